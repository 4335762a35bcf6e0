#pragma once

#include <torchwake/content/ids.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// One entry of a spawn table: a kind, its depths, and its weight against the others.
template <class Kind>
struct SpawnEntry {
    Kind kind;                          ///< what occurs; invalid: nothing
    std::int32_t min_depth = 1;         ///< the first depth where it occurs
    std::int32_t max_depth = 1000;      ///< the last depth where it occurs
    std::int32_t weight = 1;            ///< its weight at min_depth
    std::int32_t weight_per_depth = 0;  ///< added for each depth below it; the sum is never below 0

    /// Its weight at that depth; 0 if it does not occur there.
    [[nodiscard]] std::uint32_t weight_at(std::int32_t depth) const {
        if (depth < min_depth || depth > max_depth) {
            return 0;
        }
        const std::int64_t sum = weight + std::int64_t{weight_per_depth} * (depth - min_depth);
        return sum < 0 ? 0U : static_cast<std::uint32_t>(sum);
    }
    friend bool operator==(const SpawnEntry&, const SpawnEntry&) = default;
};

/// The kinds that may be drawn for a level.
template <class Kind>
struct SpawnTable {
    std::string id;                         ///< text id, unique among tables of that sort
    std::vector<SpawnEntry<Kind>> entries;  ///< what is drawn from, one at a time, by weight

    friend bool operator==(const SpawnTable&, const SpawnTable&) = default;
};

/// A spawn table of kinds of actors.
using MonsterTable = SpawnTable<MonsterId>;
/// A spawn table of kinds of items.
using ItemTable = SpawnTable<ItemId>;

/// The number of things in a region: index = number of things, value = weight.
using CountWeights = std::vector<std::uint32_t>;

/// The tiles that a builder lays.
struct LevelTiles {
    TileId wall;         ///< the walls, and the rock; it blocks steps and sight
    TileId floor;        ///< the ground, to walk on; it does not burn
    TileId door;         ///< a closed one, which opens to another tile
    TileId stairs_down;  ///< these can be walked on
    TileId stairs_up;    ///< these can be walked on

    friend bool operator==(const LevelTiles&, const LevelTiles&) = default;
};

/// The additional tiles of a town; a missing one is not laid.
struct TownTiles {
    std::optional<TileId> rooms;    ///< the floor of houses
    std::optional<TileId> green;    ///< the floor away from houses
    std::vector<TileId> greenery;   ///< what stands on the green, where it blocks no way
    std::vector<TileId> furniture;  ///< what stands in the streets, where it blocks no way
    std::vector<TileId> signs;  ///< the signs in the walls beside the doors of shops, one for each in order

    friend bool operator==(const TownTiles&, const TownTiles&) = default;
};

/// A builder, and its weight against the others.
struct BuilderChoice {
    std::string builder;       ///< its name in levels::builders
    std::uint32_t weight = 1;  ///< its weight when one is drawn; 0: never

    friend bool operator==(const BuilderChoice&, const BuilderChoice&) = default;
};

/// A prop, and its weight against the others.
struct PropChoice {
    TileId tile;               ///< the prop
    std::uint32_t weight = 1;  ///< its weight when one is drawn; 0: never

    friend bool operator==(const PropChoice&, const PropChoice&) = default;
};

/// Matter that lies in patches on the floor of a level.
struct MatterPatches {
    MatterId kind;           ///< the kind, a cover or a liquid
    CountWeights count;      ///< the number of patches on a level
    std::int32_t cells = 1;  ///< the most cells of a patch
    std::int32_t depth = 1;  ///< the greatest depth of a liquid; it is 1 along the edge

    friend bool operator==(const MatterPatches&, const MatterPatches&) = default;
};

/// A feature that a level may have, with matter of its own.
struct Landmark {
    std::string arrival;       ///< what is said when the hero first comes, after the level's own words
    std::uint32_t weight = 1;  ///< its weight among the landmarks of the level
    std::vector<MatterPatches> matter;  ///< the patches that are laid before the level's own

    friend bool operator==(const Landmark&, const Landmark&) = default;
};

/// The place at the end of a level, and the lord that guards it.
struct Arena {
    VaultId vault;   ///< an arena
    MonsterId lord;  ///< a kind with MonsterDef::lord

    friend bool operator==(const Arena&, const Arena&) = default;
};

/// The width, in cells, that an arena leaves to the rest of its level at least.
inline constexpr std::int32_t least_width_beside_arena = 40;

/// The definition of the levels of a range of depths.
struct LevelDef {
    std::string id;                       ///< text id, unique among levels
    std::string name;                     ///< its name as after "the"; empty: it has none
    std::string arrival;                  ///< what is said when the hero first comes; empty: the usual words
    std::vector<BuilderChoice> builders;  ///< its builders, of which one is drawn for each level
    std::vector<std::string> overlays;    ///< names in levels::overlays, laid over the rest in this order
    std::int32_t vaults = 0;              ///< the most vaults on one level
    std::int32_t scenes = 0;              ///< the most scenes on one level
    std::string ambience;                 ///< the background sound, `ambience_<it>`; empty: silence
    std::int32_t min_depth = 1;           ///< the first depth that it is for; 0: the town
    std::int32_t max_depth = 1000;        ///< the last depth that it is for
    core::Size size{80, 43};              ///< the size of a level, in cells
    LevelTiles tiles;                     ///< the tiles that its builder lays
    TableId monsters;  ///< an index in Catalog::monster_tables(); invalid, only in a town: no monsters
    TableId items;     ///< an index in Catalog::item_tables(); invalid, only in a town: no items
    CountWeights monsters_per_region;  ///< how many monsters a region gets
    CountWeights items_per_region;     ///< how many items a region gets
    TableId food;                      ///< the table of its meals, an index in Catalog::item_tables()
    core::Tenths meals{};  ///< the meals that it adds to the run for certain; they add up from level to level
    ItemId prize;          ///< what lies in place of the stairs down; invalid: there are stairs
    std::optional<Arena> arena{};       ///< holds the end of the way; nothing: any region does
    bool daylight = false;              ///< everything in view is lit
    std::vector<MonsterId> shops;       ///< the vendors of a town, each in a house of its own
    std::vector<MonsterId> folk;        ///< the other inhabitants of a town
    TownTiles town;                     ///< the tiles of a town
    std::vector<PropChoice> props;      ///< the props that are drawn for each region
    CountWeights props_per_region;      ///< the number of props in a region; empty: none
    CountWeights traps_per_region;      ///< the number of traps in a region; empty: none
    std::vector<MatterPatches> matter;  ///< the patches of matter, laid in this order
    std::vector<Landmark> landmarks;    ///< its landmarks, of which one is drawn for each level
    std::vector<std::string> sample;    ///< of the builder "weave", in whole squares: '#' rock, '.' open

    friend bool operator==(const LevelDef&, const LevelDef&) = default;
};

}  // namespace torchwake::content
