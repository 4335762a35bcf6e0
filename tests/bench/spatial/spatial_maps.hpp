#pragma once

#include "bench_map.hpp"

#include <torchwake/spatial/bit_grid.hpp>

namespace torchwake::bench {

/// The floor of a map as a set of cells.
[[nodiscard]] inline spatial::BitGrid floor_cells(const BenchMap& map) {
    spatial::BitGrid floor(map.size);
    for (const core::Point cell : map.floor) {
        floor.set(cell);
    }
    return floor;
}

/// The walls of a map as a set of cells.
[[nodiscard]] inline spatial::BitGrid wall_cells(const BenchMap& map) {
    spatial::BitGrid walls(map.size, true);
    for (const core::Point cell : map.floor) {
        walls.set(cell, false);
    }
    return walls;
}

}  // namespace torchwake::bench
