// torchwake_disasters SEED [STEPS]: shows a disaster and shrinks it, if the game comes to a difference from
// its twin. torchwake_disasters --from SEED --seconds S [--steps N]: plays one seed after the other.

#include "disasters/disaster.hpp"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <vector>

namespace {

using namespace torchwake::disasters;

int show(std::uint64_t seed, std::size_t steps) {
    std::vector<Step> done;
    Tally tally;
    const auto difference = play(seed, steps, done, tally);
    if (!difference) {
        std::cout << "seed " << seed << ": " << tally.changes << " steps that changed the world, "
                  << tally.deaths << " deaths, no difference\n";
        return 0;
    }
    const std::vector<Step> fewest = shrink(seed, done);
    for (const Step& step : fewest) {
        std::cout << "    " << to_text(step) << '\n';
    }
    std::cout << "seed " << seed << ": " << fewest.size() << " of " << done.size()
              << " steps: " << replay(seed, fewest).value_or("no difference any more") << '\n';
    return 1;
}

int play_on(std::uint64_t first, std::int64_t seconds, std::size_t steps) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    Tally all;
    int differences = 0;
    std::uint64_t seed = first;
    for (; std::chrono::steady_clock::now() < end; ++seed) {
        std::vector<Step> done;
        if (const auto difference = play(seed, steps, done, all)) {
            ++differences;
            std::cout << "seed " << seed << ", step " << done.size() << ": " << *difference << std::endl;
        }
    }
    std::cout << "seeds " << first << " to " << seed - 1 << ": " << all.steps << " steps, " << all.changes
              << " that changed the world, " << all.deaths << " deaths, " << all.losses
              << " with a loss that was told, " << differences << " differences\n";
    return differences > 0 ? 1 : 0;
}

}  // namespace

int main(int count, char** arguments) {
    CLI::App app("Plays games that disasters befall, beside twins that nothing befalls.");
    std::uint64_t seed = 0;
    std::uint64_t from = 1;
    std::int64_t seconds = 10;
    std::size_t steps = 400;
    const CLI::Option* const one = app.add_option("seed", seed, "the disaster to show and to shrink");
    app.add_option("--from", from, "the first seed");
    app.add_option("--seconds", seconds, "how long to play");
    app.add_option("--steps", steps, "the steps of each game");
    CLI11_PARSE(app, count, arguments);
    return one->count() > 0 ? show(seed, steps) : play_on(from, seconds, steps);
}
