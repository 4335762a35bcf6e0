#pragma once

// The distance of every cell to the nearest source. A DistanceMap is the plain result, cheap to copy; a
// DistanceFinder computes it and keeps the working memory, so one finder serves any number of maps.

#include <torchwake/core/direction.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <span>

namespace torchwake::spatial {

/// Steps, summed costs, or a flee map's scores.
using Distance = std::int32_t;
/// The distance of a cell that can't be reached.
inline constexpr Distance unreachable = std::numeric_limits<Distance>::max();

/// The distance of each cell, or `unreachable`.
using DistanceMap = core::Grid<Distance>;

/// The cost of a step onto each cell: 0 to 255.
using StepCosts = core::Grid<std::uint8_t>;

/// The legal step to the lowest neighbour; nothing if none is lower than the cell itself. Of equal neighbours
/// a cardinal step wins over a diagonal one, then the first clockwise from north. `avoid`, if given, is a set
/// of cells that are not entered.
/// Requires: equal sizes that contain the cell.
[[nodiscard]] std::optional<core::Direction> downhill(const DistanceMap& map, const OpenNeighbours& open,
                                                      Point from, const BitGrid* avoid = nullptr);

}  // namespace torchwake::spatial
