#pragma once

// Rock that is hollowed out, before it is a level: for builders of one's own.

#include <torchwake/core/random.hpp>
#include <torchwake/levels/level.hpp>

#include <cstdint>

namespace torchwake::levels {

/// 1 where there is rock, 0 where it is open. The outermost cells stay rock.
using Rock = core::Grid<std::uint8_t>;

/// The cells one away from the edge at least.
[[nodiscard]] inline core::Rect inside(core::Size size) {
    return core::Rect{{0, 0}, size}.grown(-1);
}

/// Rock with so many cells in 100 that it is open in some wide places and dense in others.
[[nodiscard]] Rock draw_noise(core::Size size, core::RandomStream& stream);

/// A cell becomes rock where rock is the most of the nine cells around and in it.
void smooth(Rock& rock);

/// Opens a cell beside every two open ones that touch by a corner alone.
void open_corners(Rock& rock, core::RandomStream& stream);

/// Fills the ends of blind alleys, a cell of each a round. What was joined stays so.
void trim(Rock& rock, int rounds);

/// Joins all caverns by tunnels where they come nearest to each other, some of them twice.
/// Requires: an open cell.
void dig_tunnels(Rock& rock, core::RandomStream& stream);

/// The cells across an edge of a cell that are open. Requires: the cell may be open.
[[nodiscard]] int open_sides(const Rock& rock, core::Point at);

/// Whether there is rock on two sides of a cell and none on the others, so that a door can hang there.
/// Requires: the cell may be open.
[[nodiscard]] bool is_doorway(const Rock& rock, core::Point at);

[[nodiscard]] std::size_t open_count(const Rock& rock);
/// Row by row. Requires: an open cell.
[[nodiscard]] core::Point first_open(const Rock& rock);
[[nodiscard]] spatial::BitGrid open_cells(const Rock& rock);
[[nodiscard]] Rock rock_of(const spatial::BitGrid& open);

}  // namespace torchwake::levels
