#pragma once

// What is recorded of a run, in its game terms: a recorder of the module `prompt` over the records of `save`.
// While a run is brought back, the scenes are given the recorded answers, and have to come to the recorded
// commands and states.

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

/// What leaves the scenes, as a system_error, where memory lacks to give them what is on record.
[[nodiscard]] boost::system::error_code lack_of_memory();

class RunRecorder {
  public:
    using Recorder = prompt::Recorder<save::Record>;

    /// Requires: storage outlives the recorder.
    explicit RunRecorder(Storage& storage)
        : recorder_([&storage](const save::Record& record) { storage.record(record); }) {}

    /// What comes from now on is recorded.
    void record();
    /// A run is brought back: these records come first. What comes when there are none left is recorded.
    void rewind(std::vector<save::Record> records);
    /// Nothing is recorded: no run is played.
    void stop();

    /// From rewind to the next of record and stop: nothing is shown, and no time passes.
    [[nodiscard]] bool restoring() const { return recorder_.restoring(); }
    /// Whether what happens now is recorded.
    [[nodiscard]] bool recording() const { return recorder_.recording(); }
    /// What restores the scenes by it.
    [[nodiscard]] Recorder& recorder() { return recorder_; }
    /// The next record that is not only there to be looked at; null where none is left.
    [[nodiscard]] const save::Record* next();

    /// What was answered, whether only the prompt for the next command was open, and the cell under the
    /// pointer.
    void answered(const screen::Offer& offer, bool outermost, std::optional<core::Point> hovered);
    /// The pointer chose a line of the innermost menu.
    void pointed(std::int32_t line);
    void targeted(rules::EntityId target);
    /// Errors, of both: throws prompt::not_as_recorded() where something else is on record.
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
    void write(const save::Record& record);
    void meet(const save::Record& record);

    Recorder recorder_;
    std::optional<save::Record> pointed_;  ///< not yet recorded: only the last one counts
};

}  // namespace torchwake::flow
