#pragma once

// Rock that is hollowed out before it becomes a level: tools for new builders.

#include <torchwake/core/random.hpp>
#include <torchwake/levels/level.hpp>

#include <cstddef>
#include <cstdint>

namespace torchwake::levels {

/// 1 for rock, 0 for an open cell. The outermost cells stay rock.
using Rock = core::Grid<std::uint8_t>;

/// The cells that may be open: all except the outermost.
[[nodiscard]] inline core::Rect inside(core::Size size) {
    return core::Rect{{0, 0}, size}.grown(-1);
}

/// Random rock. The share of rock varies over the level, so that some areas are wide and others dense.
[[nodiscard]] Rock draw_noise(core::Size size, core::RandomStream& stream);

/// Smooths the rock: a cell becomes rock if at least five of the nine cells in and around it are rock, else
/// open.
void smooth(Rock& rock);

/// Opens a cell beside every two open cells that touch by a corner alone.
void open_corners(Rock& rock, core::RandomStream& stream);

/// Fills the ends of blind alleys, one cell of each in a round. Cells that were joined stay joined.
void trim(Rock& rock, int rounds);

/// Fills caverns of fewer cells than `least`. Cost: one step per cell.
void fill_pockets(Rock& rock, std::size_t least);

/// Opens a corridor between two cells, both included: along one axis, then along the other. Each step crosses
/// an edge. Requires: both cells may be open. Random: one draw, the first axis.
void dig_corridor(Rock& rock, core::Point from, core::Point to, core::RandomStream& stream);

/// Joins all caverns by tunnels where they are nearest to each other, some of them twice.
/// Requires: an open cell.
void dig_tunnels(Rock& rock, core::RandomStream& stream);

/// The number of open cells across the edges of a cell. Requires: the cell may be open.
[[nodiscard]] int open_sides(const Rock& rock, core::Point at);

/// True if a door can hang in a cell: rock on two opposite sides and open cells on the other two.
/// Requires: the cell may be open.
[[nodiscard]] bool is_doorway(const Rock& rock, core::Point at);

/// The number of open cells. Cost: one step per cell.
[[nodiscard]] std::size_t open_count(const Rock& rock);
/// The first open cell, row by row. Requires: an open cell.
[[nodiscard]] core::Point first_open(const Rock& rock);
/// The open cells as a set, for `spatial`. Cost: one step per cell.
[[nodiscard]] spatial::BitGrid open_cells(const Rock& rock);
/// Rock wherever a set has no cell. Cost: one step per cell.
[[nodiscard]] Rock rock_of(const spatial::BitGrid& open);

}  // namespace torchwake::levels
