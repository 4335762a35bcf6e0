#include "stairs.hpp"

#include "terrain.hpp"

#include <torchwake/spatial/distance_finder.hpp>

#include <algorithm>

namespace torchwake::worldgen {
namespace {

std::size_t draw_index(std::size_t size, core::RandomStream& stream) {
    return stream.below(static_cast<std::uint32_t>(size));
}

spatial::DistanceMap steps_from(const content::Catalog& catalog, const rules::LevelPlan& plan) {
    const spatial::OpenNeighbours open(passable_cells(catalog, plan.tiles), spatial::CornerRule::Refuse);
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps(open, plan.arrival, steps);
    return steps;
}

std::size_t farthest_region(const std::vector<Region>& regions, const spatial::DistanceMap& steps) {
    const auto nearest_cell = [&steps](const Region& region) {
        const auto distance = [&steps](core::Point at) { return steps[at]; };
        return distance(*std::ranges::min_element(region.cells, {}, distance));
    };
    const auto farthest = std::ranges::max_element(regions, {}, nearest_cell);
    return static_cast<std::size_t>(farthest - regions.begin());
}

}  // namespace

Route lay_stairs(const content::Catalog& catalog, const content::LevelDef& level, Layout& layout,
                 core::RandomStream& stream) {
    rules::LevelPlan& plan = layout.plan;
    const std::size_t first = draw_index(layout.regions.size(), stream);
    const std::vector<core::Point>& entry_hall = layout.regions[first].cells;
    plan.arrival = entry_hall[draw_index(entry_hall.size(), stream)];
    plan.tiles[plan.arrival] = level.tiles.stairs_up;
    plan.stairs_up.push_back(plan.arrival);

    const Region& last = layout.regions[farthest_region(layout.regions, steps_from(catalog, plan))];
    if (level.prize.valid()) {
        return {first, last.center};
    }
    const core::Point down = last.cells[draw_index(last.cells.size(), stream)];
    plan.tiles[down] = level.tiles.stairs_down;
    plan.stairs_down.push_back(down);
    return {first, down};
}

}  // namespace torchwake::worldgen
