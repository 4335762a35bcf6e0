#include "bench_case.hpp"
#include "visited_run.hpp"

#include <torchwake/save/journal.hpp>
#include <torchwake/save/replay.hpp>

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t seed = 1;
constexpr std::size_t command_count = 10'000;

rules::Ruleset the_rules() {
    return {&game_data(), worldgen::level_source()};
}

/// The commands of an undying hero on one level after the other.
std::vector<save::ReplayedCommand> long_run() {
    constexpr std::size_t commands_a_level = 1'000;
    const rules::Ruleset ruleset = the_rules();
    save::SavedRun run = save::first_moment(ruleset, seed);
    std::vector<save::ReplayedCommand> commands;
    rules::Turn turn;
    const auto act = [&](const rules::Command& command) {
        rules::take_turn(ruleset, run.world, command, turn);
        if (!turn.refusal) {
            commands.push_back({command, turn.hash});
        }
        return !turn.refusal;
    };
    act(rules::AnswerChoice{rules::Slot{0}});
    act(rules::Cheat{rules::CheatKind::Undying});
    bots::Explorer bot;
    while (commands.size() < command_count) {
        if (commands.size() % commands_a_level == 0) {
            act(rules::Cheat{rules::CheatKind::NextLevel});
        }
        if (!act(bot.next({game_data(), run.world}))) {
            act(rules::Wait{});
        }
    }
    return commands;
}

/// A call is a jump between two moments of which each is as far as can be from what the replay kept.
std::function<Pass()> prepare_jump() {
    const auto ruleset = std::make_shared<rules::Ruleset>(the_rules());
    const auto replay = std::make_shared<save::Replay>(*ruleset, save::first_moment(*ruleset, seed),
                                                       save::Course{long_run()});
    replay->jump(replay->size());
    return [ruleset, replay] {
        constexpr std::int64_t early = 64 * 10 - 1;
        constexpr std::int64_t late = 64 * 150 - 1;
        replay->jump(replay->position() == early ? late : early);
        return Pass{1, static_cast<std::size_t>(replay->now().world.run.turn)};
    };
}

/// A call reads a journal and does all its commands, as a run without a snapshot is brought back.
std::function<Pass()> prepare_continue() {
    const auto text = std::make_shared<std::string>();
    save::JournalWriter writer;
    save::JournalHeader header;
    header.seed = seed;
    header.game = "0";
    header.data = game_data().data_hash();
    *text += writer.header(header);
    for (const save::Record& record : save::as_records({long_run()})) {
        *text += writer.line(record);
    }
    return [text] {
        const rules::Ruleset ruleset = the_rules();
        const auto journal = save::read_journal(game_data(), *text, "bench");
        if (!journal) {
            throw std::logic_error(journal.error().message);
        }
        save::SavedRun run = save::first_moment(ruleset, seed);
        rules::Turn turn;
        const save::Course course = save::course_of(journal->records);
        for (const save::ReplayedCommand& command : course.commands) {
            if (const auto fault = save::repeat_command(ruleset, run, command, turn)) {
                throw std::logic_error("the recorded run " + *fault);
            }
        }
        return Pass{1, static_cast<std::size_t>(run.world.run.turn)};
    };
}

const bool added = add_case({"replay of 10,000 commands, its slowest jump",
                             "torchwake",
                             Side::Ours,
                             {0, 50'000},
                             prepare_jump}) &&
                   add_case({"run of 10,000 commands, brought back without a snapshot",
                             "torchwake",
                             Side::Ours,
                             {0, 500'000},
                             prepare_continue});

}  // namespace
}  // namespace torchwake::bench
