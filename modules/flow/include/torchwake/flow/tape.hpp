#pragma once

// Between the game and the journal of its run. While the player plays, the tape hands on what was decided.
// While a run is brought back it holds what was decided then: the scenes are given the recorded answers, and
// have to come to the recorded commands and states.

#include <torchwake/core/point.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/save/record.hpp>
#include <torchwake/screen/action.hpp>

#include <boost/system/error_code.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::flow {

/// What leaves the scenes, as a system_error, where a run does not come to what its journal tells.
[[nodiscard]] boost::system::error_code not_as_recorded();
/// The same where memory lacks to give the scenes what is on record.
[[nodiscard]] boost::system::error_code lack_of_memory();

class Tape {
  public:
    /// Requires: storage outlives the tape.
    explicit Tape(Storage& storage) : storage_(&storage) {}

    /// What comes from now on is recorded.
    void record();
    /// A run is brought back: these records come first. What comes when there are none left is recorded.
    void rewind(std::vector<save::Record> records);
    /// Nothing is recorded: no run is played.
    void stop();
    /// The player plays from here on; records that are left are forgotten.
    void end_restoring();

    /// From rewind to end_restoring: nothing is shown, and no time passes.
    [[nodiscard]] bool restoring() const { return mode_ == Mode::Restoring; }
    /// Whether what happens now is recorded.
    [[nodiscard]] bool recording() const { return mode_ == Mode::Recording; }
    /// Whether records are left.
    [[nodiscard]] bool has_records() const { return next_ < records_.size(); }
    /// The next record where it is one that is given to the scenes, an answer or where the pointer was; null
    /// where there is none, or the scenes have to come to it by themselves.
    [[nodiscard]] const save::Record* next_given();
    /// The scenes were given it. Requires: next_given() != nullptr.
    void take_given() { ++next_; }

    /// Whether the next record is the answer Skip, which is then taken: an errand was stopped here.
    [[nodiscard]] bool takes_skip();

    /// What was answered, whether only the prompt for the next command was open, and the cell under the
    /// pointer.
    void answered(const screen::Offer& offer, bool outermost, std::optional<core::Point> hovered);
    /// The pointer chose a line of the innermost menu.
    void pointed(std::int32_t line);
    void targeted(rules::EntityId target);
    /// Errors, of both: throws not_as_recorded() where something else is on record.
    void began(const rules::Command& command);
    void ended(std::uint64_t hash);
    void left();
    void closed();
    /// How the run was scored when its end was told before; nothing where that is new.
    [[nodiscard]] std::optional<save::Scored> scored_before();
    void scored(const save::Scored& scored);
    /// Records where the pointer is, which otherwise waits for the next answer.
    void flush();

  private:
    enum class Mode : std::uint8_t { Stopped, Recording, Restoring };

    void write(const save::Record& record);
    /// Takes the next record where it is equal. False where none is left.
    bool meets(const save::Record& record);
    void pass_targets();

    Storage* storage_;
    Mode mode_ = Mode::Stopped;
    std::vector<save::Record> records_;
    std::size_t next_ = 0;
    std::optional<save::Record> pointed_;  ///< not yet recorded: only the last one counts
};

}  // namespace torchwake::flow
