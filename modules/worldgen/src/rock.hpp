#pragma once

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <cstdint>

namespace torchwake::worldgen {

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

/// The cells across an edge of a cell that are open. Requires: the cell may be open.
[[nodiscard]] int open_sides(const Rock& rock, core::Point at);

[[nodiscard]] spatial::BitGrid open_cells(const Rock& rock);
[[nodiscard]] Rock rock_of(const spatial::BitGrid& open);

/// Lays floor where rock was opened since the tiles were laid, and where a door has lost what held it.
void open_more(const Rock& rock, const content::LevelTiles& laid, core::Grid<content::TileId>& tiles);

}  // namespace torchwake::worldgen
