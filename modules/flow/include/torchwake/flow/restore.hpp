#pragma once

// Restoring a stored run: its commands are done again up to the last moment at which only the prompt for the
// next command was open. The screens then get the records that follow.

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

/// The moment up to which the commands restore a run.
enum class RestoreTo : std::uint8_t {
    OpenScreens,  ///< the last moment without another open screen; the screens do the rest
    LastCommand,  ///< the end; the screens that were open are given up
};

/// A run as its commands restored it.
struct RestoredRun {
    save::SavedRun run;                ///< its state at that moment
    rules::EntityId last_target;       ///< the actor that the player aimed at last; invalid if there is none
    std::vector<save::Record> rest{};  ///< the records that the screens have to repeat
    bool answered = false;             ///< the player gave an answer before those records
};

/// Removes a command that began and never ended from the end, with the answer that led to it: the process
/// ended while the rules did it, and would end again. False if there is none.
bool drop_unfinished(std::vector<save::Record>& records);

/// Removes the player's last decision and all its records from the end: its commands, and the answers that
/// led to them. Without recorded answers, as at the start of a run that was taken over, it removes the last
/// command, but never the first. False if there is nothing to remove.
bool drop_last_decision(std::vector<save::Record>& records);

/// The number of records before the last moment at which only the prompt for the next command was open, or
/// the question with which the run begins.
[[nodiscard]] std::size_t last_quiet_moment(std::span<const save::Record> records);

/// Restores the run that is stored. Errors: a command does not lead to the recorded state; the message names
/// the command.
[[nodiscard]] boost::system::result<RestoredRun, save::RunError> restore(const rules::Ruleset& ruleset,
                                                                         const save::StoredRun& stored,
                                                                         RestoreTo to);

}  // namespace torchwake::flow
