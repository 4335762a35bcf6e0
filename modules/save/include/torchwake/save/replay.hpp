#pragma once

// Replays a recorded run: command by command, or by jumps to any moment.

#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/record.hpp>
#include <torchwake/save/saved_run.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::save {

/// A new run before its first command.
[[nodiscard]] SavedRun first_moment(const rules::Ruleset& ruleset, std::uint64_t seed);
/// The first moment of the run of a journal. Requires: the header is of this ruleset's data.
[[nodiscard]] SavedRun first_moment(const rules::Ruleset& ruleset, const JournalHeader& header);

/// A command of a recorded run, and the state after it.
struct ReplayedCommand {
    rules::Command command;             ///< of the hero
    std::optional<std::uint64_t> hash;  ///< nothing: the process ended before it was known
    friend bool operator==(const ReplayedCommand&, const ReplayedCommand&) = default;
};

/// A remark, and the number of commands before it.
struct ReplayedRemark {
    std::int64_t behind = 0;  ///< the number of commands before it
    Remark remark;            ///< as it was kept
    friend bool operator==(const ReplayedRemark&, const ReplayedRemark&) = default;
};

/// All of a recorded run that can be seen again, each in order.
struct Course {
    std::vector<ReplayedCommand> commands;  ///< those whose beginning was recorded
    std::vector<ReplayedRemark> remarks{};  ///< by the number of commands before them
};

/// Removes the records up to the end of the next command or remark, and returns that; nothing if there is
/// none.
[[nodiscard]] std::optional<std::variant<ReplayedCommand, Remark>> take_step(
    std::span<const Record>& records);
/// Removes the records up to the end of the next command, and returns that; nothing if there is none.
[[nodiscard]] std::optional<ReplayedCommand> take_command(std::span<const Record>& records);
/// The course of a run. Of many remarks in a row only the last Chronicle::capacity are sure to be there.
[[nodiscard]] Course course_of(std::span<const Record> records);
/// The course up to the moment after that many commands.
[[nodiscard]] Course beginning_of(const Course& course, std::int64_t commands);
/// The course as records, without the answers between them.
[[nodiscard]] std::vector<Record> as_records(const Course& course);

/// The place where a run leaves its record.
struct ReplayFault {
    std::int64_t command = 0;  ///< its number, from 1
    std::string message;       ///< a sentence that names it
};

/// Repeats a command. Its events go to `turn` and to the run's chronicle.
/// Errors: the command is refused, or leads to another state; the run is useless then.
[[nodiscard]] std::optional<std::string> repeat_command(const rules::Ruleset& ruleset, SavedRun& run,
                                                        const ReplayedCommand& command, rules::Turn& turn);

/// A recorded run that is played forwards, or jumps; states on the way are kept, so that a jump back costs
/// little.
class Replay {
  public:
    /// Requires: the ruleset outlives the replay; the course begins in the first state.
    Replay(const rules::Ruleset& ruleset, SavedRun first, Course course);

    /// Takes a longer course, of which no command can be repeated behind a fault. Returns false, and changes
    /// nothing, if it does not begin with the present one.
    bool extend(Course course);

    /// All of it, including commands that can't be repeated.
    [[nodiscard]] const Course& course() const { return course_; }
    /// The number of commands that can be repeated: those before a fault, once it is known.
    [[nodiscard]] std::int64_t size() const { return size_; }
    /// The number of commands that have been repeated.
    [[nodiscard]] std::int64_t position() const { return position_; }
    /// The run after position() commands.
    [[nodiscard]] const SavedRun& now() const { return now_; }
    /// The place where the run left its record, as far as it was replayed; nothing if it did not.
    [[nodiscard]] const std::optional<ReplayFault>& fault() const { return fault_; }

    /// Repeats the next command and returns its turn; null at the end, or if it is a fault. The remarks that
    /// follow stand in the run's chronicle and in remarks().
    const rules::Turn* step();
    /// The remarks directly behind the last command.
    [[nodiscard]] std::span<const ReplayedRemark> remarks() const;
    /// Goes to the moment after that many commands, or to the last one before it that exists. Cost: the
    /// commands since the last kept state: at most 64, or one in 64 of a long run's.
    /// Requires: 0 <= position.
    void jump(std::int64_t position);

  private:
    /// A moment from which later ones are reached.
    struct Kept {
        SavedRun run;
        std::size_t told = 0;
    };

    void tell();
    void keep();

    const rules::Ruleset* ruleset_;
    Course course_;
    std::int64_t size_;
    std::int64_t position_ = 0;
    SavedRun now_;
    std::size_t told_ = 0;    ///< the number of remarks in its chronicle
    std::vector<Kept> kept_;  ///< at 0, and after each `kept_every_` commands replayed so far
    std::int64_t kept_every_;
    std::optional<ReplayFault> fault_;
    rules::Turn turn_;
};

}  // namespace torchwake::save
