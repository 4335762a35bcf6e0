#pragma once

#include "../rules/game_data.hpp"

#include <torchwake/bots/explorer.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstddef>
#include <cstdint>

namespace torchwake::bench {

/// Does a command, and keeps what happened. Answers whether it could be done.
inline bool play(const rules::Ruleset& ruleset, save::SavedRun& run, const rules::Command& command) {
    const rules::Turn turn = rules::take_turn(ruleset, run.world, command);
    run.chronicle.add(run.world.run.turn, turn.events);
    return !turn.refusal;
}

/// A run that visited so many levels, with a chronicle that is full: on each, a hero that can't die walked,
/// fought and took for some hundred turns, and learned the whole map.
[[nodiscard]] inline save::SavedRun visited_run(std::uint64_t seed, std::size_t levels) {
    constexpr int commands_a_level = 400;
    const rules::Ruleset ruleset{&game_data(), worldgen::level_source()};
    save::SavedRun run{rules::new_run(ruleset, seed), {}};
    play(ruleset, run, rules::AnswerChoice{rules::Slot{0}});
    play(ruleset, run, rules::Cheat{rules::CheatKind::Undying});
    bots::Explorer bot;
    for (;;) {
        for (int count = 0; count < commands_a_level; ++count) {
            if (!play(ruleset, run, bot.next({game_data(), run.world}))) {
                play(ruleset, run, rules::Wait{});
            }
        }
        play(ruleset, run, rules::Cheat{rules::CheatKind::Reveal});
        if (run.world.left_levels.size() + 1 >= levels) {
            return run;
        }
        play(ruleset, run, rules::Cheat{rules::CheatKind::NextLevel});
    }
}

}  // namespace torchwake::bench
