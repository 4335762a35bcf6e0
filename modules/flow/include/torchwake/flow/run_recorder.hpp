#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/prompt/recorder.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/save/record.hpp>
#include <torchwake/screen/action.hpp>

#include <boost/system/error_code.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::flow {

/// The error that leaves the screens as a system_error if there is not enough memory to give them the
/// recorded answers.
[[nodiscard]] boost::system::error_code lack_of_memory();

/// Records a run in the game's own terms: a recorder of the module `prompt` for the records of `save`. While
/// a run is restored, the screens get the recorded answers and have to reach the recorded commands and
/// states.
class RunRecorder {
  public:
    /// The recorder of the module `prompt` for the records of `save`.
    using Recorder = prompt::Recorder<save::Record>;

    /// Adds a remark to the run's chronicle.
    using Remember = std::function<void(const save::Remark&)>;

    /// Neither records nor restores at first. Requires: storage outlives the recorder.
    RunRecorder(Storage& storage, Remember remember)
        : recorder_([&storage](const save::Record& record) { storage.record(record); }),
          remember_(std::move(remember)) {}

    /// Records all that follows.
    void record();
    /// Begins to restore a run from these records. Once none is left, all that follows is recorded.
    void rewind(std::vector<save::Record> records);
    /// Stops recording: no run is played.
    void stop();
    /// Ignores all that follows, until go_on(): a recorded run is shown.
    void pause();
    /// Ends a pause; nothing happens if there is none.
    void go_on() { paused_ = false; }
    /// Ends a pause, and records that the player left what was shown.
    void go_on_left();

    /// True from rewind() to the next record() or stop(): nothing is shown, and no time passes.
    [[nodiscard]] bool restoring() const { return recorder_.restoring(); }
    /// True if what happens is recorded.
    [[nodiscard]] bool recording() const { return recorder_.recording() && !paused_; }
    /// The recorder of the module `prompt`, for the restorer.
    [[nodiscard]] Recorder& recorder() { return recorder_; }
    /// The next record to be repeated; null if none is left. Takes records of targets, and remembers remarks,
    /// which are not to be repeated.
    [[nodiscard]] const save::Record* next();

    /// True if no record is left but those of targets.
    [[nodiscard]] bool at_end();

    /// Records an answer: `outermost` if only the prompt for the next command was open, and the cell under
    /// the pointer.
    void answered(const screen::Offer& offer, bool outermost, std::optional<core::Point> hovered);
    /// Records that the pointer moved to a line of the innermost menu.
    void pointed(std::int32_t line);
    /// True if the journal does not have the pointer's place: a cell of the level, or none on the map.
    [[nodiscard]] bool lacks_rest(std::optional<core::Point> cell) const {
        return recording() && (pointed_ || cell != rested_);
    }
    /// Records the pointer's place, if the journal lacks it. Requires: the screens wait for an answer without
    /// a deadline.
    void rested(std::optional<core::Point> cell);
    /// The journal has this place of the pointer.
    void rested_at(std::optional<core::Point> cell) { rested_ = cell; }
    /// Records the actor that the player aimed at, unless a run is restored.
    void targeted(rules::EntityId target);
    /// Records and remembers a remark. While a run is restored, those on record are remembered in its place,
    /// up to an equal one; it is new only behind the last record.
    void remarked(const save::Remark& remark);
    /// Remembers the next record if it is a remark that no screen repeats: a notice, or any if the screens
    /// wait for an answer. False if it is not.
    bool pass_remark(bool answer_awaited);
    /// Records that a command began. Errors: throws prompt::not_as_recorded() if the next record differs.
    void began(const rules::Command& command);
    /// Records that a command ended with the state of that hash. Errors: as began().
    void ended(std::uint64_t hash);
    /// Records the keys of the player before they are changed. While a run is restored, returns those on
    /// record instead, if there are any. A text too long for a record is not recorded.
    [[nodiscard]] std::optional<std::string> keys_were(const std::string& bindings);
    /// Records the keys of the player once a change of them is stored.
    void keys_are(const std::string& bindings);
    /// Takes the next record if it is of keys. False if it is not.
    [[nodiscard]] bool pass_keys();
    /// Records how far the open page scrolls, at an answer that scrolls it. While a run is restored, returns
    /// what is on record instead, if it is: the screen may have had another size.
    [[nodiscard]] std::int32_t scroll_end(std::int32_t line);
    /// Records that the player left the run, which can be continued.
    void left();
    /// Records that the run can't be continued.
    void closed();
    /// The score that the run got when its end was shown before; nothing if it was not shown before.
    [[nodiscard]] std::optional<save::Scored> scored_before();
    /// Records the score that the run got as its end was shown.
    void scored(const save::Scored& scored);
    /// Records the pointer's last place, which otherwise waits for the next answer.
    void flush();

  private:
    /// The next record that is none of a target; null if none is left.
    [[nodiscard]] const save::Record* pass_targets();
    /// Takes the next record and remembers it, if it is a remark. Returns the remark.
    std::optional<save::Remark> take_remark();
    void write(const save::Record& record);
    void meet(const save::Record& record);

    Recorder recorder_;
    Remember remember_;
    bool paused_ = false;
    std::optional<core::Point> rested_;    ///< the last place on the map that was recorded as one of rest
    std::optional<save::Record> pointed_;  ///< not recorded yet: only the last one counts
};

}  // namespace torchwake::flow
