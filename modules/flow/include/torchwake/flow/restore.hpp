#pragma once

// From what is stored of a run to the run itself: its commands are done again up to the last moment at which
// nothing but the prompt for the next command was open. What is on record after that is left for the scenes.

#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/save/saved_run.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace torchwake::flow {

using core::throw_exception_from_error;

/// How far a run is brought back by its commands alone.
enum class RestoreTo : std::uint8_t {
    OpenScreens,  ///< to the last moment at which nothing else was open; the scenes do the rest
    LastCommand,  ///< to the end: what was open is given up
};

struct RestoredRun {
    save::SavedRun run;
    rules::EntityId last_target;       ///< whom the player aimed at last; invalid: nobody
    std::vector<save::Record> rest{};  ///< what the scenes have to do again
};

/// Takes a command that began and never ended off the end, with the answer that led to it: the process ended
/// while the rules did it, and would again. False where there is none.
bool drop_unfinished(std::vector<save::Record>& records);

/// Takes the player's last decision and all that came of it off the end: its commands, and the answers that
/// led to them. Where no answers are on record, as of a run that was taken over, it is the last command; the
/// first one stays. False where there is none.
bool drop_last_decision(std::vector<save::Record>& records);

/// How many records of the run lie before the last moment at which nothing but the prompt for the next
/// command was open.
[[nodiscard]] std::size_t last_quiet_moment(std::span<const save::Record> records);

/// Errors: a command does not come to the recorded state: a sentence that names it.
[[nodiscard]] boost::system::result<RestoredRun, save::RunError> restore(const rules::Ruleset& ruleset,
                                                                         const save::StoredRun& stored,
                                                                         RestoreTo to);

}  // namespace torchwake::flow
