#include "bench_case.hpp"
#include "distance_workloads.hpp"
#include "spatial_maps.hpp"

#include <torchwake/spatial/path_finder.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace torchwake::bench {
namespace {

using spatial::CornerRule;

struct Paths {
    spatial::OpenNeighbours open;
    std::vector<core::Point> starts;
    std::vector<core::Point> targets;
    spatial::PathFinder finder;
    spatial::StepCosts costs;
    std::vector<core::Point> path;
};

std::shared_ptr<Paths> paths_of(const char* map_name, CornerRule rule) {
    const BenchMap& map = bench_map(map_name);
    const auto paths = std::make_shared<Paths>();
    paths->open.rebuild(floor_cells(map), rule);
    paths->starts = map.chosen(paths_per_map);
    paths->targets = shifted_by_half(paths->starts);
    paths->costs = step_costs(map);
    return paths;
}

/// A path between each pair, with costs; the result is the sum of their steps.
std::function<Pass()> prepare_costly(const char* map_name) {
    return [paths = paths_of(map_name, CornerRule::Cut)] {
        std::uint64_t steps = 0;
        for (std::size_t i = 0; i < paths->starts.size(); ++i) {
            paths->finder.find(paths->open, paths->starts[i], paths->targets[i], {.costs = &paths->costs},
                               paths->path);
            steps += paths->path.size();
        }
        return Pass{paths->starts.size(), steps};
    };
}

/// A path between each pair; the result is the sum of their steps.
std::function<Pass()> prepare(const char* map_name, CornerRule rule) {
    return [paths = paths_of(map_name, rule)] {
        std::uint64_t steps = 0;
        for (std::size_t i = 0; i < paths->starts.size(); ++i) {
            steps += paths->finder.find(paths->open, paths->starts[i], paths->targets[i]).size();
        }
        return Pass{paths->starts.size(), steps};
    };
}

const bool added = [] {
    for (const DistanceWorkload& work : distance_workloads) {
        const auto paths = [&work](CornerRule rule) {
            return [&work, rule] { return prepare(work.map, rule); };
        };
        add_case({work.path, "torchwake", Side::Ours, {work.path_goal, 0}, paths(CornerRule::Cut)});
        add_case({work.path, "torchwake, no corner cut", Side::Variant, {}, paths(CornerRule::Refuse)});
        add_case(
            {work.path, "torchwake, four directions", Side::Variant, {}, paths(CornerRule::StraightOnly)});
        add_case({work.path, "torchwake, costs of 1 to 9", Side::Variant, {}, [&work] {
                      return prepare_costly(work.map);
                  }});
    }
    return true;
}();

}  // namespace
}  // namespace torchwake::bench
