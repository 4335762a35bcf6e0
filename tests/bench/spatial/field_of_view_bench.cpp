#include "bench_case.hpp"
#include "field_of_view_workloads.hpp"
#include "spatial_maps.hpp"

#include <torchwake/spatial/field_of_view.hpp>

#include <functional>
#include <memory>
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

/// The cells seen are counted before measuring, so that counting them is not measured.
std::function<Pass()> prepare(const SightWorkload& workload) {
    const BenchMap& map = bench_map(workload.map);
    const auto sight = std::make_shared<Sight>();
    sight->opaque = spatial::OpacityGrid(wall_cells(map));
    sight->eyes = map.chosen(eyes_per_map);
    sight->radius = workload.radius > 0 ? core::Cells{workload.radius} : spatial::unlimited_sight;
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

const bool added = [] {
    for (const SightWorkload& workload : sight_workloads) {
        add_case({workload.name, "torchwake", Side::Ours, {workload.goal_ratio, 0}, [&workload] {
                      return prepare(workload);
                  }});
    }
    return true;
}();

}  // namespace
}  // namespace torchwake::bench
