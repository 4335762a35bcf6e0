#include "event_digest.hpp"

#include <torchwake/rules/event.hpp>
#include <torchwake/rules/fields.hpp>

#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>

namespace torchwake::same_everywhere {
namespace {

/// Writes what a value means. What is nothing (no definition, zero, false) is left out, so that a new field
/// that is not used changes nothing.
class Folder {
  public:
    Folder(const content::Catalog& catalog, core::Hasher& hasher) : catalog_(&catalog), hasher_(&hasher) {}

    void text(std::string_view value) { hasher_->add_bytes(std::as_bytes(std::span(value))); }

    void add(content::MonsterId id) {
        name(id, [this, id] { return catalog_->monster(id).id; });
    }
    void add(content::ItemId id) {
        name(id, [this, id] { return catalog_->item(id).id; });
    }
    void add(content::TileId id) {
        name(id, [this, id] { return catalog_->tile(id).id; });
    }
    void add(content::SpellId id) {
        name(id, [this, id] { return catalog_->spell(id).id; });
    }
    void add(content::TrapId id) {
        name(id, [this, id] { return catalog_->trap(id).id; });
    }
    void add(content::MatterId id) {
        name(id, [this, id] { return catalog_->matter(id).id; });
    }
    void add(content::GiftId id) {
        name(id, [this, id] { return catalog_->gift(id).id; });
    }
    void add(content::VaultId id) {
        name(id, [this, id] { return catalog_->vault(id).id; });
    }
    void add(rules::EntityId /*id*/) {}
    void add(rules::Slot slot) { hasher_->add(slot.value); }
    template <class Tag, class Rep>
    void add(core::Quantity<Tag, Rep> quantity) {
        add(quantity.value);
    }
    template <class T>
        requires std::integral<T> || std::is_enum_v<T>
    void add(T value) {
        if (value != T{}) {
            hasher_->add(value);
        }
    }
    template <class T>
    void add(const std::optional<T>& value) {
        if (value) {
            add(*value);
        }
    }
    void add(core::Point at) {
        hasher_->add(at.x);
        hasher_->add(at.y);
    }
    template <rules::Described T>
    void add(const T& value) {
        rules::visit_fields(value, [this](std::string_view, const auto& field) { this->add(field); });
    }

  private:
    template <class Id, class NameOf>
    void name(Id id, NameOf name_of) {
        if (id.valid()) {
            text(name_of());
        }
    }

    const content::Catalog* catalog_;
    core::Hasher* hasher_;
};

}  // namespace

void EventDigest::add(std::span<const rules::Event> events) {
    Folder folder(*catalog_, hasher_);
    for (const rules::Event& event : events) {
        folder.text(rules::event_names.at(event.index()));
        std::visit([&folder](const auto& facts) { folder.add(facts); }, event);
    }
}

void EventDigest::add_end(const rules::World& world) {
    Folder folder(*catalog_, hasher_);
    folder.text("end");
    if (const auto* const position = world.entities.positions.find(rules::hero_id)) {
        folder.add(position->at);
    }
    const rules::Vitals& vitals = world.entities.vitals[rules::hero_id];
    const rules::Abilities& abilities = world.entities.abilities[rules::hero_id];
    for (const std::int32_t number :
         {world.run.turn, world.run.kills, world.level.depth, vitals.hit_points, vitals.max_hit_points,
          vitals.mana, vitals.max_mana, abilities.level, abilities.experience}) {
        hasher_.add(number);
    }
    folder.add(world.run.killer);
}

}  // namespace torchwake::same_everywhere
