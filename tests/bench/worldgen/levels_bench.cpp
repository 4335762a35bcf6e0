#include "../rules/game_data.hpp"
#include "bench_case.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t seeds = 1000;

std::uint64_t spawns_of(const rules::LevelPlan& plan) {
    return plan.monsters.size() + plan.items.size();
}

Pass generate_all(std::span<const std::uint64_t> chosen, std::int32_t depth) {
    Pass pass;
    for (const std::uint64_t seed : chosen) {
        pass.result += spawns_of(worldgen::generate(game_data(), seed, depth));
        ++pass.calls;
    }
    return pass;
}

template <std::int32_t depth>
std::function<Pass()> prepare_levels() {
    static_cast<void>(game_data());
    std::vector<std::uint64_t> all(seeds);
    std::iota(all.begin(), all.end(), std::uint64_t{0});
    return [all] { return generate_all(all, depth); };
}

/// The ten seeds that take longest, so that their mean lies at or above the 99th percentile of all.
template <std::int32_t depth>
std::function<Pass()> prepare_slowest_levels() {
    using Clock = std::chrono::steady_clock;
    std::vector<std::pair<Clock::duration, std::uint64_t>> times;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const auto start = Clock::now();
        static_cast<void>(worldgen::generate(game_data(), seed, depth));
        times.emplace_back(Clock::now() - start, seed);
    }
    std::ranges::sort(times, std::ranges::greater{});
    std::vector<std::uint64_t> slowest;
    for (std::size_t place = 0; place < seeds / 100; ++place) {
        slowest.push_back(times[place].second);
    }
    return [slowest] { return generate_all(slowest, depth); };
}

constexpr std::int32_t cellar = 1;
constexpr std::int32_t cave = 4;
constexpr std::int32_t crypt = 7;

const bool added = add_case({"populated level, 80x43, mean of 1000 seeds",
                             "torchwake",
                             Side::Ours,
                             {0, 500},
                             prepare_levels<cellar>}) &&
                   add_case({"populated level, 80x43, the slowest 1 % of 1000 seeds",
                             "torchwake",
                             Side::Ours,
                             {0, 2000},
                             prepare_slowest_levels<cellar>}) &&
                   add_case({"populated caves, 80x43, mean of 1000 seeds",
                             "torchwake",
                             Side::Ours,
                             {0, 1000},
                             prepare_levels<cave>}) &&
                   add_case({"populated caves, 80x43, the slowest 1 % of 1000 seeds",
                             "torchwake",
                             Side::Ours,
                             {0, 3000},
                             prepare_slowest_levels<cave>}) &&
                   add_case({"populated crypts, 80x43, mean of 1000 seeds",
                             "torchwake",
                             Side::Ours,
                             {0, 1000},
                             prepare_levels<crypt>}) &&
                   add_case({"populated crypts, 80x43, the slowest 1 % of 1000 seeds",
                             "torchwake",
                             Side::Ours,
                             {0, 3000},
                             prepare_slowest_levels<crypt>});

}  // namespace
}  // namespace torchwake::bench
