#include "catalog/data_hash.hpp"
#include "sources/source.hpp"
#include "sources/variants.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace torchwake::content {
namespace {

template <class Id, class T>
std::optional<Id> find_by_text(const std::vector<T>& definitions, std::string_view id) {
    const auto place = std::ranges::find(definitions, id, &T::id);
    if (place == definitions.end()) {
        return std::nullopt;
    }
    return Id{static_cast<typename Id::rep>(place - definitions.begin())};
}

template <class Id, class T>
bool names_one_of(Id id, const std::vector<T>& definitions) {
    return id.value < definitions.size();
}

template <class Id, class T>
bool absent_or_one_of(const std::optional<Id>& id, const std::vector<T>& definitions) {
    return !id || names_one_of(*id, definitions);
}

template <class Kind, class T>
bool names_only(const SpawnTable<Kind>& table, const std::vector<T>& definitions) {
    return std::ranges::all_of(table.entries, [&definitions](const SpawnEntry<Kind>& entry) {
        return !entry.kind.valid() || names_one_of(entry.kind, definitions);
    });
}

/// Only a town may have no table.
template <class T>
bool is_table_of(const LevelDef& level, TableId table, const std::vector<T>& tables) {
    return names_one_of(table, tables) || (!table.valid() && level.min_depth == 0);
}

template <class Id, class T>
bool all_named(const std::vector<Id>& ids, const std::vector<T>& definitions) {
    return std::ranges::all_of(ids, [&definitions](Id id) { return names_one_of(id, definitions); });
}

bool ids_are_sound(const TownTiles& town, const std::vector<TileDef>& tiles) {
    return absent_or_one_of(town.rooms, tiles) && absent_or_one_of(town.green, tiles) &&
           all_named(town.greenery, tiles) && all_named(town.furniture, tiles) &&
           all_named(town.signs, tiles);
}

bool ids_are_sound(const std::vector<MatterPatches>& matter, const CatalogParts& parts) {
    return std::ranges::all_of(
        matter, [&parts](const MatterPatches& patches) { return names_one_of(patches.kind, parts.matter); });
}

bool ids_are_sound(const LevelDef& level, const CatalogParts& parts) {
    const LevelTiles& tiles = level.tiles;
    const auto laid = {tiles.wall, tiles.floor, tiles.door, tiles.stairs_down, tiles.stairs_up};
    return std::ranges::all_of(laid, [&parts](TileId id) { return names_one_of(id, parts.tiles); }) &&
           ids_are_sound(level.town, parts.tiles) &&
           is_table_of(level, level.monsters, parts.monster_tables) &&
           is_table_of(level, level.items, parts.item_tables) && all_named(level.shops, parts.monsters) &&
           all_named(level.folk, parts.monsters) &&
           (!level.prize.valid() || names_one_of(level.prize, parts.items)) &&
           std::ranges::all_of(
               level.props,
               [&parts](const PropChoice& choice) { return names_one_of(choice.tile, parts.tiles); }) &&
           ids_are_sound(level.matter, parts) &&
           std::ranges::all_of(level.landmarks, [&parts](const Landmark& landmark) {
               return ids_are_sound(landmark.matter, parts);
           });
}

/// True if every spell that the effects teach exists, and every matter that they bring.
bool ids_are_sound(const std::vector<ItemEffect>& effects, const CatalogParts& parts) {
    return std::ranges::all_of(effects, [&parts](const ItemEffect& effect) {
        const auto* const learn = std::get_if<LearnEffect>(&effect);
        const auto* const matter = std::get_if<MatterEffect>(&effect);
        return (learn == nullptr || names_one_of(learn->spell, parts.spells)) &&
               (matter == nullptr || names_one_of(matter->kind, parts.matter));
    });
}

bool ids_are_sound(const VaultDef& vault, const std::vector<TileDef>& tiles) {
    for (std::size_t index = 0; index < vault.cells.span().size(); ++index) {
        if (vault.cells.span()[index] == VaultCell::Tile && !names_one_of(vault.tiles.span()[index], tiles)) {
            return false;
        }
    }
    return vault.tiles.size() == vault.cells.size() && !vault.entrances.empty();
}

bool ids_are_sound(const CatalogParts& parts) {
    const auto tile_sound = [&parts](const TileDef& tile) {
        return absent_or_one_of(tile.opens_to, parts.tiles) &&
               absent_or_one_of(tile.closes_to, parts.tiles) &&
               absent_or_one_of(tile.emptied_to, parts.tiles) &&
               absent_or_one_of(tile.switches_to, parts.tiles) &&
               absent_or_one_of(tile.rolls_as, parts.items) &&
               absent_or_one_of(tile.holds, parts.item_tables) && absent_or_one_of(tile.guard, parts.traps);
    };
    const auto monster_sound = [&parts](const MonsterDef& monster) {
        const auto* const burst = find_trick<BurstTrick>(monster.tricks);
        return absent_or_one_of(monster.loot, parts.item_tables) &&
               (!monster.faction.valid() || names_one_of(monster.faction, parts.factions)) &&
               all_named(monster.equipment, parts.items) && all_named(monster.spells, parts.spells) &&
               (!monster.stock || names_one_of(monster.stock->table, parts.item_tables)) &&
               (burst == nullptr || names_one_of(burst->matter, parts.matter));
    };
    const auto gift_sound = [&parts](const GiftDef& gift) {
        return std::ranges::all_of(
            gift.items, [&parts](const Supply& supply) { return names_one_of(supply.item, parts.items); });
    };
    const auto matter_sound = [&parts](const MatterDef& matter) {
        return std::ranges::all_of(
            std::array{matter.ash, matter.smoke, matter.trodden, matter.slick, matter.stirs, matter.frozen,
                       matter.thawed, matter.crust, matter.soured},
            [&parts](std::optional<MatterId> other) { return absent_or_one_of(other, parts.matter); });
    };
    const auto effects_sound = [&parts](const auto& definition) {
        return ids_are_sound(definition.effects, parts);
    };
    const auto faction_sound = [&parts](const FactionDef& faction) {
        return std::ranges::all_of(faction.reactions, [&parts](const NamedReaction& named) {
            return names_one_of(named.towards, parts.factions);
        });
    };
    const auto monsters_named = [&parts](const MonsterTable& table) {
        return names_only(table, parts.monsters);
    };
    const auto items_named = [&parts](const ItemTable& table) { return names_only(table, parts.items); };
    const auto level_sound = [&parts](const LevelDef& level) { return ids_are_sound(level, parts); };
    const auto vault_sound = [&parts](const VaultDef& vault) { return ids_are_sound(vault, parts.tiles); };
    return std::ranges::all_of(parts.vaults, vault_sound) && std::ranges::all_of(parts.tiles, tile_sound) &&
           std::ranges::all_of(parts.monsters, monster_sound) &&
           std::ranges::all_of(parts.items, effects_sound) &&
           std::ranges::all_of(parts.spells, effects_sound) &&
           std::ranges::all_of(parts.traps, effects_sound) &&
           std::ranges::all_of(parts.monster_tables, monsters_named) &&
           std::ranges::all_of(parts.item_tables, items_named) &&
           std::ranges::all_of(parts.levels, level_sound) &&
           std::ranges::all_of(parts.factions, faction_sound) && parts.factions.size() <= most_factions &&
           std::ranges::all_of(parts.gifts, gift_sound) && parts.gifts.size() <= most_gifts &&
           std::ranges::all_of(parts.matter, matter_sound) && parts.matter.size() <= most_matter;
}

std::optional<TileId> first_portal(const std::vector<TileDef>& tiles) {
    const auto tile = std::ranges::find_if(tiles, &TileDef::portal);
    return tile == tiles.end() ? std::nullopt
                               : std::optional(TileId{static_cast<TileId::rep>(tile - tiles.begin())});
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

std::optional<ItemId> first_with(bool ItemDef::* flag, const std::vector<ItemDef>& items) {
    const auto item = std::ranges::find_if(items, flag);
    return item == items.end() ? std::nullopt
                               : std::optional(ItemId{static_cast<ItemId::rep>(item - items.begin())});
}

std::optional<MatterId> first_steam(const std::vector<MatterDef>& matter) {
    const auto steam = std::ranges::find_if(matter, &MatterDef::steam);
    return steam == matter.end()
               ? std::nullopt
               : std::optional(MatterId{static_cast<MatterId::rep>(steam - matter.begin())});
}

/// Returns the same parts. Requires: the invariants of Catalog.
CatalogParts checked(CatalogParts parts) {
    TORCHWAKE_EXPECTS(ids_are_sound(parts));
    TORCHWAKE_EXPECTS(each_depth_has_one_level(parts.levels));
    TORCHWAKE_EXPECTS(prize_is_sound(parts));
    TORCHWAKE_EXPECTS(std::ranges::count_if(parts.items, &ItemDef::money) <= 1);
    TORCHWAKE_EXPECTS(count_kinds(parts.items, parts.traits) < ItemId::none_value);
    TORCHWAKE_EXPECTS(find_by_text<MonsterId>(parts.monsters, hero_id).has_value());
    return parts;
}

}  // namespace

Catalog::Catalog(CatalogParts parts)
    : parts_(checked(std::move(parts))),
      hero_(*find_by_text<MonsterId>(parts_.monsters, hero_id)),
      prize_(first_with(&ItemDef::prize, parts_.items)),
      money_(first_with(&ItemDef::money, parts_.items)),
      portal_(first_portal(parts_.tiles)),
      steam_(first_steam(parts_.matter)),
      matter_facts_(parts_.tiles, parts_.matter, parts_.items),
      first_depth_(shallowest(parts_.levels)),
      last_depth_(deepest(parts_.levels)),
      reactions_(parts_.factions, parts_.monsters, hero_),
      data_hash_(hash_of(parts_)),
      data_items_(parts_.items.size()),
      finds_(add_variants(parts_.items, parts_.traits)) {}

const TileDef& Catalog::tile(TileId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.tiles));
    return parts_.tiles[id.value];
}

