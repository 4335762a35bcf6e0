#pragma once

// Records a run in the game's own terms: a recorder of the module `prompt` for the records of `save`. While a
// run is restored, the screens get the recorded answers and have to reach the recorded commands and states.

#include <torchwake/core/point.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/prompt/recorder.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/save/record.hpp>
#include <torchwake/screen/action.hpp>

#include <boost/system/error_code.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::flow {

/// The error that leaves the screens as a system_error if there is not enough memory to give them the
/// recorded answers.
[[nodiscard]] boost::system::error_code lack_of_memory();

class RunRecorder {
  public:
    using Recorder = prompt::Recorder<save::Record>;

    /// Requires: storage outlives the recorder.
    explicit RunRecorder(Storage& storage)
        : recorder_([&storage](const save::Record& record) { storage.record(record); }) {}

    /// Records all that follows.
    void record();
    /// Begins to restore a run from these records. Once none is left, all that follows is recorded.
    void rewind(std::vector<save::Record> records);
    /// Stops recording: no run is played.
    void stop();

    /// True from rewind() to the next record() or stop(): nothing is shown, and no time passes.
    [[nodiscard]] bool restoring() const { return recorder_.restoring(); }
    [[nodiscard]] bool recording() const { return recorder_.recording(); }
    /// The recorder of the module `prompt`, for the restorer.
    [[nodiscard]] Recorder& recorder() { return recorder_; }
    /// The next record to be repeated, without those of targets; null if none is left.
    [[nodiscard]] const save::Record* next();

    /// Records an answer: `outermost` if only the prompt for the next command was open, and the cell under
    /// the pointer.
    void answered(const screen::Offer& offer, bool outermost, std::optional<core::Point> hovered);
    /// Records that the pointer moved to a line of the innermost menu.
    void pointed(std::int32_t line);
    void targeted(rules::EntityId target);
    /// Records that a command began or ended. Errors: both throw prompt::not_as_recorded() if the next record
    /// differs.
    void began(const rules::Command& command);
    void ended(std::uint64_t hash);
    /// Records the keys of the player before they are changed. While a run is restored, returns those on
    /// record instead, if there are any. A text too long for a record is not recorded.
    [[nodiscard]] std::optional<std::string> keys_were(const std::string& bindings);
    void left();
    void closed();
    /// The score that the run got when its end was shown before; nothing if it was not shown before.
    [[nodiscard]] std::optional<save::Scored> scored_before();
    void scored(const save::Scored& scored);
    /// Records the pointer's last place, which otherwise waits for the next answer.
    void flush();

  private:
    void write(const save::Record& record);
    void meet(const save::Record& record);

    Recorder recorder_;
    std::optional<save::Record> pointed_;  ///< not recorded yet: only the last one counts
};

}  // namespace torchwake::flow
