#pragma once

// The workloads of both sides: fields from up to 128 sources, and paths from up to 512 cells to the same list
// shifted by half.

#include "bench_map.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/spatial/distance_finder.hpp>

#include <array>
#include <cstddef>

namespace torchwake::bench {

struct DistanceWorkload {
    const char* steps;
    const char* weighted;
    const char* path;
    const char* map;
    double steps_goal;
    double weighted_goal;
    double path_goal;
};

inline constexpr std::size_t sources_per_map = 128;
inline constexpr std::size_t paths_per_map = 512;

inline constexpr std::array distance_workloads{
    DistanceWorkload{"distance field rooms80x43", "weighted field rooms80x43", "path rooms80x43",
                     "rooms80x43", 0.10, 0.33, 0.30},
    DistanceWorkload{"distance field cave200x200", "weighted field cave200x200", "path cave200x200",
                     "cave200x200", 0.09, 0.33, 0.15},
};

/// Costs of 1 to 9 drawn by lot, the same for both sides.
[[nodiscard]] inline spatial::StepCosts step_costs(const BenchMap& map) {
    core::RandomStream stream = core::derive_stream(1, "costs");
    spatial::StepCosts costs(map.size, 1);
    for (std::uint8_t& cost : costs.span()) {
        cost = static_cast<std::uint8_t>(1 + stream.below(9));
    }
    return costs;
}

}  // namespace torchwake::bench
