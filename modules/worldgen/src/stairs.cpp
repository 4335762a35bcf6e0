#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/levels/regions.hpp>
#include <torchwake/spatial/distance_finder.hpp>

#include <algorithm>
#include <functional>
#include <vector>

namespace torchwake::worldgen {
namespace {

Route draw_ends_beside_arena(const spatial::BitGrid& open, LevelDraft& draft, core::RandomStream& stream) {
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps({open, spatial::CornerRule::Refuse}, *draft.end, steps);
    std::vector<std::size_t> regions(draft.regions.size());
    std::ranges::generate(regions, [place = std::size_t{0}]() mutable { return place++; });
    const auto distance = [&](std::size_t region) { return steps[draft.regions[region].center]; };
    std::ranges::sort(regions, std::ranges::greater(), distance);
    const std::size_t far = (regions.size() + 1) / 2;
    const std::size_t chosen = regions[stream.below(static_cast<std::uint32_t>(far))];
    draft.plan.arrival = core::pick(draft.regions[chosen].cells, stream);
    return {chosen, *draft.end};
}

/// Draws the ends of the way, and puts the arrival into the plan.
Route draw_ends(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
                core::RandomStream& stream) {
    const spatial::BitGrid open = passable_cells(catalog, draft.plan.tiles);
    if (draft.end) {
        return draw_ends_beside_arena(open, draft, stream);
    }
    const levels::Arrival arrival = levels::draw_arrival(open, draft.regions, stream);
    const levels::Region& last = draft.regions[arrival.farthest_region];
    draft.plan.arrival = arrival.at;
    return {arrival.region, level.prize.valid() ? last.center : core::pick(last.cells, stream)};
}

}  // namespace

Route lay_stairs(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
                 core::RandomStream& stream) {
    rules::LevelPlan& plan = draft.plan;
    const Route route = draw_ends(catalog, level, draft, stream);
    plan.tiles[plan.arrival] = level.tiles.stairs_up;
    plan.stairs_up.push_back(plan.arrival);
    if (!level.prize.valid()) {
        plan.tiles[route.end] = level.tiles.stairs_down;
        plan.stairs_down.push_back(route.end);
    }
    return route;
}

}  // namespace torchwake::worldgen
