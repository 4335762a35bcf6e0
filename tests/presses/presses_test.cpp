#include "presses/fewest_presses.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>
#include <variant>

namespace torchwake::testing {
namespace {

constexpr std::size_t most_commands = 20'000;

Presses of_runs(std::uint64_t runs, std::int32_t last_depth) {
    Presses sum;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        sum += fewest_presses(record_run(seed, last_depth, most_commands));
    }
    return sum;
}

/// The beginning of a run, up to so many commands.
RecordedRun beginning_of(RecordedRun run, std::size_t commands) {
    run.commands.resize(commands);
    return run;
}

/// The place in `decisions` of the first one on the first level that more than so many commands follow.
std::size_t long_decision(const RecordedRun& run, std::size_t commands) {
    std::size_t place = 0;
    while (run.decisions.at(place + 1) - run.decisions.at(place) <= commands ||
           fewest_presses(beginning_of(run, run.decisions[place])).commands == 0) {
        ++place;
    }
    return place;
}

std::int32_t presses_today(const RecordedRun& run, std::size_t commands) {
    return fewest_presses(beginning_of(run, commands)).all.today;
}

}  // namespace

TEST_CASE("the keys of today need a fifth fewer presses than those before, and few more clicks",
          "[presses]") {
    const Presses presses = of_runs(3, 4);
    CAPTURE(presses.all.old, presses.all.today, presses.all.mouse);
    CHECK(presses.all.today * 5 <= presses.all.old * 4);
    CHECK(presses.all.mouse * 10 <= presses.all.today * 13);
}

TEST_CASE(
    "on ten runs down to the fourth level the keys of today need a fifth fewer presses than those before",
    "[presses][.nightly]") {
    const Presses presses = of_runs(10, 4);
    CAPTURE(presses.all.old, presses.all.today, presses.all.mouse);
    CHECK(presses.all.today * 5 <= presses.all.old * 4);
    CHECK(presses.all.mouse * 10 <= presses.all.today * 13);
}

TEST_CASE("an automatic action counts as one press only if all of its course is on record", "[presses]") {
    const RecordedRun run = record_run(1, 1, most_commands);
    constexpr std::size_t part = 8;
    const std::size_t place = long_decision(run, part);
    const std::size_t begin = run.decisions[place];
    CHECK(presses_today(run, run.decisions[place + 1]) <= presses_today(run, begin) + 1);
    CHECK(presses_today(run, begin + part) > presses_today(run, begin) + 1);
}

TEST_CASE("a throw at the first target took three presses before, and takes one today where it is repeated",
          "[presses]") {
    const RecordedRun run = record_run(2, 2, most_commands);
    int repetitions = 0;
    replay(run, [&](std::size_t i, const Moment& moment) {
        const auto* const thrown =
            i < run.commands.size() ? std::get_if<rules::Throw>(&run.commands[i]) : nullptr;
        if (thrown == nullptr || thrown->target != first_target(moment, *thrown)) {
            return;
        }
        const Costs costs = plain_costs(moment, run.commands[i]);
        const bool again = repeated(moment) == run.commands[i];
        CHECK(costs == (again ? Costs{3, 1, 1} : Costs{3, 3, 3}));
        repetitions += again ? 1 : 0;
    });
    CHECK(repetitions > 0);
}

TEST_CASE("the presses of all deeds add up to those of the run", "[presses]") {
    const Presses presses = fewest_presses(record_run(1, 1, most_commands));
    Costs sum;
    for (const Costs& costs : presses.by_deed) {
        for (const Table table : all_tables) {
            sum.of(table) += costs.of(table);
        }
    }
    CHECK(sum == presses.all);
    CHECK(presses.all.today > 0);
}

}  // namespace torchwake::testing
