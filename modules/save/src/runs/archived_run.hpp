#pragma once

#include "runs/run_folder.hpp"

#include <torchwake/save/run_archive.hpp>

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace torchwake::save {

/// A run on a disk. The game's thread appends to the journal; a worker does syncs and snapshots, or the
/// game's thread if there is no worker.
///
/// Records go to the current part, which is given up at its first error, or when it is full. The next record
/// then begins another part, with all records that are not known to be synced. So does a run that is opened
/// with fewer records than it had, because a part is never shortened. If the part was removed or replaced by
/// somebody, all records are written to another folder.
class ArchivedRun final : public OpenRun {
  public:
    /// Begins a new run with those records.
    ArchivedRun(RunPlace place, JournalHeader header, std::vector<Record> records, bool threaded);
    /// Continues a run after those records, which are all that the folder has, or the first of them.
    ArchivedRun(RunPlace place, JournalHeader header, HeldFolder held, std::vector<Record> records,
                bool threaded);
    ArchivedRun(const ArchivedRun&) = delete;
    ArchivedRun& operator=(const ArchivedRun&) = delete;
    ~ArchivedRun() override;

    void record(const Record& record) override;
    void keep(SavedRun run) override;
    [[nodiscard]] Durability durability() const override;
    void finish() override;
    [[nodiscard]] std::string name() const override;

  private:
    using Lock = std::unique_lock<std::mutex>;
    struct Snapshot {
        SavedRun run;
        std::int64_t records = 0;
    };

    [[nodiscard]] std::filesystem::path folder() const { return place_.folder / held_.name; }
    void start(bool threaded);
    void go_on_in_last_part();
    void go_on_behind_last_part();
    void note_chain(const Record& record);
    [[nodiscard]] FileResult<void> append(std::string_view lines);
    void give_up_part(const FileError& error);
    void leave_folder();
    [[nodiscard]] FileResult<void> write_new_parts();
    [[nodiscard]] FileResult<void> write_new_part(std::int64_t& written);
    [[nodiscard]] FileResult<void> fill_part(AppendedFile& part, std::int64_t& written);
    void begin_part();

    [[nodiscard]] bool needs_sync() const;
    [[nodiscard]] bool has_work() const { return needs_sync() || snapshot_.has_value(); }
    /// Wakes the worker, or does its work.
    void see_to_work(Lock& lock);
    void work_until_stopped();
    void do_work(Lock& lock);
    void do_work_or_give_up(Lock& lock);
    void wait_for_worker(Lock& lock);
    void sync_part(Lock& lock);
    void write_snapshot(Lock& lock);
    [[nodiscard]] std::vector<std::int64_t> take_old_snapshots();

    RunPlace place_;

    mutable std::mutex mutex_;  ///< guards all below
    JournalHeader header_;
    HeldFolder held_;
    std::condition_variable work_came_;
    std::condition_variable work_ended_;
    JournalWriter writer_;
    std::shared_ptr<AppendedFile> part_;          ///< null: no part to append to
    bool part_is_new_ = false;                    ///< its name is not known to be synced
    std::size_t part_bytes_ = 0;                  ///< of the current part
    std::optional<std::filesystem::path> spare_;  ///< a part made here of which nothing is known to be synced
    std::vector<Record> records_;                 ///< all of the run
    std::int64_t synced_ = 0;                     ///< number of synced records
    std::vector<std::uint32_t> chain_;            ///< record_chain of all
    std::optional<std::string> failure_;
    std::int32_t moves_ = 0;
    std::optional<Snapshot> snapshot_;
    bool working_ = false;
    bool stopping_ = false;
    std::thread worker_;
};

}  // namespace torchwake::save
