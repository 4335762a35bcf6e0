#include "../rules/game_data.hpp"
#include "bench_case.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t seeds = 1000;

std::uint64_t spawns_of(const rules::LevelPlan& plan) {
    return plan.monsters.size() + plan.items.size();
}

/// By the builder that the data says, where none is named.
Pass generate_all(std::span<const std::uint64_t> chosen, std::string_view builder, std::int32_t depth) {
    Pass pass;
    for (const std::uint64_t seed : chosen) {
        pass.result += spawns_of(worldgen::generate_by(game_data(), builder, seed, depth).plan);
        ++pass.calls;
    }
    return pass;
}

std::function<Pass()> prepare_levels(std::string_view builder, std::int32_t depth) {
    static_cast<void>(game_data());
    std::vector<std::uint64_t> all(seeds);
    std::iota(all.begin(), all.end(), std::uint64_t{0});
    return [all, builder, depth] { return generate_all(all, builder, depth); };
}

/// The ten seeds that take longest, so that their mean lies at or above the 99th percentile of all.
std::function<Pass()> prepare_slowest_levels(std::string_view builder, std::int32_t depth) {
    using Clock = std::chrono::steady_clock;
    std::vector<std::pair<Clock::duration, std::uint64_t>> times;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const auto start = Clock::now();
        static_cast<void>(worldgen::generate_by(game_data(), builder, seed, depth));
        times.emplace_back(Clock::now() - start, seed);
    }
    std::ranges::sort(times, std::ranges::greater{});
    std::vector<std::uint64_t> slowest;
    for (std::size_t place = 0; place < seeds / 100; ++place) {
        slowest.push_back(times[place].second);
    }
    return [slowest, builder, depth] { return generate_all(slowest, builder, depth); };
}

/// Adds a builder's levels with the vaults of that depth.
bool add_builder(std::string_view builder, std::int32_t depth) {
    const std::string what = "populated level by \"" + std::string(builder) + "\", 80x43, ";
    return add_case({what + "mean of 1000 seeds",
                     "torchwake",
                     Side::Ours,
                     {0, 1000},
                     [builder, depth] { return prepare_levels(builder, depth); }}) &&
           add_case(
               {what + "the slowest 1 % of 1000 seeds", "torchwake", Side::Ours, {0, 5000}, [builder, depth] {
                    return prepare_slowest_levels(builder, depth);
                }});
}

constexpr std::int32_t cellar = 1;
constexpr std::int32_t cave = 4;
constexpr std::int32_t crypt = 7;
constexpr std::int32_t forge = 10;

const bool added =
    add_builder("rooms", cellar) && add_builder("partition", cellar) && add_builder("maze", crypt) &&
    add_builder("caves", cave) && add_builder("drunkard", cave) && add_builder("diffusion", cave) &&
    add_builder("voronoi", cave) && add_builder("crypts", crypt) && add_builder("weave", forge);

}  // namespace
}  // namespace torchwake::bench
