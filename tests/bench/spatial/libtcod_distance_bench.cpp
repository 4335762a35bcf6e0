#include "bench_case.hpp"
#include "distance_workloads.hpp"
#include "libtcod_map.hpp"

#include <libtcod/path.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <type_traits>
#include <vector>

namespace torchwake::bench {
namespace {

/// The cost on both sides: a diagonal step counts as much as any other.
constexpr float even_diagonals = 1.0F;
/// The peer's default.
constexpr float long_diagonals = 1.41F;

using Dijkstra = std::shared_ptr<TCOD_Dijkstra>;
using Path = std::shared_ptr<std::remove_pointer_t<TCOD_path_t>>;

float cost_of_step(int, int, int x, int y, void* costs) {
    return static_cast<float>((*static_cast<const spatial::StepCosts*>(costs))[{x, y}]);
}

std::function<Pass()> passes(const BenchMap& map, const Dijkstra& field, const std::shared_ptr<void>& kept) {
    const std::vector<core::Point> sources = map.chosen(sources_per_map);
    return [field, kept, sources, reached = map.floor.size()] {
        for (const core::Point source : sources) {
            TCOD_dijkstra_compute(field.get(), source.x, source.y);
        }
        return Pass{sources.size(), sources.size() * reached};
    };
}

std::function<Pass()> prepare_steps(const char* map_name, float diagonal) {
    const BenchMap& map = bench_map(map_name);
    const auto peer = libtcod_map(map);
    return passes(map, Dijkstra(TCOD_dijkstra_new(peer.get(), diagonal), TCOD_dijkstra_delete), peer);
}

/// Costs come through a callback, which answers 0 for a wall.
std::function<Pass()> prepare_weighted(const char* map_name) {
    const BenchMap& map = bench_map(map_name);
    const spatial::StepCosts drawn = step_costs(map);
    const auto costs = std::make_shared<spatial::StepCosts>(map.size);
    for (const core::Point cell : map.floor) {
        (*costs)[cell] = drawn[cell];
    }
    const TCOD_dijkstra_t field = TCOD_dijkstra_new_using_function(map.size.width, map.size.height,
                                                                   cost_of_step, costs.get(), even_diagonals);
    return passes(map, Dijkstra(field, TCOD_dijkstra_delete), costs);
}

std::function<Pass()> prepare_paths(const char* map_name, float diagonal) {
    const BenchMap& map = bench_map(map_name);
    const auto peer = libtcod_map(map);
    const Path path(TCOD_path_new_using_map(peer.get(), diagonal), TCOD_path_delete);
    const std::vector<core::Point> starts = map.chosen(paths_per_map);
    return [peer, path, starts, targets = shifted_by_half(starts)] {
        std::uint64_t steps = 0;
        for (std::size_t i = 0; i < starts.size(); ++i) {
            TCOD_path_compute(path.get(), starts[i].x, starts[i].y, targets[i].x, targets[i].y);
            steps += static_cast<std::uint64_t>(TCOD_path_size(path.get()));
        }
        return Pass{starts.size(), steps};
    };
}

/// Its estimate is the straight distance, which is too high where diagonals count 1: those paths are not
/// shortest.
Side shortest(float diagonal) {
    return diagonal == even_diagonals ? Side::Variant : Side::Peer;
}

const bool added = [] {
    for (const DistanceWorkload& work : distance_workloads) {
        for (const float diagonal : {even_diagonals, long_diagonals}) {
            const std::string suffix = diagonal == even_diagonals ? ", diagonals 1" : ", diagonals 1.41";
            const auto steps = [&work, diagonal] { return prepare_steps(work.map, diagonal); };
            add_case({work.steps, "libtcod Dijkstra" + suffix, Side::Peer, {}, steps});
            add_case({work.weighted, "libtcod Dijkstra, costs all 1" + suffix, Side::Peer, {}, steps});
            add_case({work.path, "libtcod A*" + suffix, shortest(diagonal), {}, [&work, diagonal] {
                          return prepare_paths(work.map, diagonal);
                      }});
        }
        add_case({work.weighted, "libtcod Dijkstra, same costs", Side::Peer, {}, [&work] {
                      return prepare_weighted(work.map);
                  }});
    }
    return true;
}();

}  // namespace
}  // namespace torchwake::bench
