#include "bench_case.hpp"
#include "field_of_view_workloads.hpp"
#include "libtcod_map.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
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

/// The peer has one eye: a call joins sixteen of its fields, one after the other, into flags of our own.
std::function<Pass()> prepare_together(const SightWorkload& workload, TCOD_fov_algorithm_t algorithm) {
    const BenchMap& map = bench_map(workload.map);
    const std::shared_ptr<TCOD_Map> peer = libtcod_map(map);
    const std::vector<core::Point> eyes = map.chosen(eyes_per_map);
    const auto joined = std::make_shared<std::vector<std::uint8_t>>(map.size.area());
    const auto each_group = [=, radius = workload.radius](const auto& use) {
        for (std::size_t first = 0; first + eyes_together <= eyes.size(); first += eyes_together) {
            std::ranges::fill(*joined, std::uint8_t{0});
            for (const core::Point eye : std::span(eyes).subspan(first, eyes_together)) {
                TCOD_map_compute_fov(peer.get(), eye.x, eye.y, radius, true, algorithm);
                for (std::size_t cell = 0; cell < joined->size(); ++cell) {
                    (*joined)[cell] |= peer->cells[cell].fov ? 1U : 0U;
                }
            }
            use(*joined);
        }
    };
    std::uint64_t seen = 0;
    each_group([&seen](const std::vector<std::uint8_t>& flags) {
        seen += static_cast<std::uint64_t>(std::ranges::count(flags, std::uint8_t{1}));
    });
    return [each_group, calls = eyes.size() / eyes_together, seen] {
        each_group([](const std::vector<std::uint8_t>&) {});
        return Pass{calls, seen};
    };
}

const bool added = [] {
    for (const SightWorkload& workload : shared_sight_workloads) {
        for (const Algorithm& peer : algorithms) {
            add_case({workload.name, peer.name, Side::Peer, {}, [&workload, &peer] {
                          return prepare_together(workload, peer.algorithm);
                      }});
        }
    }
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
