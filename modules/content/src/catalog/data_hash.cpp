#include "catalog/data_hash.hpp"

#include "catalog/definition_fields.hpp"
#include "readers/definition_lists.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/hash.hpp>

#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>

namespace torchwake::content {
namespace {

/// Feeds definitions to a hasher by their member lists. An optional member is a flag, then the value if there
/// is one; an id is a flag, then the text id of the definition, which must exist.
class DefinitionHasher {
  public:
    explicit DefinitionHasher(const CatalogParts& parts) : parts_(&parts) {}

    [[nodiscard]] std::uint64_t digest() {
        for_each_list([this]<class Definition>(const DefinitionListOf<Definition>& list) {
            if constexpr (!std::is_same_v<Definition, LessonDef>) {
                add(parts_->*list.definitions);
            }
        });
        return hasher_.digest();
    }

  private:
    template <class T>
        requires std::integral<T> || std::is_enum_v<T>
    void add(T value) {
        hasher_.add(value);
    }
    template <class Tag, class Rep>
    void add(core::Quantity<Tag, Rep> quantity) {
        add(quantity.value);
    }
    void add(std::string_view text) { hasher_.add_bytes(std::as_bytes(std::span(text))); }
    void add(const std::string& text) { add(std::string_view(text)); }
    void add(core::Size size) {
        add(size.width);
        add(size.height);
    }

    void add(core::Point at) {
        add(at.x);
        add(at.y);
    }

    void add(const Powers& powers) {
        for (const std::int32_t amount : powers.of) {
            add(amount);
        }
    }

    void add(TileId id) { add_name(id, parts_->tiles); }
    void add(MonsterId id) { add_name(id, parts_->monsters); }
    void add(ItemId id) { add_name(id, parts_->items); }
    void add(SpellId id) { add_name(id, parts_->spells); }
    void add(TrapId id) { add_name(id, parts_->traps); }
    void add(MatterId id) { add_name(id, parts_->matter); }
    void add(VaultId id) { add_name(id, parts_->vaults); }
    void add(FactionId id) { add_name(id, parts_->factions); }
    void add(LevelId id) { add_name(id, parts_->levels); }
    template <class Id, class T>
    void add_name(Id id, const std::vector<T>& definitions) {
        add(id.valid());
        if (id.valid()) {
            TORCHWAKE_EXPECTS(id.value < definitions.size());
            add(definitions[id.value].id);
        }
    }

    /// For item tables; a level names its monsters' table itself.
    void add(TableId id) { add_name(id, parts_->item_tables); }
    template <class Tag, class Rep>
    void add(const std::optional<core::Id<Tag, Rep>>& id) {
        add(id.value_or(core::Id<Tag, Rep>()));
    }

    template <class T>
    void add(const std::optional<T>& value) {
        add(value.has_value());
        if (value) {
            add(*value);
        }
    }
    template <class T>
    void add(const std::vector<T>& values) {
        add(values.size());
        for (const T& value : values) {
            add(value);
        }
    }
    void add(const core::Grid<VaultCell>& cells) {
        add(cells.width());
        hasher_.add_bytes(std::as_bytes(cells.span()));
    }
    void add(const core::Grid<TileId>& tiles) {
        add(tiles.width());
        for (const TileId tile : tiles.span()) {
            add(tile);
        }
    }
    void add(const ItemEffect& effect) {
        add(effect.index());
        std::visit([this](const auto& kind) { add(kind); }, effect);
    }
    void add(const Trick& trick) {
        add(trick.index());
        std::visit([this](const auto& kind) { add(kind); }, trick);
    }
    template <Described T>
    void add(const T& definition) {
        visit_members(definition, [this](std::string_view, const auto& member) { this->add(member); });
        add_more(definition);
    }

    /// Adds members that are not hashed by value.
    template <class T>
    void add_more(const T&) {}
    void add_more(const MonsterDef& monster) { add(monster.quips.size()); }
    void add_more(const LevelDef& level) { add_name(level.monsters, parts_->monster_tables); }
    void add_more(const TraitDef& trait) {
        add(trait.is_plain());
        add(trait.cursed.empty());
    }

    const CatalogParts* parts_;
    core::Hasher hasher_;
};

}  // namespace

std::uint64_t hash_of(const CatalogParts& parts) {
    return DefinitionHasher(parts).digest();
}

}  // namespace torchwake::content
