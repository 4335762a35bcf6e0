#pragma once

// What the game needs of the outside, as small synchronous ports. Window, headless and tests each bring their
// own.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/record.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/save/scores.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::flow {

using core::throw_exception_from_error;

/// Where events become pictures, words and sounds.
class Stage {
  public:
    virtual ~Stage() = default;
    /// A run begins or goes on: what was shown of another is over. The log tells the chronicle again.
    virtual void enter(const rules::World& world, const rules::Chronicle& chronicle) = 0;
    /// Starts to show what happened; the world is already as it is afterwards.
    /// Returns how long the next prompt should wait for it; 0: not at all.
    virtual core::Milliseconds begin(std::span<const rules::Event> events, const rules::World& world) = 0;
    /// Shows the end of what `begin` started at once.
    virtual void skip() = 0;
    /// Tells why a command was not done.
    virtual void refuse(const rules::Refusal& refusal) = 0;
    /// Tells something that is no event of the world: "saved", a failed write, ...
    virtual void tell(const screen::Notice& notice) = 0;
    /// A menu moved (tick) or was confirmed: feedback to the ear.
    virtual void menu_sound(bool confirmed) = 0;
    /// How many lines of a page that is only read find no room where it is shown: how far it scrolls.
    [[nodiscard]] virtual std::int32_t scroll_range(const screen::Layer& page) = 0;
    /// Shows or hides the mark that says: what is seen may not outlive a loss of power yet.
    virtual void mark_unsaved(bool unsaved) = 0;
    /// An errand ended, and why.
    virtual void stopped(const autopilot::Stop& stop) = 0;
    /// The last lines of the message log as they were shown, the oldest first.
    [[nodiscard]] virtual std::vector<std::string> log_tail(std::size_t count) = 0;
    /// The text of a run's file of record, when it is over.
    [[nodiscard]] virtual std::string record(const screen::RecapModel& recap, const save::SavedRun& run) = 0;
    /// From now on these keys do these things.
    virtual void apply_keys(const screen::KeyMap& keys) = 0;
    /// The options changed.
    virtual void apply_options(const save::Options& options) = 0;
};

/// What could not be kept or fetched, as a sentence for a person.
struct StorageError {
    std::string message;
    bool in_use = false;  ///< of a run: another process plays it
};

/// Where a bug capsule was written.
struct WrittenCapsule {
    std::string path;
};

/// Where a finished run was kept.
struct Recorded {
    std::optional<std::int32_t> rank;    ///< its place among the scores, from 0
    std::string path;                    ///< of its file of record; empty: it could not be written
    std::optional<std::string> message;  ///< what went wrong
};

/// Where runs and options are kept.
class Storage {
  public:
    virtual ~Storage() = default;
    /// All runs, the last begun first.
    [[nodiscard]] virtual std::vector<save::RunSummary> runs() = 0;
    /// What is stored of a run. Changes nothing. Errors: it is damaged beyond use, or of another version.
    [[nodiscard]] virtual boost::system::result<save::StoredRun, StorageError> read_run(
        const std::string& name) = 0;
    /// Whether another process plays a run now. Requires: this process does not.
    [[nodiscard]] virtual bool in_use(const std::string& name) = 0;
    /// Begins a run, with records of another that it goes on from: what is recorded from now on is of it.
    /// Where the disk fails, durability() says so.
    virtual void begin_run(const save::JournalHeader& header, const std::vector<save::Record>& records) = 0;
    /// Goes on with a run behind these records. Errors: another process plays it.
    [[nodiscard]] virtual boost::system::result<void, StorageError> resume_run(
        const save::StoredRun& run) = 0;

    // Of the run that was begun or resumed last, until leave_run(); without one they do nothing.

    /// The name by which read_run finds it; empty without one, and where nothing of it could be written.
    [[nodiscard]] virtual std::string run_name() = 0;
    virtual void record(const save::Record& record) = 0;
    /// Keeps a state that stands for all records so far, to go on from there faster.
    virtual void keep(const save::SavedRun& run) = 0;
    [[nodiscard]] virtual save::Durability durability() = 0;
    /// Waits until all is on the disk or can't be. Errors: it can't.
    [[nodiscard]] virtual boost::system::result<void, StorageError> finish_run() = 0;
    /// Finishes it, and lets others have it.
    virtual void leave_run() = 0;

    /// Keeps a finished run among the scores and its file of record. The message, if any, is for a person.
    [[nodiscard]] virtual Recorded record_run(const save::ScoreEntry& score, bool scored,
                                              const std::string& record) = 0;
    /// Writes all that is needed to see again what happened in a stored run: the run, the options, the scopes
    /// that were open and the end of the message log.
    [[nodiscard]] virtual boost::system::result<WrittenCapsule, StorageError> write_capsule(
        const std::string& run, const save::Options& options, const std::string& awaiting,
        const std::vector<std::string>& log) = 0;
    /// The best runs, and what there is to tell about how they were read.
    [[nodiscard]] virtual save::LoadedScores scores() = 0;
    [[nodiscard]] virtual boost::system::result<void, StorageError> save_options(
        const save::Options& options) = 0;
};

/// Where a run's seed comes from when the player names none.
class SeedSource {
  public:
    virtual ~SeedSource() = default;
    /// Below 2^53.
    [[nodiscard]] virtual std::uint64_t next_seed() = 0;
};

/// All ports of a game; none is null.
struct Ports {
    Stage* stage = nullptr;
    Storage* storage = nullptr;
    SeedSource* seeds = nullptr;
};

}  // namespace torchwake::flow
