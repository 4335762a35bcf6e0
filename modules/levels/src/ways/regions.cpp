#include "ways/territories.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/levels/regions.hpp>
#include <torchwake/spatial/distance_finder.hpp>

#include <algorithm>

namespace torchwake::levels {
namespace {

using core::Point;
using spatial::CornerRule;
using spatial::OpenNeighbours;

std::size_t farthest_region(std::span<const Region> regions, const spatial::DistanceMap& steps) {
    const auto nearest_cell = [&steps](const Region& region) {
        const auto distance = [&steps](Point at) { return steps[at]; };
        return distance(*std::ranges::min_element(region.cells, {}, distance));
    };
    const auto farthest = std::ranges::max_element(regions, {}, nearest_cell);
    return static_cast<std::size_t>(farthest - regions.begin());
}

}  // namespace

std::vector<Region> divide_into_regions(const Rock& rock, std::int32_t reach) {
    const OpenNeighbours open(open_cells(rock), CornerRule::Refuse);
    return regions_of(spread_out(open, first_open(rock), reach), rock.size());
}

Arrival draw_arrival(const spatial::BitGrid& open, std::span<const Region> regions,
                     core::RandomStream& stream) {
    Arrival arrival;
    arrival.region = stream.below(static_cast<std::uint32_t>(regions.size()));
    arrival.at = core::pick(regions[arrival.region].cells, stream);
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps({open, CornerRule::Refuse}, arrival.at, steps);
    arrival.farthest_region = farthest_region(regions, steps);
    return arrival;
}

}  // namespace torchwake::levels
