#pragma once

// One function for each kind of definition: members of a JSON object in, a definition out. Each checks all
// that can be checked about its definition alone or against definitions that were read before.

#include "source.hpp"

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
};

void read_tile(json::Fields& in, TileDef& out, const AllIds& ids);
void read_monster(json::Fields& in, MonsterDef& out, const AllIds& ids);
void read_faction(json::Fields& in, FactionDef& out, const AllIds& ids);
void read_item(json::Fields& in, ItemDef& out, const AllIds& ids);
void read_spell(json::Fields& in, SpellDef& out, const AllIds& ids);
void read_trait(json::Fields& in, TraitDef& out);
void read_trap(json::Fields& in, TrapDef& out, const AllIds& ids);
void read_monster_table(json::Fields& in, MonsterTable& out, const AllIds& ids);
void read_item_table(json::Fields& in, ItemTable& out, const AllIds& ids);

/// `tiles` are those that the ids of tiles stand for, in order.
void read_vault(json::Fields& in, VaultDef& out, const AllIds& ids, const std::vector<TileDef>& tiles);

/// What a level is checked against.
struct LevelSurroundings {
    const AllIds& ids;
    const CatalogParts& parts;               ///< with all tiles and tables
    std::optional<std::int32_t> next_depth;  ///< the first depth that no level before has; nothing: unknown
    Source* tiles_at_fault;  ///< of tiles; null: the level is a mod's, which chose the tiles that it lays
};

/// Answers the next depth for the level that follows.
std::optional<std::int32_t> read_level(json::Fields& in, LevelDef& out, const LevelSurroundings& around);

}  // namespace torchwake::content
