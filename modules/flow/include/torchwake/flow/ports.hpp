#pragma once

// What the game needs of the outside, as small synchronous ports. Window, headless and tests each bring their
// own.

#include <torchwake/core/result.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/record.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/save/scores.hpp>
#include <torchwake/screen/stage.hpp>

#include <boost/system/result.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::flow {

using core::throw_exception_from_error;

using screen::Stage;

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
