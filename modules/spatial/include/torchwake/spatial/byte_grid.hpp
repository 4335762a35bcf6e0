#pragma once

// The way out into grids of bytes of the caller's own; cells_where.hpp is the way in.

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/distance_map.hpp>

#include <cstdint>
#include <span>

namespace torchwake::spatial {

/// Writes a byte per cell, row by row without gaps: 1 for the cells of the set, 0 for the others.
/// Requires: as many bytes as cells. Cost: one step per cell.
void write_bytes(const BitGrid& cells, std::span<std::uint8_t> bytes);

/// The byte of a cell that can't be reached, or is farther than 254.
inline constexpr std::uint8_t far_byte = 255;

/// Writes the distance of each cell as a byte, row by row without gaps; below 0 counts as 0.
/// Requires: as many bytes as cells. Cost: one step per cell.
void write_bytes(const DistanceMap& map, std::span<std::uint8_t> bytes);

}  // namespace torchwake::spatial