const MonsterDef& Catalog::monster(MonsterId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.monsters));
    return parts_.monsters[id.value];
}

const ItemDef& Catalog::item(ItemId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.items));
    return parts_.items[id.value];
}

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

const SpellDef& Catalog::spell(SpellId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.spells));
    return parts_.spells[id.value];
}

const TrapDef& Catalog::trap(TrapId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.traps));
    return parts_.traps[id.value];
}

const GiftDef& Catalog::gift(GiftId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.gifts));
    return parts_.gifts[id.value];
}

const MatterDef& Catalog::matter(MatterId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.matter));
    return parts_.matter[id.value];
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

const MonsterTable& Catalog::monster_table(TableId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.monster_tables));
    return parts_.monster_tables[id.value];
}

const ItemTable& Catalog::item_table(TableId id) const {
    TORCHWAKE_EXPECTS(names_one_of(id, parts_.item_tables));
    return parts_.item_tables[id.value];
}

const LevelDef& Catalog::level_at(std::int32_t depth) const {
    TORCHWAKE_EXPECTS(first_depth_ <= depth && depth <= last_depth_);
    return *std::ranges::find_if(parts_.levels,
                                 [depth](const LevelDef& level) { return is_for(level, depth); });
}

std::optional<TileId> Catalog::find_tile(std::string_view id) const {
    return find_by_text<TileId>(parts_.tiles, id);
}

std::optional<MonsterId> Catalog::find_monster(std::string_view id) const {
    return find_by_text<MonsterId>(parts_.monsters, id);
}

std::optional<ItemId> Catalog::find_item(std::string_view id) const {
    return find_by_text<ItemId>(parts_.items, id);
}

std::optional<SpellId> Catalog::find_spell(std::string_view id) const {
    return find_by_text<SpellId>(parts_.spells, id);
}

std::optional<TrapId> Catalog::find_trap(std::string_view id) const {
    return find_by_text<TrapId>(parts_.traps, id);
}

std::optional<GiftId> Catalog::find_gift(std::string_view id) const {
    return find_by_text<GiftId>(parts_.gifts, id);
}

std::optional<MatterId> Catalog::find_matter(std::string_view id) const {
    return find_by_text<MatterId>(parts_.matter, id);
}

}  // namespace torchwake::content
