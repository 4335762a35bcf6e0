#pragma once

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

[[nodiscard]] spatial::BitGrid open_cells(const Rock& rock);

}  // namespace torchwake::worldgen
