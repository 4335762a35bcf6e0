#pragma once

#include <torchwake/content/ids.hpp>
#include <torchwake/core/rect.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// One entry of a spawn table: a kind, where it occurs, and how often against the others.
template <class Kind>
struct SpawnEntry {
    Kind kind;  ///< invalid: nothing
    std::int32_t min_depth = 1;
    std::int32_t max_depth = 1000;
    std::int32_t weight = 1;            ///< at min_depth
    std::int32_t weight_per_depth = 0;  ///< added for each depth below it; the sum is never below 0

    /// Its weight at that depth; 0 where it does not occur.
    [[nodiscard]] std::uint32_t weight_at(std::int32_t depth) const {
        if (depth < min_depth || depth > max_depth) {
            return 0;
        }
        const std::int64_t sum = weight + std::int64_t{weight_per_depth} * (depth - min_depth);
        return sum < 0 ? 0U : static_cast<std::uint32_t>(sum);
    }
    friend bool operator==(const SpawnEntry&, const SpawnEntry&) = default;
};

template <class Kind>
struct SpawnTable {
    std::string id;
    std::vector<SpawnEntry<Kind>> entries;

    friend bool operator==(const SpawnTable&, const SpawnTable&) = default;
};

using MonsterTable = SpawnTable<MonsterId>;
using ItemTable = SpawnTable<ItemId>;

/// How many things a region gets: index = number of things, value = weight.
using CountWeights = std::vector<std::uint32_t>;

/// The tiles that a builder lays.
struct LevelTiles {
    TileId wall;
    TileId floor;
    TileId door;
    TileId stairs_down;
    TileId stairs_up;

    friend bool operator==(const LevelTiles&, const LevelTiles&) = default;
};

/// What a town is laid of besides; what is missing is not laid.
struct TownTiles {
    std::optional<TileId> rooms;    ///< floor of houses
    std::optional<TileId> green;    ///< floor away from houses
    std::vector<TileId> greenery;   ///< stands on the green, in nobody's way
    std::vector<TileId> furniture;  ///< stands in the streets, in nobody's way
    std::vector<TileId> signs;      ///< in the wall beside the door of a shop, one for each in their order

    friend bool operator==(const TownTiles&, const TownTiles&) = default;
};

/// The builders that level generation has, by name.
inline constexpr std::array<std::string_view, 10> builder_names{
    "rooms", "caves", "crypts", "partition", "drunkard", "maze", "diffusion", "voronoi", "town", "weave"};
/// What can be laid over what a builder made.
inline constexpr std::array<std::string_view, 2> overlay_names{"erosion", "burrows"};

/// A builder, and how often it is drawn against the others.
struct BuilderChoice {
    std::string builder;
    std::uint32_t weight = 1;

    friend bool operator==(const BuilderChoice&, const BuilderChoice&) = default;
};

/// What stands about, and how often it is drawn against the others.
struct PropChoice {
    TileId tile;
    std::uint32_t weight = 1;

    friend bool operator==(const PropChoice&, const PropChoice&) = default;
};

/// A sample is cut into squares of so many cells.
inline constexpr std::int32_t weave_square = 5;

/// How the levels of a range of depths are made.
struct LevelDef {
    std::string id;
    std::vector<BuilderChoice> builders;  ///< one is drawn for each level
    std::vector<std::string> overlays;    ///< laid over its work, in this order
    std::int32_t vaults = 0;              ///< so many at the most
    std::string ambience;                 ///< the sound that goes on there: `ambience_<it>`; empty: silence
    std::int32_t min_depth = 1;
    std::int32_t max_depth = 1000;
    core::Size size{80, 43};
    LevelTiles tiles;
    TableId monsters;  ///< a place among Catalog::monster_tables(); invalid, in a town alone: nobody
    TableId items;     ///< a place among Catalog::item_tables(); invalid, in a town alone: nothing
    CountWeights monsters_per_region;
    CountWeights items_per_region;
    ItemId prize;  ///< lies where stairs down would be, and there are none; invalid: there are stairs
    bool daylight = false;            ///< all that is in view is lit
    std::vector<MonsterId> shops;     ///< of a town: each stands in a house of its own
    std::vector<MonsterId> folk;      ///< of a town: who else is about
    TownTiles town;                   ///< of a town
    std::vector<PropChoice> props;    ///< what stands about
    CountWeights props_per_region;    ///< empty: nothing does
    CountWeights traps_per_region;    ///< empty: there are none
    std::vector<std::string> sample;  ///< for the builder "weave": '#' rock, '.' open, whole squares

    friend bool operator==(const LevelDef&, const LevelDef&) = default;
};

}  // namespace torchwake::content
