#pragma once

// A reader for each kind of definition: it turns the members of a JSON object into a definition, and checks
// what can be checked against that definition alone or against those read before.

#include "sources/source.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/json/decode.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::content {

/// The ids of all lists.
struct AllIds {
    Ids tiles;
    Ids monsters;
    Ids items;
    Ids monster_tables;
    Ids item_tables;
    Ids levels;
    Ids vaults;
    Ids factions;
    Ids spells;
    Ids traits;
    Ids traps;
    Ids gifts;
    Ids matter;
    Ids lessons;
};

void read_tile(json::Fields& in, TileDef& out, const AllIds& ids);
void read_monster(json::Fields& in, MonsterDef& out, const AllIds& ids);
void read_faction(json::Fields& in, FactionDef& out, const AllIds& ids);
void read_item(json::Fields& in, ItemDef& out, const AllIds& ids);
void read_spell(json::Fields& in, SpellDef& out, const AllIds& ids);
void read_trait(json::Fields& in, TraitDef& out);
void read_trap(json::Fields& in, TrapDef& out, const AllIds& ids);
void read_gift(json::Fields& in, GiftDef& out, const AllIds& ids);
void read_lesson(json::Fields& in, LessonDef& out, const AllIds& ids);
void read_matter(json::Fields& in, MatterDef& out, const AllIds& ids);
/// Reads when something lights and how long it burns: both, or neither.
void read_burning(json::Fields& in, std::int32_t& ignition, std::int32_t& fuel);
/// Reads a number of items of one kind.
void read_supply(json::Fields& in, Supply& out, const Ids& items);
void read_monster_table(json::Fields& in, MonsterTable& out, const AllIds& ids);
void read_item_table(json::Fields& in, ItemTable& out, const AllIds& ids);

/// `tiles` are the definitions of the tile ids, in order.
void read_vault(json::Fields& in, VaultDef& out, const AllIds& ids, const std::vector<TileDef>& tiles);

/// The definitions against which a level is checked.
struct LevelSurroundings {
    const AllIds& ids;
    const CatalogParts& parts;               ///< with all tiles and tables
    std::optional<std::int32_t> next_depth;  ///< the first depth without a level; nothing: unknown
    Source* tiles_at_fault;  ///< receives faults of tiles; null: the level is a mod's, which chose them
};

/// Returns the next depth for the level that follows.
std::optional<std::int32_t> read_level(json::Fields& in, LevelDef& out, const LevelSurroundings& around);

}  // namespace torchwake::content
