#include "../rules/game_data.hpp"
#include "bench_case.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t seeds = 1000;

std::uint64_t spawns_of(const rules::LevelPlan& plan) {
    return plan.monsters.size() + plan.items.size();
}

std::function<Pass()> prepare_levels() {
    static_cast<void>(game_data());
    return [] {
        Pass pass;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            pass.result += spawns_of(worldgen::generate(game_data(), seed, 1));
            ++pass.calls;
        }
        return pass;
    };
}

/// The ten seeds that take longest, so that their mean lies at or above the 99th percentile of all.
std::function<Pass()> prepare_slowest_levels() {
    using Clock = std::chrono::steady_clock;
    std::vector<std::pair<Clock::duration, std::uint64_t>> times;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const auto start = Clock::now();
        static_cast<void>(worldgen::generate(game_data(), seed, 1));
        times.emplace_back(Clock::now() - start, seed);
    }
    std::ranges::sort(times, std::ranges::greater{});
    times.resize(seeds / 100);
    return [times] {
        Pass pass;
        for (const auto& [time, seed] : times) {
            pass.result += spawns_of(worldgen::generate(game_data(), seed, 1));
            ++pass.calls;
        }
        return pass;
    };
}

const bool added =
    add_case(
        {"populated level, 80x43, mean of 1000 seeds", "torchwake", Side::Ours, {0, 500}, prepare_levels}) &&
    add_case({"populated level, 80x43, the slowest 1 % of 1000 seeds",
              "torchwake",
              Side::Ours,
              {0, 2000},
              prepare_slowest_levels});

}  // namespace
}  // namespace torchwake::bench
