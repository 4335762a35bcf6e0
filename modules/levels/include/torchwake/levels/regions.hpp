#pragma once

// Regions of a level by walking distance, and the place of arrival. Steps cut no corner.

#include <torchwake/core/random.hpp>
#include <torchwake/levels/rock.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace torchwake::levels {

/// The limit of a region: each cell is fewer steps from the cell that the region began with.
inline constexpr std::int32_t usual_reach = 15;

/// Divides open cells into regions. The regions begin at cells far from each other, and each cell belongs to
/// the nearest of these. Requires: an open cell; all open cells are joined.
[[nodiscard]] std::vector<Region> divide_into_regions(const Rock& rock, std::int32_t reach = usual_reach);

/// Removes cells from regions, and then the regions without a cell.
void take_out(const spatial::BitGrid& cells, std::vector<Region>& regions);

/// The place of arrival, and the region farthest from it.
struct Arrival {
    std::size_t region = 0;           ///< the index of the region that it lies in
    core::Point at;                   ///< the cell itself, one of that region
    std::size_t farthest_region = 0;  ///< its nearest cell is the most steps away
};

/// Draws the place of arrival. Requires: a region; the cells of all regions are open. Random: the region, the
/// cell.
[[nodiscard]] Arrival draw_arrival(const spatial::BitGrid& open, std::span<const Region> regions,
                                   core::RandomStream& stream);

}  // namespace torchwake::levels
