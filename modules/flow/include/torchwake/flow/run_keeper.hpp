#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/flow/lesson_progress.hpp>
#include <torchwake/flow/options_keeper.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/restore.hpp>
#include <torchwake/flow/run_recorder.hpp>
#include <torchwake/flow/run_stage.hpp>
#include <torchwake/flow/run_to_play.hpp>
#include <torchwake/flow/settings.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/save/saved_run.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::flow {

/// The outcome of resuming a stored run.
enum class Resumed : std::uint8_t {
    Yes,    ///< the run is played now
    No,     ///< the title was left a notice
    InUse,  ///< another process plays it
};

/// The outcome of taking the last decision back.
enum class Undone : std::uint8_t {
    Yes,   ///< the decision is taken back
    No,    ///< the reason was told
    Lost,  ///< the run can't be continued; the title was left a notice
};

/// Keeps the run that is played: begins and resumes it, stores its state, and ends it. A moment of a recorded
/// run can be shown in its place; the played run waits meanwhile, and still belongs to this process.
class RunKeeper {
  public:
    /// The objects that the keeper uses. Requires: all of them outlive the keeper.
    struct Tools {
        const rules::Ruleset* ruleset = nullptr;  ///< with the catalog of the run
        Ports ports;                              ///< of the game
        RunStage* stage = nullptr;                ///< which is mute while a run is restored
        RunRecorder* recorder = nullptr;          ///< of the run
        OptionsKeeper* options = nullptr;         ///< with the name of the run that Continue takes up
    };

    /// Keeps no run at first.
    RunKeeper(const Tools& tools, const GameSettings& settings);

    /// The moment that is shown, or else the run that is played; null if there is neither.
    [[nodiscard]] save::SavedRun* run() { return moment_ ? &moment_->run : run_ ? &*run_ : nullptr; }
    /// The moment that is shown, or else the run that is played; null if there is neither.
    [[nodiscard]] const save::SavedRun* run() const {
        return moment_ ? &moment_->run : run_ ? &*run_ : nullptr;
    }
    /// Shows run() with its log on the stage. Requires: run() != nullptr.
    void show_run();
    /// True if a run is played, also while a moment of a recorded one is shown.
    [[nodiscard]] bool playing() const { return run_.has_value(); }
    /// True while a moment of a recorded run is shown.
    [[nodiscard]] bool watching() const { return moment_.has_value(); }
    /// The knowledge of its hero. Requires: run() != nullptr.
    [[nodiscard]] forecast::Knowledge knowledge() const;
    /// The knowledge that the player sees: the hero's, or every cell if the game is omniscient. Requires:
    /// run() != nullptr.
    [[nodiscard]] forecast::Knowledge shown() const;

    /// The seed of the next run: the one that was named, or a new one.
    [[nodiscard]] std::uint64_t next_seed();
    /// Names a seed that was offered and not used as the next one.
    void keep_seed(std::uint64_t seed) { named_seed_ = seed; }

    /// Begins a run with that seed. Requires: seed < 2^53.
    void begin(std::uint64_t seed);
    /// Begins a run in the lesson at that place of the catalog. Requires: the catalog has it.
    void begin_lesson(std::int32_t lesson);
    /// Begins a run that is not scored, with the course of another. Requires: it can be repeated.
    void begin_practice(const save::JournalHeader& header, save::Course course);
    /// Reads the data again, and puts the run away. False after the reason was told, or while a run is
    /// restored: the run goes on under the present data.
    [[nodiscard]] bool read_data_again();
    /// Begins a run that is not scored, in the state of the run that was left last, under the data that were
    /// read again. Requires: read_data_again() was true.
    void begin_under_new_data();
    /// Resumes a stored run.
    [[nodiscard]] Resumed resume(const std::string& name, RestoreTo to);
    /// Shows a resumed run after its recorded answers were given, and tells what was wrong with its file.
    void end_restoring();
    /// Takes the player's last decision back, in a practice run.
    [[nodiscard]] Undone undo();
    /// Shows a moment of a recorded run of that name in place of the run that is played.
    void show_moment(const std::string& name, const save::SavedRun& run) { moment_ = {name, run}; }
    /// A recorded run is shown from now on; nothing is recorded.
    void begin_watching() const { tools_.recorder->pause(); }
    /// Ends that, and shows the run that is played again. leave() ends it, too.
    void end_watching();
    /// The name of the run that is played, restored or watched; empty if there is none.
    [[nodiscard]] const std::string& shown_name() const { return moment_ ? moment_->name : name_; }

    /// The note that tells what is sought, once, if the player has not yet answered anything in the run;
    /// nothing also if the game has no prize.
    [[nodiscard]] std::optional<screen::QuestNote> take_quest() {
        return std::exchange(quest_, std::nullopt);
    }

