#pragma once

// A recorded run, played again: command by command, or at once to any of its moments.

#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/record.hpp>
#include <torchwake/save/saved_run.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::save {

/// A new run as its player finds it.
[[nodiscard]] SavedRun first_moment(const rules::Ruleset& ruleset, std::uint64_t seed);

/// A command of a recorded run, and the state it came to.
struct ReplayedCommand {
    rules::Command command;
    std::optional<std::uint64_t> hash;  ///< nothing: the process ended before it was known
    friend bool operator==(const ReplayedCommand&, const ReplayedCommand&) = default;
};

/// The commands of a run, in order.
[[nodiscard]] std::vector<ReplayedCommand> commands_of(std::span<const Record> records);
/// The same as records again, without all that was decided between them.
[[nodiscard]] std::vector<Record> as_records(std::span<const ReplayedCommand> commands);

/// Where a run does not go as recorded.
struct ReplayFault {
    std::int64_t command = 0;  ///< its number, from 1
    std::string message;       ///< a sentence that names it
};

/// Does a command again. What happened goes to the turn, and to the run's chronicle.
/// Errors: it is refused, or comes to another state; the run is then of no use.
[[nodiscard]] std::optional<std::string> repeat_command(const rules::Ruleset& ruleset, SavedRun& run,
                                                        const ReplayedCommand& command, rules::Turn& turn);

class Replay {
  public:
    /// Requires: the ruleset outlives the replay; the first state is the one that the commands begin in.
    Replay(const rules::Ruleset& ruleset, SavedRun first, std::vector<ReplayedCommand> commands);

    /// Goes on with commands behind those that there were; behind a fault none can be repeated. False, and
    /// nothing changes, where these are not how the new ones begin.
    bool extend(std::vector<ReplayedCommand> commands);

    /// All commands, with those that can't be repeated.
    [[nodiscard]] std::span<const ReplayedCommand> commands() const { return commands_; }
    /// How many commands there are that can be repeated: those before a fault, once that is known.
    [[nodiscard]] std::int64_t size() const { return size_; }
    /// How many of them are done.
    [[nodiscard]] std::int64_t position() const { return position_; }
    [[nodiscard]] const SavedRun& now() const { return now_; }
    /// Where the run went off its record, as far as it was gone through; nothing where it did not.
    [[nodiscard]] const std::optional<ReplayFault>& fault() const { return fault_; }

    /// Does the next command, and answers what happened; null at the end, or where it is a fault.
    const rules::Turn* step();
    /// Goes to the moment after so many commands, or to the last one before it that there is. Costs the
    /// commands since the last state that was kept of those that were passed.
    /// Requires: 0 <= position.
    void jump(std::int64_t position);

  private:
    void keep();

    const rules::Ruleset* ruleset_;
    std::vector<ReplayedCommand> commands_;
    std::int64_t size_;
    std::int64_t position_ = 0;
    SavedRun now_;
    std::vector<SavedRun> kept_;  ///< at 0, and after each `kept_every` commands, as far as passed
    std::optional<ReplayFault> fault_;
    rules::Turn turn_;
};

}  // namespace torchwake::save
