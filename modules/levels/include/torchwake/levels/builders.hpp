#pragma once

// The builders. Each makes a level of any size, draws from the stream alone, and never tries for ever: where
// nothing better comes out in a bounded number of tries, the level is plain.

#include <torchwake/core/random.hpp>
#include <torchwake/levels/level.hpp>

#include <array>
#include <string_view>

namespace torchwake::levels {

using Build = Level(const Request& request, core::RandomStream& stream, const Observer& observer);

/// Rooms of many shapes and sizes, joined by corridors, doors where a corridor meets a room. A region is a
/// room. Steps: rock, rooms, corridors, doors.
[[nodiscard]] Level build_rooms(const Request& request, core::RandomStream& stream,
                                const Observer& observer = {});

/// Caverns as water leaves them, tunnels between, shortcuts; no doors.
/// Steps: rock, noise, smoothing, caverns, tunnels, shortcuts.
/// Source: "Cellular Automata Method for Generating Random Cave-Like Levels", RogueBasin.
[[nodiscard]] Level build_caves(const Request& request, core::RandomStream& stream,
                                const Observer& observer = {});

/// Halls wall to wall, divided by wide aisles; colonnades, burial niches, crossings, chambers within halls.
/// A region is a hall or an aisle. Steps: rock, aisles, halls, passages, doors.
[[nodiscard]] Level build_crypts(const Request& request, core::RandomStream& stream,
                                 const Observer& observer = {});

/// A rectangle divided again and again, a room in each part, thin walls between, doors. A region is a room.
/// Steps: rock, rooms, corridors, doors.
/// Source: binary space partition, "Basic BSP Dungeon generation", RogueBasin.
[[nodiscard]] Level build_partition(const Request& request, core::RandomStream& stream,
                                    const Observer& observer = {});

/// Winding tunnels, a hollow where each of them ends; no doors.
/// Steps: rock, walks (three times), tunnels, shortcuts.
/// Source: "Random Walk Cave Generation", RogueBasin.
[[nodiscard]] Level build_drunkard(const Request& request, core::RandomStream& stream,
                                   const Observer& observer = {});

/// Passages one cell wide with rooms in them, doors; long blind alleys are filled, and most that are left are
/// broken through. A region is a room with the passages nearest to it, or passages near each other.
/// Steps: rock, rooms, maze, loops, doors.
/// Source: R. Nystrom, "Rooms and Mazes: A Procedural Dungeon Generator", 2014.
[[nodiscard]] Level build_maze(const Request& request, core::RandomStream& stream,
                               const Observer& observer = {});

/// Crevices that branch like frost: grains drift through rock until they touch what is open, and open it
/// further; no doors. Steps: rock, growth (four times), tunnels, shortcuts.
/// Source: T. Witten, L. Sander, "Diffusion-Limited Aggregation", 1981.
[[nodiscard]] Level build_diffusion(const Request& request, core::RandomStream& stream,
                                    const Observer& observer = {});

/// A hive: chambers that are what lies nearest to each of many points, gaps in the thin walls between; no
/// doors. A region is a chamber, with what of the ways out of it is nearest to it.
/// Steps: rock, chambers, gaps, tunnels.
[[nodiscard]] Level build_voronoi(const Request& request, core::RandomStream& stream,
                                  const Observer& observer = {});

/// A town has so many houses at least, where it is large enough for them.
inline constexpr std::size_t least_houses = 5;

/// A town: houses, each with one door, along streets that are two cells wide at least, and open squares. The
/// first regions are the houses, those nearest to the middle first; then come places in the streets.
/// Steps: rock, streets, houses, doors.
[[nodiscard]] Level build_town(const Request& request, core::RandomStream& stream,
                               const Observer& observer = {});

/// A sample of a level is cut into squares of so many cells.
inline constexpr std::int32_t weave_square = 5;

/// A level that looks like a small sample everywhere; doors. The squares of the sample are turned and
/// mirrored, and lie side by side where their edges agree, cell for cell. The slot with the fewest squares
/// left is drawn next, each square as often as it occurs, and rules out others around it. A level that does
/// not come out is begun anew a few times, then what is left over stays rock. Steps: rock, weave, tunnels,
/// doors. Requires: a sample of whole squares, '.' where it is open and '#' where it is not, or none. Source:
/// M. Gumin, WaveFunctionCollapse (2016), the simple tiled model.
[[nodiscard]] Level build_weave(const Request& request, core::RandomStream& stream,
                                const Observer& observer = {});

/// What may be set into a level that was built.
enum class Insets : std::uint8_t {
    InRock,   ///< only within solid rock, with straight ways from its entrances
    Anywhere  ///< on anything, with a way all around
};

struct Builder {
    std::string_view name;
    Build* build;
    Insets insets;
};

/// All of them.
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
    for (std::size_t row = 0; row < count; ++row) {
        names[row] = table[row].name;
    }
    return names;
}

inline constexpr std::array builder_names = names_of(builders);

/// The builder of that name. Requires: there is one.
[[nodiscard]] const Builder& builder_of(std::string_view name);

}  // namespace torchwake::levels
