#pragma once

// Regions of a level by walking, and where somebody arrives. Steps cut no corner.

#include <torchwake/core/random.hpp>
#include <torchwake/levels/rock.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace torchwake::levels {

/// No cell of a region is as many steps from the cell that it began with.
inline constexpr std::int32_t usual_reach = 15;

/// Divides open cells into regions that are what lies nearest to cells far from each other.
/// Requires: an open cell; all are joined.
[[nodiscard]] std::vector<Region> divide_into_regions(const Rock& rock, std::int32_t reach = usual_reach);

/// Takes cells out of regions, and the regions away that have no others.
void take_out(const spatial::BitGrid& cells, std::vector<Region>& regions);

/// Where somebody arrives, and the region that is farthest from there.
struct Arrival {
    std::size_t region = 0;
    core::Point at;
    std::size_t farthest_region = 0;  ///< its nearest cell is the most steps away
};

/// Requires: a region; their cells are among the open ones. Random: the region, the cell.
[[nodiscard]] Arrival draw_arrival(const spatial::BitGrid& open, std::span<const Region> regions,
                                   core::RandomStream& stream);

}  // namespace torchwake::levels
