#pragma once

// Replays a recorded run: command by command, or by jumps to any moment.

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

/// A new run before its first command.
[[nodiscard]] SavedRun first_moment(const rules::Ruleset& ruleset, std::uint64_t seed);

/// A command of a recorded run, and the state after it.
struct ReplayedCommand {
    rules::Command command;
    std::optional<std::uint64_t> hash;  ///< nothing: the process ended before it was known
    friend bool operator==(const ReplayedCommand&, const ReplayedCommand&) = default;
};

/// Removes the records up to the end of the next command, and returns that; nothing if there is none.
[[nodiscard]] std::optional<ReplayedCommand> take_command(std::span<const Record>& records);
/// The commands of a run, in order.
[[nodiscard]] std::vector<ReplayedCommand> commands_of(std::span<const Record> records);
/// The commands as records, without the answers between them.
[[nodiscard]] std::vector<Record> as_records(std::span<const ReplayedCommand> commands);

/// The place where a run leaves its record.
struct ReplayFault {
    std::int64_t command = 0;  ///< its number, from 1
    std::string message;       ///< a sentence that names it
};

/// Repeats a command. Its events go to `turn` and to the run's chronicle.
/// Errors: the command is refused, or leads to another state; the run is useless then.
[[nodiscard]] std::optional<std::string> repeat_command(const rules::Ruleset& ruleset, SavedRun& run,
                                                        const ReplayedCommand& command, rules::Turn& turn);

class Replay {
  public:
    /// Requires: the ruleset outlives the replay; the commands begin in the first state.
    Replay(const rules::Ruleset& ruleset, SavedRun first, std::vector<ReplayedCommand> commands);

    /// Appends commands, of which none can be repeated behind a fault. Returns false, and changes nothing, if
    /// `commands` does not begin with the present ones.
    bool extend(std::vector<ReplayedCommand> commands);

    /// All commands, including those that can't be repeated.
    [[nodiscard]] std::span<const ReplayedCommand> commands() const { return commands_; }
    /// The number of commands that can be repeated: those before a fault, once it is known.
    [[nodiscard]] std::int64_t size() const { return size_; }
    /// The number of commands that have been repeated.
    [[nodiscard]] std::int64_t position() const { return position_; }
    [[nodiscard]] const SavedRun& now() const { return now_; }
    /// The place where the run left its record, as far as it was replayed; nothing if it did not.
    [[nodiscard]] const std::optional<ReplayFault>& fault() const { return fault_; }

    /// Repeats the next command and returns its turn; null at the end, or if it is a fault.
    const rules::Turn* step();
    /// Goes to the moment after that many commands, or to the last one before it that exists. Cost: the
    /// commands since the last kept state: at most 64, or one in 64 of a long run's.
    /// Requires: 0 <= position.
    void jump(std::int64_t position);

  private:
    void keep();

    const rules::Ruleset* ruleset_;
    std::vector<ReplayedCommand> commands_;
    std::int64_t size_;
    std::int64_t position_ = 0;
    SavedRun now_;
    std::vector<SavedRun> kept_;  ///< at 0, and after each `kept_every_` commands replayed so far
    std::int64_t kept_every_;
    std::optional<ReplayFault> fault_;
    rules::Turn turn_;
};

}  // namespace torchwake::save
