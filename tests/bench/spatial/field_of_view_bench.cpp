#include "bench_case.hpp"
#include "field_of_view_workloads.hpp"
#include "spatial_maps.hpp"

#include <torchwake/spatial/field_of_view.hpp>

#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace torchwake::bench {
namespace {

struct Sight {
    spatial::OpacityGrid opaque;
    std::vector<core::Point> eyes;
    core::Cells radius;
    spatial::FieldOfView fov;
    spatial::BitGrid visible;
};

core::Cells radius_of(const SightWorkload& workload) {
    return workload.radius > 0 ? core::Cells{workload.radius} : spatial::unlimited_sight;
}

/// The cells seen are counted before measuring, so that counting them is not measured.
std::function<Pass()> prepare(const SightWorkload& workload) {
    const BenchMap& map = bench_map(workload.map);
    const auto sight = std::make_shared<Sight>();
    sight->opaque = spatial::OpacityGrid(wall_cells(map));
    sight->eyes = map.chosen(eyes_per_map);
    sight->radius = radius_of(workload);
    std::uint64_t seen = 0;
    for (const core::Point eye : sight->eyes) {
        sight->fov.compute(sight->opaque, eye, sight->radius, sight->visible);
        seen += sight->visible.count();
    }
    return [sight, seen] {
        for (const core::Point eye : sight->eyes) {
            sight->fov.compute(sight->opaque, eye, sight->radius, sight->visible);
        }
        return Pass{sight->eyes.size(), seen};
    };
}

/// A call asks for the cells that sixteen eyes see together.
std::function<Pass()> prepare_together(const SightWorkload& workload) {
    const BenchMap& map = bench_map(workload.map);
    const auto sight = std::make_shared<Sight>();
    sight->opaque = spatial::OpacityGrid(wall_cells(map));
    std::vector<spatial::Eye> eyes;
    for (const core::Point at : map.chosen(eyes_per_map)) {
        eyes.push_back({at, radius_of(workload)});
    }
    const auto each_group = [sight, eyes](const auto& use) {
        for (std::size_t first = 0; first + eyes_together <= eyes.size(); first += eyes_together) {
            sight->fov.compute(sight->opaque, std::span(eyes).subspan(first, eyes_together), sight->visible);
            use(sight->visible);
        }
    };
    std::uint64_t seen = 0;
    each_group([&seen](const spatial::BitGrid& visible) { seen += visible.count(); });
    return [each_group, calls = eyes.size() / eyes_together, seen] {
        each_group([](const spatial::BitGrid&) {});
        return Pass{calls, seen};
    };
}

const bool added = [] {
    for (const SightWorkload& workload : shared_sight_workloads) {
        add_case({workload.name, "torchwake", Side::Ours, {workload.goal_ratio, 0}, [&workload] {
                      return prepare_together(workload);
                  }});
    }
    for (const SightWorkload& workload : sight_workloads) {
        add_case({workload.name, "torchwake", Side::Ours, {workload.goal_ratio, 0}, [&workload] {
                      return prepare(workload);
                  }});
    }
    return true;
}();

}  // namespace
}  // namespace torchwake::bench
