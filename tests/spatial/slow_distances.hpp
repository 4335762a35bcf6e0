#pragma once

// Reference distances: every legal step is tried again and again until no distance falls.

#include <torchwake/spatial/distance_finder.hpp>

namespace torchwake::spatial::test {

/// Lowers every cell to its best neighbour plus the cost of the step, until nothing changes.
template <class StepCost>
void relax(const OpenNeighbours& open, StepCost cost_onto, DistanceMap& map) {
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < map.span().size(); ++i) {
            const Point from = map.point(i);
            for (const core::Direction direction : core::all_directions) {
                if (map[from] == unreachable || !open.allows(from, direction)) {
                    continue;
                }
                const Point to = core::step(from, direction);
                const Distance distance = map[from] + cost_onto(to);
                if (distance < map[to]) {
                    map[to] = distance;
                    changed = true;
                }
            }
        }
    }
}

[[nodiscard]] inline DistanceMap slow_distances(const OpenNeighbours& open, const StepCosts& costs,
                                                std::span<const Point> sources) {
    DistanceMap map(open.size(), unreachable);
    for (const Point source : sources) {
        map[source] = 0;
    }
    relax(open, [&](Point to) { return Distance{costs[to]}; }, map);
    return map;
}

}  // namespace torchwake::spatial::test
