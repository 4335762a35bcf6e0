#pragma once

// All runs of a player, each a folder of its own: "<name>/" with journal-1.log (and later parts, where a disk
// failed, a part was full or damaged or records were taken back: a part's records replace those of earlier
// parts from its `first` on, and what stands before that was synced before it was begun), two generations of
// snapshots, and a lock file whose lock vanishes with the process that holds it.
//
// 1. What is damaged is never deleted: a snapshot is renamed, a part of the journal left and
//    another begun.
// 2. A file whose sync failed is never synced again, nor appended to: what is not known to be safe is written
//    once more, to a new part.
// 3. A snapshot counts only where the journal is whole up to it and came to the same hash.

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/file_port.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/saved_run.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::save {

/// A part of a journal that is longer than that is followed by another, so that each can be read.
inline constexpr std::size_t default_part_bytes = max_journal_bytes / 2;

/// How many closed runs are kept.
inline constexpr std::size_t most_closed_runs = 200;

/// What a list of runs says of one.
struct RunSummary {
    std::string name;  ///< of its folder: [a-z0-9_]{1,48}
    std::string hero_name;
    std::uint64_t seed = 0;
    bool closed = false;  ///< its end was seen: it can only be watched
    std::int64_t commands = 0;
    std::optional<std::string> problem;   ///< why it can't be opened
    std::optional<std::int32_t> depth{};  ///< the deepest it came to, where something that was kept says so
    std::optional<std::string> killer{};  ///< as in ScoreEntry, where it ended and its journal says so
};

/// A run as far as it is on the disk: a state, and what was recorded since.
struct StoredRun {
    std::string name;
    JournalHeader header;
    std::optional<SavedRun> base;   ///< nothing: the new run of the header's seed
    std::int64_t base_records = 0;  ///< how many records the base stands for
    /// All of the journal, from the run's beginning. Whoever opens the run may drop some at the end before:
    /// then it goes on from there.
    std::vector<Record> records;
    std::size_t records_on_disk = 0;     ///< how many were read: that many must still be there to open it
    std::vector<std::string> unusable;   ///< names of damaged snapshots, set aside when the run is opened
    std::optional<std::string> message;  ///< what was damaged, how far back that is, and what is kept of it
};

/// Why a run can't be read or gone on with.
struct RunError {
    std::string message;  ///< a sentence for a person
    bool in_use = false;  ///< another process plays it
};

/// How much of what was recorded outlives a loss of power.
struct Durability {
    bool pending = false;                ///< the worker is not done with all of it
    std::optional<std::string> failure;  ///< why the last attempt failed: the game goes on in memory
};

/// The run that is being played: what is recorded of it goes to the disk. A record is given to the system
/// before `record` returns, and synced by a worker. Losing this object, or the process, loses no record.
class OpenRun {
  public:
    virtual ~OpenRun() = default;
    virtual void record(const Record& record) = 0;
    /// Keeps a state that stands for all records so far; encoded and written by the worker from this copy.
    /// One that can't be written is of no harm: the journal has all that it has.
    virtual void keep(SavedRun run) = 0;
    [[nodiscard]] virtual Durability durability() const = 0;
    /// Waits until all is synced or has failed; where it had failed before, tries once more.
    virtual void finish() = 0;
    /// By which it is read; empty as long as nothing of it could be written.
    [[nodiscard]] virtual std::string name() const = 0;
};

class RunArchive {
  public:
    /// Requires: files and catalog outlive the archive and what it opens. `threaded`: a worker syncs; false:
    /// each call syncs itself, for tests.
    RunArchive(FilePort& files, const content::Catalog& catalog, std::filesystem::path folder, bool threaded,
               std::size_t part_bytes = default_part_bytes);

    /// The last begun first.
    [[nodiscard]] std::vector<RunSummary> list();
    /// Begins a run, of this version of the game, with those records, in a folder named by its hero and a
    /// number above those of all runs: "ann_12". Never fails: where the disk does, the run is kept in memory
    /// and its durability says so; it gets its name as soon as something of it could be written.
    [[nodiscard]] std::unique_ptr<OpenRun> begin(const JournalHeader& header,
                                                 std::vector<Record> records = {});
    /// Removes closed runs, whole, but for the last begun; answers how many. Left alone are runs that are not
    /// closed, that a process holds, that can't be read or are damaged, and folders that are links or hold
    /// anything that is not of a run. A loss of power at any moment leaves each run as it was, closed and
    /// without commands, or gone; what is left is removed the next time. Cost: a look at the folder where
    /// there are no more runs than that; else reads all journals.
    std::size_t remove_old_runs(std::size_t kept = most_closed_runs);
    /// What is there of a run; changes nothing on the disk.
    [[nodiscard]] boost::system::result<StoredRun, RunError> read(const std::string& name);
    /// Whether a process plays a run. Changes nothing on the disk.
    [[nodiscard]] bool in_use(const std::string& name);
    /// Locks a run and goes on recording behind its last good record. Errors: another process has it, or it
    /// was played on since it was read.
    [[nodiscard]] boost::system::result<std::unique_ptr<OpenRun>, RunError> open(const StoredRun& run);

  private:
    FilePort* files_;
    const content::Catalog* catalog_;
    std::filesystem::path folder_;
    bool threaded_;
    std::size_t part_bytes_;
};

}  // namespace torchwake::save
