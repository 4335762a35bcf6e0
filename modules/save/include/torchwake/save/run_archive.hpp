#pragma once

// The archive of a player's runs. Each run has a folder "<name>/" with journal-1.log, later parts, two
// generations of snapshots, and a lock file whose lock vanishes with the process that holds it. A later part
// begins when a disk failed, when a part was full or damaged, or when records were taken back. Its records
// replace those of earlier parts from its `first` on; all before that was synced before it began.
//
// 1. Damaged files are never deleted: a snapshot is renamed, and a part of the journal is left while another
//    begins.
// 2. A file whose sync failed is never synced again, nor appended to: records that are not known to be safe
//    are written again, to a new part.
// 3. A snapshot is used only if the journal is whole up to it and has the same hash there.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/fate.hpp>
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

/// A longer part of a journal is followed by another, so that each can be read.
inline constexpr std::size_t default_part_bytes = max_journal_bytes / 2;

/// The number of closed runs that are kept.
inline constexpr std::size_t most_closed_runs = 200;

/// One run in a list of runs.
struct RunSummary {
    std::string name;                     ///< of its folder: [a-z0-9_]{1,48}
    std::string hero_name;                ///< as the journal's header has it
    std::uint64_t seed = 0;               ///< the run's seed
    bool closed = false;                  ///< its end was seen: it can only be watched
    std::int64_t commands = 0;            ///< how many the hero was given
    std::optional<std::string> problem;   ///< the reason why it can't be opened
    std::optional<std::int32_t> depth{};  ///< the deepest level it reached, if known
    std::optional<rules::Fate> fate{};    ///< if it ended and its journal has it
    friend bool operator==(const RunSummary&, const RunSummary&) = default;
};

/// A run as the disk has it: a state, and all records.
struct StoredRun {
    std::string name;               ///< of its folder
    JournalHeader header;           ///< of its first readable part
    std::optional<SavedRun> base;   ///< nothing: the new run of the header's seed
    std::int64_t base_records = 0;  ///< the number of records that the base covers
    /// The whole journal, from the run's beginning. Drop some at the end before opening the run, and it
    /// continues from there.
    std::vector<Record> records;
    std::size_t records_on_disk = 0;     ///< the number of records read, which must still be there to open it
    std::uint32_t chain_on_disk = 0;     ///< record_chain of those
    std::vector<std::string> unusable;   ///< damaged snapshots, set aside when the run is opened
    std::optional<std::string> message;  ///< the damage, how far back it is, and what is kept
};

/// The reason why a run can't be read or continued.
struct RunError {
    std::string message;  ///< a sentence for a person
    bool in_use = false;  ///< another process plays it
};

/// The state of the records in regard to a loss of power.
struct Durability {
    bool pending = false;                ///< the worker has not synced all of them
    std::optional<std::string> failure;  ///< the reason of the last failure: the game continues in memory
    std::int32_t moves =
        0;  ///< how often the run was written anew, because its files were removed or replaced
};

/// The run being played, whose records go to the disk. `record` hands a record to the system before it
/// returns, and a worker syncs it. Losing this object, or the process, loses no record.
class OpenRun {
  public:
    virtual ~OpenRun() = default;
    /// Of a Closed, the members are filled in.
    virtual void record(const Record& record) = 0;
    /// Stores a state that covers all records so far; the worker encodes and writes this copy. A failure does
    /// no harm, because the journal has everything.
    virtual void keep(SavedRun run) = 0;
    /// What of the records is safe now; of a failure, the reason. Cost: none of the disk.
    [[nodiscard]] virtual Durability durability() const = 0;
    /// Waits until everything is synced or has failed; an earlier failure is tried once more.
    virtual void finish() = 0;
    /// The name to read it by; empty until something of it could be written.
    [[nodiscard]] virtual std::string name() const = 0;
};

/// A player's runs as files.
class RunArchive {
  public:
    /// Requires: files and catalog outlive the archive and the runs that it opens. With `threaded` a worker
    /// syncs; without, each call syncs itself, for tests.
    RunArchive(FilePort& files, const content::Catalog& catalog, std::filesystem::path folder, bool threaded,
               std::size_t part_bytes = default_part_bytes);

    /// All runs, the last begun first. Cost: of a closed run two lines are read, of another one the journal.
    [[nodiscard]] std::vector<RunSummary> list();
    /// Begins a run of this version of the game with those records, in a folder named by its hero and a
    /// number above those of all runs: "ann_12". Never fails: if the disk does, the run is kept in memory and
    /// its durability says so; it gets its name once something of it could be written.
    [[nodiscard]] std::unique_ptr<OpenRun> begin(const JournalHeader& header,
                                                 std::vector<Record> records = {});
    /// Removes closed runs except the last begun, and returns how many. Keeps runs that are open, in use,
    /// unreadable or damaged, and folders that are links or hold other files. A loss of power at any moment
    /// leaves each run unchanged, closed and without commands, or gone; the next call removes the rest. Cost:
    /// a look at the folder if there are no more runs than `kept`; else the last line of each run, and the
    /// journals of those that are removed.
    std::size_t remove_old_runs(std::size_t kept = most_closed_runs);
    /// Reads a run; changes nothing on the disk.
    [[nodiscard]] boost::system::result<StoredRun, RunError> read(const std::string& name);
    /// True if a process plays the run. Changes nothing on the disk.
    [[nodiscard]] bool in_use(const std::string& name);
    /// Locks a run and continues recording behind its last good record. Errors: another process has it, or it
    /// was continued since it was read. Cost: reads the journal again, line by line.
    [[nodiscard]] boost::system::result<std::unique_ptr<OpenRun>, RunError> open(StoredRun run);

  private:
    FilePort* files_;
    const content::Catalog* catalog_;
    std::filesystem::path folder_;
    bool threaded_;
    std::size_t part_bytes_;
};

}  // namespace torchwake::save
