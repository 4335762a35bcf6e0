#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/levels/regions.hpp>

namespace torchwake::worldgen {

Route lay_stairs(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
                 core::RandomStream& stream) {
    rules::LevelPlan& plan = draft.plan;
    const levels::Arrival arrival =
        levels::draw_arrival(passable_cells(catalog, plan.tiles), draft.regions, stream);
    plan.arrival = arrival.at;
    plan.tiles[plan.arrival] = level.tiles.stairs_up;
    plan.stairs_up.push_back(plan.arrival);

    const levels::Region& last = draft.regions[arrival.farthest_region];
    if (level.prize.valid()) {
        return {arrival.region, last.center};
    }
    const core::Point down = core::pick(last.cells, stream);
    plan.tiles[down] = level.tiles.stairs_down;
    plan.stairs_down.push_back(down);
    return {arrival.region, down};
}

}  // namespace torchwake::worldgen
