#include "bench_case.hpp"
#include "field_of_view_workloads.hpp"
#include "libtcod_map.hpp"

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace torchwake::bench {
namespace {

struct Algorithm {
    const char* name;
    TCOD_fov_algorithm_t algorithm;
};

/// The peer's fastest algorithms; the others (basic, diamond, permissive) are slower on each of these maps.
constexpr std::array algorithms{
    Algorithm{"libtcod symmetric shadowcast", FOV_SYMMETRIC_SHADOWCAST},
    Algorithm{"libtcod shadow", FOV_SHADOW},
    Algorithm{"libtcod restrictive", FOV_RESTRICTIVE},
};

std::uint64_t cells_seen(const TCOD_Map& map) {
    std::uint64_t seen = 0;
    for (int i = 0; i < map.nbcells; ++i) {
        seen += map.cells[i].fov ? 1U : 0U;
    }
    return seen;
}

std::function<Pass()> prepare(const SightWorkload& workload, TCOD_fov_algorithm_t algorithm) {
    const BenchMap& map = bench_map(workload.map);
    const std::shared_ptr<TCOD_Map> peer = libtcod_map(map);
    const std::vector<core::Point> eyes = map.chosen(eyes_per_map);
    const auto look = [peer, algorithm, radius = workload.radius](core::Point eye) {
        TCOD_map_compute_fov(peer.get(), eye.x, eye.y, radius, true, algorithm);
    };
    std::uint64_t seen = 0;
    for (const core::Point eye : eyes) {
        look(eye);
        seen += cells_seen(*peer);
    }
    return [look, eyes, seen] {
        for (const core::Point eye : eyes) {
            look(eye);
        }
        return Pass{eyes.size(), seen};
    };
}

const bool added = [] {
    for (const SightWorkload& workload : sight_workloads) {
        for (const Algorithm& peer : algorithms) {
            add_case({workload.name, peer.name, Side::Peer, {}, [&workload, &peer] {
                          return prepare(workload, peer.algorithm);
                      }});
        }
    }
    return true;
}();

}  // namespace
}  // namespace torchwake::bench
