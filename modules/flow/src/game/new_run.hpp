#pragma once

// How runs begin that are recorded from their first moment on.

#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/save/saved_run.hpp>

#include <string>

namespace torchwake::flow {

/// The header of a journal that begins with the run in this state.
[[nodiscard]] save::JournalHeader header_of_run(rules::GameState game, const std::string& hero_name);

/// A run that is not scored, and the course that leads to it.
struct PracticeRun {
    save::SavedRun run;
    save::Course course;
};
/// The run for practice that begins as the one of that header, and follows its course. Requires: the course
/// can be repeated.
[[nodiscard]] PracticeRun practice_run(const rules::Ruleset& ruleset, const save::JournalHeader& header,
                                       save::Course course);

}  // namespace torchwake::flow
