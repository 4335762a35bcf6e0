// A level and a bot without a window: plays a run of the game's own data to its end, and prints the result.
// Usage: level_and_bot [DATA_FOLDER [SEED]]; from the project's folder both may be left out.

#include <torchwake/bots/fighter.hpp>
#include <torchwake/bots/play_out.hpp>
#include <torchwake/content/loader.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdint>
#include <iostream>
#include <string>

using namespace torchwake;

int main(int count, char** arguments) {
    const auto catalog = content::load_catalog(count > 1 ? arguments[1] : "assets/data");
    if (!catalog) {
        for (const json::Error& error : catalog.error()) {
            std::cerr << to_string(error) << '\n';
        }
        return 1;
    }
    const std::uint64_t seed = count > 2 ? std::stoull(arguments[2]) : 7;
    const rules::Ruleset ruleset{&*catalog, worldgen::level_source()};
    constexpr std::int32_t most_turns = 2000;

    bots::Fighter bot;
    const bots::PlayedRun run = bots::play_out(ruleset, seed, bot, most_turns);
    std::cout << "seed " << seed << ": " << run.world.run.turn << " turns, " << run.world.run.kills
              << " kills, ";
    if (run.outcome && run.outcome->killer.valid()) {
        std::cout << "killed by a " << catalog->monster(run.outcome->killer).name << '\n';
    } else {
        std::cout << "and still alive\n";
    }
    return 0;
}
