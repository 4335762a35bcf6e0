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
    Kind kind;                          ///< invalid: nothing
    std::int32_t min_depth = 1;         ///< the first depth where it occurs
    std::int32_t max_depth = 1000;      ///< the last depth where it occurs
    std::int32_t weight = 1;            ///< at min_depth
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
    std::vector<SpawnEntry<Kind>> entries;  ///< each with its weight; one is drawn at a time

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
    TileId wall;         ///< blocks steps and sight; the rock too
    TileId floor;        ///< to walk on; does not burn
    TileId door;         ///< a closed one, which opens to another tile
    TileId stairs_down;  ///< to walk on
    TileId stairs_up;    ///< to walk on

    friend bool operator==(const LevelTiles&, const LevelTiles&) = default;
};

/// The additional tiles of a town; a missing one is not laid.
struct TownTiles {
    std::optional<TileId> rooms;    ///< floor of houses
    std::optional<TileId> green;    ///< floor away from houses
    std::vector<TileId> greenery;   ///< on the green, where it blocks no way
    std::vector<TileId> furniture;  ///< in the streets, where it blocks no way
    std::vector<TileId> signs;      ///< in the wall beside a shop's door, one for each in order

    friend bool operator==(const TownTiles&, const TownTiles&) = default;
};

/// A builder, and its weight against the others.
struct BuilderChoice {
    std::string builder;       ///< one of levels::builders
    std::uint32_t weight = 1;  ///< 0: never

    friend bool operator==(const BuilderChoice&, const BuilderChoice&) = default;
};

/// A prop, and its weight against the others.
struct PropChoice {
    TileId tile;               ///< the prop
    std::uint32_t weight = 1;  ///< 0: never

    friend bool operator==(const PropChoice&, const PropChoice&) = default;
};

/// Matter that lies in patches on the floor of a level.
struct MatterPatches {
    MatterId kind;           ///< a cover or a liquid
    CountWeights count;      ///< of patches on a level
    std::int32_t cells = 1;  ///< of a patch, at most
    std::int32_t depth = 1;  ///< of a liquid, at most; it is 1 along the edge

    friend bool operator==(const MatterPatches&, const MatterPatches&) = default;
};

/// A feature that a level may have, with matter of its own.
struct Landmark {
    std::string arrival;                ///< said when the hero first comes, after the level's own words
    std::uint32_t weight = 1;           ///< against the other landmarks of the level
    std::vector<MatterPatches> matter;  ///< laid before the level's own

    friend bool operator==(const Landmark&, const Landmark&) = default;
};

/// The definition of the levels of a range of depths.
struct LevelDef {
    std::string id;                       ///< text id, unique among levels
    std::string name;                     ///< as after "the"; empty: the level has none
    std::string arrival;                  ///< said when the hero first comes; empty: the usual words
    std::vector<BuilderChoice> builders;  ///< of levels::builders; one is drawn for each level
    std::vector<std::string> overlays;    ///< of levels::overlays; laid over its work, in this order
    std::int32_t vaults = 0;              ///< the most vaults on one level
    std::string ambience;                 ///< the background sound, `ambience_<it>`; empty: silence
    std::int32_t min_depth = 1;           ///< the first depth that it is for; 0: the town
    std::int32_t max_depth = 1000;        ///< the last depth that it is for
    core::Size size{80, 43};              ///< of each level, in cells
    LevelTiles tiles;                     ///< that its builder lays
    TableId monsters;  ///< a place in Catalog::monster_tables(); invalid, only in a town: none
    TableId items;     ///< a place in Catalog::item_tables(); invalid, only in a town: none
    CountWeights monsters_per_region;  ///< how many monsters a region gets
    CountWeights items_per_region;     ///< how many items a region gets
    TableId food;                      ///< a place in Catalog::item_tables(): what its meals are drawn from
    core::Tenths meals{};           ///< that it adds to the run for certain; they add up from level to level
    ItemId prize;                   ///< lies in place of the stairs down; invalid: there are stairs
    bool daylight = false;          ///< everything in view is lit
    std::vector<MonsterId> shops;   ///< of a town: each vendor has a house of its own
    std::vector<MonsterId> folk;    ///< of a town: its other inhabitants
    TownTiles town;                 ///< of a town
    std::vector<PropChoice> props;  ///< drawn for each region
    CountWeights props_per_region;  ///< empty: no props
    CountWeights traps_per_region;  ///< empty: no traps
    std::vector<MatterPatches> matter;  ///< laid in this order
    std::vector<Landmark> landmarks;    ///< one is drawn for each level
    std::vector<std::string> sample;    ///< for the builder "weave": '#' rock, '.' open, whole squares

    friend bool operator==(const LevelDef&, const LevelDef&) = default;
};

}  // namespace torchwake::content
