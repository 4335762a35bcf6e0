#pragma once

// Reference distances: every legal step is tried again and again until no distance falls.

#include <torchwake/spatial/distance_finder.hpp>

#include <algorithm>
#include <span>
#include <vector>

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
                                                std::span<const Source> sources) {
    DistanceMap map(open.size(), unreachable);
    for (const Source& source : sources) {
        map[source.at] = std::min(map[source.at], source.start);
    }
    relax(open, [&](Point to) { return Distance{costs[to]}; }, map);
    return map;
}

[[nodiscard]] inline DistanceMap slow_distances(const OpenNeighbours& open, const StepCosts& costs,
                                                std::span<const Point> places) {
    std::vector<Source> sources;
    for (const Point at : places) {
        sources.push_back({at});
    }
    return slow_distances(open, costs, sources);
}

}  // namespace torchwake::spatial::test
