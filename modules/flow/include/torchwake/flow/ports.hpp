#pragma once

// The ports of a game: small synchronous interfaces to the outside. Window, headless program and tests each
// have their own.

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

/// The failure of a storage call, as a sentence for a person.
struct StorageError {
    std::string message;  ///< the sentence
    bool in_use = false;  ///< another process plays the run
};

/// The place of a bug capsule.
struct WrittenCapsule {
    std::string path;  ///< of its file, as the player is told it
};

/// The outcome of keeping a finished run.
struct Recorded {
    std::optional<std::int32_t> rank;    ///< the run's place among the scores, from 0
    std::string path;                    ///< the run's file of record; empty if it could not be written
    std::optional<std::string> message;  ///< the failure, if any
};

/// The storage of runs, scores and options.
class Storage {
  public:
    virtual ~Storage() = default;
    /// All runs, the last one begun first.
    [[nodiscard]] virtual std::vector<save::RunSummary> runs() = 0;
    /// Reads a stored run; changes nothing. Errors: the run is damaged beyond use, or of another version.
    [[nodiscard]] virtual boost::system::result<save::StoredRun, StorageError> read_run(
        const std::string& name) = 0;
    /// True if another process plays the run now. Requires: this process does not.
    [[nodiscard]] virtual bool in_use(const std::string& name) = 0;
    /// Begins a run; the given records of the run that it continues come first, and later records are added
    /// behind them. A disk failure shows in durability().
    virtual void begin_run(const save::JournalHeader& header, const std::vector<save::Record>& records) = 0;
    /// Continues a run: later records are added behind those of `run`. Errors: another process plays it.
    [[nodiscard]] virtual boost::system::result<void, StorageError> resume_run(save::StoredRun run) = 0;

    // The calls below concern the run that was begun or resumed last, until leave_run(). Without such a run
    // they do nothing.

    /// The name by which read_run() finds the run; empty if there is no run, or nothing of it could be
    /// written.
    [[nodiscard]] virtual std::string run_name() = 0;
    /// Adds a record at the end of the run's journal. A disk failure shows in durability().
    virtual void record(const save::Record& record) = 0;
    /// Keeps the state after all records so far, so that the run can be continued from there faster.
    virtual void keep(const save::SavedRun& run) = 0;
    /// How far the records of the run are on the disk.
    [[nodiscard]] virtual save::Durability durability() = 0;
    /// Waits until every record is on the disk. Errors: a record can't be written.
    [[nodiscard]] virtual boost::system::result<void, StorageError> store_run() = 0;
    /// Stores the run as store_run() does, and lets other processes play it.
    virtual void leave_run() = 0;

    /// Keeps a finished run among the scores, and writes its file of record. The message, if any, is for a
    /// person.
    [[nodiscard]] virtual Recorded record_run(const save::ScoreEntry& score, bool scored,
                                              const std::string& record) = 0;
    /// Writes a bug capsule of a stored run, from which its course can be repeated: the run, the options, the
    /// open scopes and the end of the message log.
    [[nodiscard]] virtual boost::system::result<WrittenCapsule, StorageError> write_capsule(
        const std::string& run, const save::Options& options, const std::string& awaiting,
        const std::vector<std::string>& log) = 0;
    /// The best runs, and the problems that were found when they were read.
    [[nodiscard]] virtual save::LoadedScores scores() = 0;
    /// Stores the options. Errors: they can't be written.
    [[nodiscard]] virtual boost::system::result<void, StorageError> save_options(
        const save::Options& options) = 0;
};

/// The source of seeds for runs whose seed the player does not name.
class SeedSource {
  public:
    virtual ~SeedSource() = default;
    /// Below 2^53.
    [[nodiscard]] virtual std::uint64_t next_seed() = 0;
};

/// The data of the game, which can be read again while it is played.
class DataSource {
  public:
    virtual ~DataSource() = default;
    /// Reads the data again, and carries the run over to them; both are kept beside the present ones. Errors:
    /// the data have a fault, or the run does not fit them. Nothing is changed then.
    [[nodiscard]] virtual boost::system::result<void, StorageError> read_again(const save::SavedRun& run) = 0;
    /// Puts the data that were read again in the place of the present ones, which the ruleset's catalog then
    /// is, and returns the run that was carried over. Requires: read_again() succeeded last, and no run is
    /// played or stored by a worker.
    [[nodiscard]] virtual save::SavedRun exchange() = 0;
    /// Puts the words of a language in the place of the present ones, and the names of definitions with them;
    /// an empty id stands for the language of the locale. Errors: the words can't be read. Nothing is changed
    /// then.
    [[nodiscard]] virtual boost::system::result<void, StorageError> take_language(const std::string& id) = 0;
};

/// All ports of a game; none is null.
struct Ports {
    Stage* stage = nullptr;       ///< shows and tells what happens
    Storage* storage = nullptr;   ///< keeps runs, scores and options
    SeedSource* seeds = nullptr;  ///< makes seeds of new runs
    DataSource* data = nullptr;   ///< the data files and the languages
};

}  // namespace torchwake::flow
