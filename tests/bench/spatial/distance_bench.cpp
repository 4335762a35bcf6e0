#include "bench_case.hpp"
#include "distance_workloads.hpp"
#include "spatial_maps.hpp"

#include <torchwake/spatial/distance_finder.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace torchwake::bench {
namespace {

using spatial::CornerRule;

struct Field {
    spatial::OpenNeighbours open;
    spatial::StepCosts costs;
    std::vector<core::Point> sources;
    spatial::DistanceFinder finder;
    spatial::DistanceMap map;

    [[nodiscard]] std::uint64_t reached() const {
        std::uint64_t cells = 0;
        for (const spatial::Distance distance : map.span()) {
            cells += distance != spatial::unreachable ? 1U : 0U;
        }
        return cells;
    }
};

/// A field from each source; the result is the number of cells reached, counted once.
template <class Compute>
std::function<Pass()> prepare(const char* map_name, CornerRule rule, Compute compute) {
    const BenchMap& map = bench_map(map_name);
    const auto field = std::make_shared<Field>();
    field->open.rebuild(floor_cells(map), rule);
    field->costs = step_costs(map);
    field->sources = map.chosen(sources_per_map);
    compute(*field, field->sources.front());
    const std::uint64_t reached = field->reached();
    return [field, compute, reached] {
        for (const core::Point source : field->sources) {
            compute(*field, source);
        }
        return Pass{field->sources.size(), reached * field->sources.size()};
    };
}

std::function<Pass()> prepare_steps(const char* map, CornerRule rule) {
    return prepare(map, rule, [](Field& field, core::Point source) {
        field.finder.steps(field.open, source, field.map);
    });
}

/// A field from 64 sources at once, computed as often as the others.
std::function<Pass()> prepare_many_sources(const char* map) {
    return prepare(map, CornerRule::Cut, [](Field& field, core::Point) {
        const std::span<const core::Point> sources(field.sources);
        field.finder.steps(field.open, sources.first(std::min<std::size_t>(64, sources.size())), field.map);
    });
}

std::function<Pass()> prepare_weighted(const char* map, CornerRule rule) {
    return prepare(map, rule, [](Field& field, core::Point source) {
        field.finder.weighted(field.open, field.costs, std::span(&source, 1), field.map);
    });
}

const bool added = [] {
    for (const DistanceWorkload& work : distance_workloads) {
        const auto steps = [&work](CornerRule rule) {
            return [&work, rule] { return prepare_steps(work.map, rule); };
        };
        const auto weighted = [&work](CornerRule rule) {
            return [&work, rule] { return prepare_weighted(work.map, rule); };
        };
        add_case({work.steps, "torchwake", Side::Ours, {work.steps_goal, 0}, steps(CornerRule::Cut)});
        add_case({work.steps, "torchwake, no corner cut", Side::Variant, {}, steps(CornerRule::Refuse)});
        add_case(
            {work.steps, "torchwake, four directions", Side::Variant, {}, steps(CornerRule::StraightOnly)});
        add_case({work.steps, "torchwake, 64 sources at once", Side::Variant, {}, [&work] {
                      return prepare_many_sources(work.map);
                  }});
        add_case(
            {work.weighted, "torchwake", Side::Ours, {work.weighted_goal, 0}, weighted(CornerRule::Cut)});
        add_case(
            {work.weighted, "torchwake, no corner cut", Side::Variant, {}, weighted(CornerRule::Refuse)});
    }
    return true;
}();

}  // namespace
}  // namespace torchwake::bench
