#include "catalog/data_hash.hpp"
#include "sources/source.hpp"
#include "sources/variants.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace torchwake::content {
namespace {

/// The first definition with a flag; nothing if none has it.
template <class Id, class Definition>
std::optional<Id> first_with(bool Definition::* flag, const std::vector<Definition>& definitions) {
    const auto found = std::ranges::find_if(definitions, flag);
    return found == definitions.end()
               ? std::nullopt
               : std::optional(Id{static_cast<typename Id::rep>(found - definitions.begin())});
}

/// Only a town may have no tables.
bool has_tables(const LevelDef& level) {
    return (level.monsters.valid() && level.items.valid()) || level.min_depth == 0;
}

bool is_drawn(const VaultDef& vault) {
    return vault.tiles.size() == vault.cells.size() && (vault.scene || !vault.entrances.empty());
}

bool arena_is_sound(const CatalogParts& parts, const LevelDef& level) {
    return !level.arena || (level.arena->vault.value < parts.vaults.size() &&
                            parts.vaults[level.arena->vault.value].is_arena() && level.overlays.empty() &&
                            level.arena->lord.value < parts.monsters.size() &&
                            parts.monsters[level.arena->lord.value].lord.has_value());
}

bool fits_limits(const CatalogParts& parts) {
    return parts.factions.size() <= most_factions && parts.gifts.size() <= most_gifts &&
           parts.matter.size() <= most_matter && count_kinds(parts.items, parts.traits) < ItemId::none_value;
}

bool is_for(const LevelDef& level, std::int32_t depth) {
    return level.min_depth <= depth && depth <= level.max_depth;
}

std::int32_t deepest(const std::vector<LevelDef>& levels) {
    std::int32_t depth = 0;
    for (const LevelDef& level : levels) {
        depth = std::max(depth, level.max_depth);
    }
    return depth;
}

/// The depth of the town, if there is one, else 1.
std::int32_t shallowest(const std::vector<LevelDef>& levels) {
    const bool has_town = std::ranges::any_of(levels, [](const LevelDef& level) { return is_for(level, 0); });
    return has_town ? 0 : 1;
}

bool each_depth_has_one_level(const std::vector<LevelDef>& levels) {
    for (std::int32_t depth = shallowest(levels); depth <= deepest(levels); ++depth) {
        const auto here = [depth](const LevelDef& level) { return is_for(level, depth); };
        if (std::ranges::count_if(levels, here) != 1) {
            return false;
        }
    }
    return !levels.empty();
}

bool prize_is_sound(const CatalogParts& parts) {
    const auto lies_right = [&parts](const LevelDef& level) {
        return !level.prize.valid() ||
               (parts.items[level.prize.value].prize && level.max_depth == deepest(parts.levels));
    };
    return std::ranges::count_if(parts.items, &ItemDef::prize) <= 1 &&
           std::ranges::all_of(parts.levels, lies_right);
}

/// Returns the same parts. Requires: the invariants of Catalog. Hashing checks the ids.
CatalogParts checked(CatalogParts parts) {
    TORCHWAKE_EXPECTS(std::ranges::all_of(parts.levels, has_tables));
    TORCHWAKE_EXPECTS(std::ranges::all_of(parts.vaults, is_drawn));
    TORCHWAKE_EXPECTS(std::ranges::all_of(
        parts.levels, [&parts](const LevelDef& level) { return arena_is_sound(parts, level); }));
    TORCHWAKE_EXPECTS(each_depth_has_one_level(parts.levels));
    TORCHWAKE_EXPECTS(fits_limits(parts));
    TORCHWAKE_EXPECTS(prize_is_sound(parts));
    TORCHWAKE_EXPECTS(std::ranges::count_if(parts.items, &ItemDef::money) <= 1);
    TORCHWAKE_EXPECTS(std::ranges::count(parts.monsters, hero_id, &MonsterDef::id) > 0);
    return parts;
}

}  // namespace

Catalog::Catalog(CatalogParts parts)
    : parts_(checked(std::move(parts))),
      data_hash_(hash_of(parts_)),
      hero_(*find_monster(hero_id)),
      prize_(first_with<ItemId>(&ItemDef::prize, parts_.items)),
      money_(first_with<ItemId>(&ItemDef::money, parts_.items)),
      portal_(first_with<TileId>(&TileDef::portal, parts_.tiles)),
      steam_(first_with<MatterId>(&MatterDef::steam, parts_.matter)),
      matter_facts_(parts_.tiles, parts_.matter, parts_.items),
      first_depth_(shallowest(parts_.levels)),
      last_depth_(deepest(parts_.levels)),
      reactions_(parts_.factions, parts_.monsters, hero_),
      data_items_(parts_.items.size()),
      finds_(add_variants(parts_.items, parts_.traits)) {}

ItemId Catalog::draw_find(ItemId kind, std::int32_t depth, core::RandomStream& stream) const {
    TORCHWAKE_EXPECTS(kind.value < data_items_);
    const std::vector<ItemId>& finds = finds_[kind.value];
    std::vector<std::uint32_t> weights;
    for (std::size_t place = 0; place < finds.size(); ++place) {
        const TraitDef& trait = parts_.traits[place];
        const bool occurs = finds[place].valid() && trait.min_depth <= depth && depth <= trait.max_depth;
        weights.push_back(occurs ? trait.weight : 0);
    }
    const bool any = std::ranges::any_of(weights, [](std::uint32_t weight) { return weight > 0; });
    return any ? finds[stream.weighted(weights)] : kind;
}

const std::vector<ItemEffect>& Catalog::effects_of(const EffectSource& source) const {
    return source.spell.valid() ? spell(source.spell).effects : item(source.item).effects;
}

const std::optional<Aim>& Catalog::aim_of(const EffectSource& source) const {
    return source.spell.valid() ? spell(source.spell).aim : item(source.item).aim;
}

bool Catalog::breaks(const EffectSource& source) const {
    return source.item.valid() && item(source.item).breaks;
}

const LevelDef& Catalog::level_at(std::int32_t depth) const {
    TORCHWAKE_EXPECTS(first_depth_ <= depth && depth <= last_depth_);
    return *std::ranges::find_if(parts_.levels,
                                 [depth](const LevelDef& level) { return is_for(level, depth); });
}

}  // namespace torchwake::content