    /// The step of the lesson that the run is in; nothing if it is in none.
    [[nodiscard]] const std::optional<screen::LessonNote>& lesson() const { return lesson_.note(); }
    /// Tells of each step of the lesson whose goals hold now, and goes on to the next.
    void advance_lesson();

    /// Keeps the state of the run if enough happened since it was kept last.
    /// Requires: nothing but the prompt for the next command is open.
    void keep_state();
    /// Stores all of the run, if one is played. Errors: false after the reason was told; the run goes on.
    [[nodiscard]] bool store();
    /// Stores the run to be continued on another day, without the screens that are open. Errors: as store().
    [[nodiscard]] bool put_away();
    /// Marks the stored run as one that can't be continued. Returns what follows it, as it is given.
    [[nodiscard]] AfterRun close(AfterRun after);
    /// Ends the play of the run; the stored run stays. Nothing happens if no run is played.
    void leave();
    /// Keeps the finished run among the scores, with its file of record, and fills in the recap. A run whose
    /// end was told before is kept already.
    void keep_score(screen::RecapModel& recap);
    /// Writes a bug capsule of the shown run, with the names of the open screens, and tells its place or the
    /// reason why there is none.
    void write_capsule(const std::string& awaiting);
    /// Adds a remark to the chronicle of the run, if there is one.
    void remember(const save::Remark& remark);
    /// Shows the mark of unsaved decisions while the disk is late, and tells when it fails.
    void watch_durability(core::Milliseconds now);

    /// The actor that the player aimed at last; invalid: none.
    [[nodiscard]] rules::EntityId last_target() const { return last_target_; }
    /// Notes the actor that the player aimed at, and records it.
    void remember_target(rules::EntityId target);
    /// Notes a command to whose harm the player agreed when aiming it.
    void note_agreed(const rules::Command& command) { agreed_ = command; }
    /// True if that command was noted last; the note is gone then.
    [[nodiscard]] bool take_agreed(const rules::Command& command) {
        return std::exchange(agreed_, std::nullopt) == command;
    }
    /// Notes if the hero swims with the player's consent to what the water takes.
    void note_swim(bool agreed) { swims_ = agreed; }
    /// True if that was noted. The journal does not have it: while a run is restored, it is true where no
    /// answer to the question is recorded.
    [[nodiscard]] bool agreed_to_swim() const;

    /// Leaves a notice for the next title.
    void leave_notice(screen::Notice notice) { notice_ = std::move(notice); }
    /// True if the next title has a notice to show.
    [[nodiscard]] bool has_notice() const { return notice_.has_value(); }
    /// Takes the notice that the next title shows.
    [[nodiscard]] std::optional<screen::Notice> take_notice() { return std::exchange(notice_, std::nullopt); }

  private:
    [[nodiscard]] Storage& storage() const { return *tools_.ports.storage; }
    /// Notes the name of the played run, which Continue takes up.
    void note_name();
    [[nodiscard]] Resumed fail_to_resume(const std::string& message);
    /// Enters the run as a new one that begins in its present state.
    void record_from_state(const std::string& hero_name);
    /// Enters a new run, of which these records are kept.
    void record_from(const save::JournalHeader& header, const std::vector<save::Record>& records);
    /// Shows the run from now on, and notes its turn and depth.
    void enter();
    /// Writes the note about what is sought, if it is to be shown. `answered`: the player was asked before.
    void write_quest(bool answered);
    /// Does a command of the game's own; it takes no time.
    void do_unasked(const rules::Command& command);
    [[nodiscard]] save::ScoreEntry score_entry(const screen::RecapModel& recap) const;

    Tools tools_;
    std::optional<std::uint64_t> named_seed_;
    bool omniscient_;
    /// A moment of a recorded run.
    struct Moment {
        std::string name;  ///< of the run
        save::SavedRun run;
    };

    std::optional<save::SavedRun> run_;
    std::string name_;  ///< of the run that is played or restored; empty if there is none
    std::optional<Moment> moment_;
    std::string hero_name_;  ///< of the run that is or was played last
    std::optional<screen::QuestNote> quest_;
    LessonProgress lesson_;
    std::int32_t steps_before_reload_ = 0;  ///< of the lesson, that were done when the data were read again
    std::optional<screen::Notice> notice_;
    std::vector<screen::Notice> restore_notices_;  ///< told when the run is restored
    rules::EntityId last_target_;
    std::optional<rules::Command> agreed_;  ///< not asked about again
    bool swims_ = false;                    ///< with the player's consent
    std::int32_t kept_turn_ = 0;            ///< the turn of the state that was kept last
    std::int32_t kept_depth_ = 0;
    std::optional<core::Milliseconds> pending_since_;
    save::Durability shown_durability_;  ///< `pending`: the mark is shown
};

}  // namespace torchwake::flow
