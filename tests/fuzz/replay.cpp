// Every command of a journal with right checksums is carried out, or refused: as a run that is watched, and
// again without the recorded states and without the refused commands.

#include "fuzz/fuzz.hpp"
#include "fuzz/small_level.hpp"
#include "fuzz/sound_lines.hpp"

#include <torchwake/rules/turn.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/replay.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace fuzz = torchwake::fuzz;
namespace rules = torchwake::rules;
namespace save = torchwake::save;
using fuzz::require;

namespace {

constexpr std::size_t most_commands = 400;

void watch(const rules::Ruleset& ruleset, std::uint64_t seed,
           const std::vector<save::ReplayedCommand>& commands) {
    save::Replay replay(ruleset, save::first_moment(ruleset, seed), {commands});
    replay.jump(replay.size());
    const rules::World last = replay.now().world;
    replay.jump(replay.size() / 2);
    replay.jump(replay.size());
    require(replay.now().world == last);
    require(replay.fault().has_value() == (replay.size() < std::ssize(commands)));
}

std::vector<save::ReplayedCommand> those_that_can_be_done(
    const rules::Ruleset& ruleset, std::uint64_t seed, const std::vector<save::ReplayedCommand>& commands) {
    save::SavedRun run = save::first_moment(ruleset, seed);
    std::vector<save::ReplayedCommand> done;
    rules::Turn turn;
    for (const save::ReplayedCommand& command : commands) {
        if (!save::repeat_command(ruleset, run, {command.command, {}}, turn)) {
            done.push_back({command.command, turn.hash});
        }
    }
    return done;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const rules::Ruleset ruleset = fuzz::small_level_rules();
    const std::string text = fuzz::with_sound_checksums(fuzz::text_of(data, size));
    const auto journal = save::read_journal(*ruleset.catalog, text, "fuzz");
    if (journal.has_error()) {
        return 0;
    }
    std::vector<save::ReplayedCommand> commands = save::course_of(journal->records).commands;
    commands.resize(std::min(commands.size(), most_commands));
    const std::uint64_t seed = journal->header.seed;
    watch(ruleset, seed, commands);
    watch(ruleset, seed, those_that_can_be_done(ruleset, seed, commands));
    return 0;
}
