#pragma once

// What all coroutines of a game work with. They are given a pointer to it, and keep nothing of the game in
// their frames: the run and the options are here.

#include <torchwake/core/point.hpp>
#include <torchwake/flow/muted_stage.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/restore.hpp>
#include <torchwake/flow/run_recorder.hpp>
#include <torchwake/flow/settings.hpp>
#include <torchwake/prompt/restorer.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/screen/key_map.hpp>

#include <boost/system/error_code.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::flow {

/// What comes of taking up a stored run.
enum class Resumed : std::uint8_t {
    Yes,
    No,     ///< the title was left a notice
    InUse,  ///< another process plays it
};

/// What comes of taking the last decision back.
enum class Undone : std::uint8_t {
    Yes,
    No,    ///< the reason was told
    Lost,  ///< the run can't be gone on with; the title was left a notice
};

class GameContext {
  public:
    /// The keys are those that the game comes with; the options may bind others. Requires: ruleset and ports
    /// outlive this.
    GameContext(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
                const GameSettings& settings);

    [[nodiscard]] const rules::Ruleset& ruleset() const { return *ruleset_; }
    [[nodiscard]] const screen::KeyMap& keys() const { return keys_; }
    /// Nothing is seen or heard while a run is brought back.
    [[nodiscard]] Stage& stage() { return muted_stage_; }
    [[nodiscard]] Storage& storage() const { return *ports_.storage; }
    [[nodiscard]] ScreenStack& stack() { return stack_; }
    [[nodiscard]] VirtualClock& clock() { return clock_; }
    [[nodiscard]] Asker& asker() { return asker_; }
    [[nodiscard]] RunRecorder& run_recorder() { return run_recorder_; }

    /// The run that is played; null between runs.
    [[nodiscard]] save::SavedRun* run() { return run_ ? &*run_ : nullptr; }
    [[nodiscard]] const save::SavedRun* run() const { return run_ ? &*run_ : nullptr; }
    /// What the hero of the run knows. Requires: run() != nullptr.
    [[nodiscard]] rules::Knowledge knowledge() const;
    /// What the player is shown of it: the same, or every cell. Requires: run() != nullptr.
    [[nodiscard]] rules::Knowledge shown() const;

    /// The seed for a new run that none was named for.
    [[nodiscard]] std::uint64_t next_seed();
    /// That is the next one: it was offered, and not used.
    void keep_seed(std::uint64_t seed) { named_seed_ = seed; }
    void begin_run(std::uint64_t seed);
    /// Begins a run that counts for nothing and goes on from another, after these commands of it.
    /// Requires: they can be repeated.
    void begin_practice(const save::JournalHeader& header, std::span<const save::ReplayedCommand> commands);
    /// Takes up a stored run.
    [[nodiscard]] Resumed resume_run(const std::string& name, RestoreTo to);
    /// Takes the player's last decision back, in a run that counts for nothing.
    [[nodiscard]] Undone undo();
    /// Shows a moment of a recorded run as if it were played; nothing of it is recorded.
    void show_moment(const save::SavedRun& run);
    /// Writes a bug capsule of a stored run, and tells where, or why not.
    void write_capsule(const std::string& run);
    /// Gives the scenes of a run that is brought back the next of what was answered then. False where none is
    /// brought back any more: the player sees where it is.
    bool feed();
    /// Whether the player plays a run: what happens now is recorded.
    [[nodiscard]] bool plays() const { return run_recorder_.recording(); }
    /// Keeps the state of the run where enough happened since it was kept last.
    /// Requires: nothing but the prompt for the next command is open.
    void keep_run();
    /// Keeps the run to go on another day. Errors: false after the reason was told; the run goes on.
    [[nodiscard]] bool store_run();
    /// Nothing is played any more; what is stored stays.
    void leave_run();
    /// The same, and there is nothing to go on with.
    void close_run();
    /// Shows whether what is seen is safe on the disk, as far as it is late or can't be.
    void watch_durability();

    [[nodiscard]] const save::Options& options() const { return options_; }
    // What changes options is stored at once, and has no effect while a run is brought back.

    /// Lets changed options be seen and heard.
    void change_options(const save::Options& options);
    /// Stores the options if they changed since. Errors: told.
    void store_options();

    /// Gives an action these keys. Requires: at least one key, none in conflict.
    void bind_keys(screen::Action action, std::span<const screen::Key> keys);
    /// Every action has the keys that the game comes with.
    void reset_keys();

    /// Keeps the finished run among the scores, with its file of record, and fills in what the recap says of
    /// that. A run whose end was told before stands there already.
    void finish_run(screen::RecapModel& recap);

    /// The cell that the pointer is over, until a key is pressed.
    [[nodiscard]] std::optional<core::Point> hovered() const { return hovered_; }
    void hover(std::optional<core::Point> cell) { hovered_ = cell; }
    /// Whom the player aimed at last; invalid: nobody.
    [[nodiscard]] rules::EntityId last_target() const { return last_target_; }
    void remember_target(rules::EntityId target);
    /// Whether a hint was ever given; while a run is brought back, none is. Requires: hint < 32.
    [[nodiscard]] bool was_hinted(std::uint32_t hint) const;
    /// It counts as given from now on, in later games too.
    void mark_hinted(std::uint32_t hint);

    void leave_notice(screen::Notice notice) { notice_ = std::move(notice); }
    /// The notice that the next title shows.
    [[nodiscard]] std::optional<screen::Notice> take_notice();

    /// Ends all waits with that error, which leaves their coroutines as a system_error. Requires: an error.
    void close(boost::system::error_code reason);

  private:
    /// The run is a new one, of which that much is on record.
    void record_from(const save::JournalHeader& header, const std::vector<save::Record>& records);
    /// What a run that is taken up begins with, on stage and off.
    void enter_run();
    void remember_run();
    void do_unasked(const rules::Command& command);
    bool feed_next();
    /// Whether the next record is where the pointer was, which is given to what is asked.
    bool give_pointer();
    /// Whether an automatic action goes on behind the last record, and is stopped.
    bool stop_auto_action();
    void end_restoring();
    [[nodiscard]] bool leaves_to_watch(const screen::Offer& answer) const;
    void note_answer(const screen::Offer& answer);
    [[nodiscard]] bool point(const save::Pointed& pointed);

    const rules::Ruleset* ruleset_;
    screen::KeyMap default_keys_;
    screen::KeyMap keys_;
    Ports ports_;
    save::Options options_;
    save::Options stored_options_;
    std::optional<std::uint64_t> named_seed_;
    bool omniscient_;
    std::optional<save::SavedRun> run_;
    std::optional<screen::Notice> notice_;
    std::vector<screen::Notice> restore_notices_;  ///< told when the run is brought back
    std::optional<core::Point> hovered_;
    rules::EntityId last_target_;
    std::int32_t kept_turn_ = 0;  ///< of the run, when its state was kept last
    std::int32_t kept_depth_ = 0;
    std::optional<core::Milliseconds> pending_since_;
    save::Durability shown_durability_;  ///< `pending`: the mark is shown
    MutedStage muted_stage_;
    RunRecorder run_recorder_;
    ScreenStack stack_;
    VirtualClock clock_;
    Asker asker_;
    prompt::Restorer<save::Record, screen::Entry, screen::Offer> restorer_;
};

}  // namespace torchwake::flow
