#pragma once

// The builders. Each makes a level of any size from `least_size` on, draws only from the stream, and makes a
// bounded number of tries: if none of them succeeds, the level is plain. Each keeps what level.hpp promises.
// Cost: some steps per cell; the README has the times, and a picture by each.

#include <torchwake/core/random.hpp>
#include <torchwake/levels/level.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace torchwake::levels {

/// A builder: makes a level of the request's size by draws from the stream, and tells the observer after each
/// step.
using Build = Level(const Request& request, core::RandomStream& stream, const Observer& observer);

/// Rooms of many shapes and sizes, joined by corridors, with doors where a corridor meets a room. Each region
/// is a room. Steps: rock, rooms, corridors, doors.
[[nodiscard]] Level build_rooms(const Request& request, core::RandomStream& stream,
                                const Observer& observer = {});

/// Natural caverns, joined by tunnels and shortcuts; no doors. Steps: rock, noise, smoothing, caverns,
/// tunnels, shortcuts.
/// Source: "Cellular Automata Method for Generating Random Cave-Like Levels", RogueBasin.
[[nodiscard]] Level build_caves(const Request& request, core::RandomStream& stream,
                                const Observer& observer = {});

/// Halls wall to wall, divided by wide aisles, with colonnades, burial niches, crossings, and chambers within
/// halls. Each region is a hall or an aisle. Steps: rock, aisles, halls, passages, doors.
[[nodiscard]] Level build_crypts(const Request& request, core::RandomStream& stream,
                                 const Observer& observer = {});

/// A rectangle that is divided repeatedly, with a room in each part and thin walls between; doors. Each
/// region is a room. Steps: rock, rooms, corridors, doors.
/// Source: binary space partition, "Basic BSP Dungeon generation", RogueBasin.
[[nodiscard]] Level build_partition(const Request& request, core::RandomStream& stream,
                                    const Observer& observer = {});

/// Winding tunnels with a hollow at the end of each; no doors.
/// Steps: rock, walks (three times), tunnels, shortcuts.
/// Source: "Random Walk Cave Generation", RogueBasin.
[[nodiscard]] Level build_drunkard(const Request& request, core::RandomStream& stream,
                                   const Observer& observer = {});

/// Passages one cell wide with rooms among them; doors. Blind alleys are filled from their ends, and most of
/// the remaining ones are opened into a neighbouring way. Each region is a room with the passages nearest to
/// it, or a group of passages near each other.
/// Steps: rock, rooms, maze, loops, doors.
/// Source: R. Nystrom, "Rooms and Mazes: A Procedural Dungeon Generator", 2014.
[[nodiscard]] Level build_maze(const Request& request, core::RandomStream& stream,
                               const Observer& observer = {});

/// Crevices that branch like frost: grains drift through rock until they touch an open cell, and open the
/// rock there; no doors. Steps: rock, growth (four times), tunnels, shortcuts.
/// Source: T. Witten, L. Sander, "Diffusion-Limited Aggregation", 1981.
[[nodiscard]] Level build_diffusion(const Request& request, core::RandomStream& stream,
                                    const Observer& observer = {});

/// A hive: each chamber has the cells that are nearest to one of many points, and gaps lead through the thin
/// walls; no doors. Each region is a chamber, with the part of its exits nearest to it.
/// Steps: rock, chambers, gaps, tunnels.
[[nodiscard]] Level build_voronoi(const Request& request, core::RandomStream& stream,
                                  const Observer& observer = {});

/// The least number of houses in a town that is large enough for them.
inline constexpr std::size_t least_houses = 5;

/// A town: houses, each with one door, along streets at least two cells wide, and open squares. The first
/// regions are the houses, those nearest to the middle first; the others are areas of the streets.
/// Steps: rock, streets, houses, doors.
[[nodiscard]] Level build_town(const Request& request, core::RandomStream& stream,
                               const Observer& observer = {});

/// The side, in cells, of the squares into which the sample of a level is cut.
inline constexpr std::int32_t weave_square = 5;

/// A level that resembles a small sample everywhere; doors. The squares of the sample are turned and
/// mirrored, and lie side by side where their edges agree, cell for cell. The slot with the fewest possible
/// squares is drawn next, each square with its frequency in the sample as its weight, and excludes squares
/// around it. If a slot has no possible square left, the level is begun again, a few times; after that such
/// slots stay rock.
/// Steps: rock, weave, tunnels, doors.
/// Requires: a sample of whole squares, '.' for open cells and '#' for rock, or none.
/// Source: M. Gumin, WaveFunctionCollapse (2016), the simple tiled model.
[[nodiscard]] Level build_weave(const Request& request, core::RandomStream& stream,
                                const Observer& observer = {});

/// The places at which vaults may be set into a built level.
enum class Insets : std::uint8_t {
    InRock,   ///< only within solid rock, with straight ways from the entrances
    Anywhere  ///< anywhere, with a way all around
};

/// A builder, as data names it.
struct Builder {
    std::string_view name;  ///< in data and on the command line, such as "rooms"
    Build* build;           ///< never null
    Insets insets;          ///< where vaults fit into its levels
};

/// The table of all builders.
inline constexpr std::array builders{Builder{"rooms", build_rooms, Insets::InRock},
                                     Builder{"caves", build_caves, Insets::Anywhere},
                                     Builder{"crypts", build_crypts, Insets::InRock},
                                     Builder{"partition", build_partition, Insets::InRock},
                                     Builder{"drunkard", build_drunkard, Insets::Anywhere},
                                     Builder{"maze", build_maze, Insets::Anywhere},
                                     Builder{"diffusion", build_diffusion, Insets::Anywhere},
                                     Builder{"voronoi", build_voronoi, Insets::Anywhere},
                                     Builder{"town", build_town, Insets::InRock},
                                     Builder{"weave", build_weave, Insets::Anywhere}};

/// The names in a table, in its order.
template <class Row, std::size_t count>
[[nodiscard]] constexpr std::array<std::string_view, count> names_of(const std::array<Row, count>& table) {
    std::array<std::string_view, count> names;
    std::ranges::transform(table, names.begin(), &Row::name);
    return names;
}

/// The row of that name in a table. Requires: there is one.
template <class Row, std::size_t count>
[[nodiscard]] constexpr const Row& row_of(const std::array<Row, count>& table, std::string_view name) {
    const auto row = std::ranges::find(table, name, &Row::name);
    TORCHWAKE_EXPECTS(row != table.end());
    return *row;
}

/// The names of all builders, in the order of the table.
inline constexpr std::array builder_names = names_of(builders);

/// The builder of that name. Requires: there is one.
[[nodiscard]] const Builder& builder_of(std::string_view name);

}  // namespace torchwake::levels
