#include "runs/archived_run.hpp"
#include "runs/removed_run.hpp"
#include "runs/run_files.hpp"

#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/run_archive.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// Joins sentences; nothing if there are none.
std::optional<std::string> joined(const std::vector<std::string>& sentences) {
    std::string text;
    for (const std::string& sentence : sentences) {
        text += (text.empty() ? "" : "; ") + sentence;
    }
    return text.empty() ? std::nullopt : std::optional(text);
}

RunError lock_error(const std::string& name, const FileError& error) {
    return is_held(error) ? RunError{"the run " + name + " is being played in another window", true}
                          : RunError{to_string(error)};
}

/// True if the run of that name was begun after the other one.
bool is_newer(const std::string& name, const std::string& than) {
    return std::pair(run_number(name), name) > std::pair(run_number(than), than);
}

/// True if the disk still has the run as it was read.
bool is_unchanged(const StoredRun& run, const RunJournal& journal) {
    return run.header == journal.header && run.records.size() <= run.records_on_disk &&
           run.records_on_disk == journal.chain.size() && run.chain_on_disk == journal.last_chain();
}

/// Sets aside snapshots that are damaged or cover missing records. Returns the remaining ones.
std::vector<std::int64_t> sort_out_snapshots(FilePort& files, const fs::path& folder, const StoredRun& run) {
    std::vector<std::int64_t> good;
    const auto names = files.list(folder);
    for (const std::int64_t records : names ? snapshot_records(*names) : std::vector<std::int64_t>()) {
        const std::string name = snapshot_name(records);
        const bool is_ahead = records > std::ssize(run.records);
        if (is_ahead || std::ranges::find(run.unusable, name) != run.unusable.end()) {
            static_cast<void>(set_aside(files, folder / name, is_ahead ? "ahead" : "damaged"));
        } else {
            good.push_back(records);
        }
    }
    return good;
}

}  // namespace

RunArchive::RunArchive(FilePort& files, const content::Catalog& catalog, fs::path folder, bool threaded,
                       std::size_t part_bytes)
    : files_(&files),
      catalog_(&catalog),
      folder_(std::move(folder)),
      threaded_(threaded),
      part_bytes_(part_bytes) {}

std::vector<RunSummary> RunArchive::list() {
    std::vector<RunSummary> runs;
    const auto names = files_->list(folder_);
    for (const std::string& name : names ? *names : std::vector<std::string>()) {
        if (!is_run_name(name)) {
            continue;
        }
        if (auto run = summarize_run(*files_, *catalog_, folder_ / name)) {
            runs.push_back(*std::move(run));
        }
    }
    std::ranges::sort(runs, is_newer, &RunSummary::name);
    return runs;
}

std::size_t RunArchive::remove_old_runs(std::size_t kept) {
    const auto names = files_->list(folder_);
    if (!names || std::cmp_less_equal(std::ranges::count_if(*names, is_run_name), kept)) {
        return 0;
    }
    std::vector<std::string> runs;
    std::ranges::copy_if(*names, std::back_inserter(runs), is_run_name);
    std::ranges::sort(runs, is_newer);
    std::size_t closed = 0;
    std::size_t removed = 0;
    bool older_than_a_run = false;  // else a folder without a journal may be a run about to begin
    for (const std::string& name : runs) {
        const RunState state = state_of_run(*files_, folder_ / name);
        closed += state == RunState::Closed ? 1 : 0;
        if (state == RunState::Closed && closed > kept) {
            removed += remove_closed_run(*files_, *catalog_, folder_ / name) ? 1 : 0;
        } else if (state == RunState::Empty && older_than_a_run) {
            remove_empty_run(*files_, folder_ / name);
        }
        older_than_a_run = older_than_a_run || state != RunState::Empty;
    }
    return removed;
}

std::unique_ptr<OpenRun> RunArchive::begin(const JournalHeader& header, std::vector<Record> records) {
    JournalHeader written = header;
    written.game = TORCHWAKE_VERSION;
    return std::make_unique<ArchivedRun>(RunPlace{files_, catalog_, folder_, part_bytes_}, written,
                                         std::move(records), threaded_);
}

boost::system::result<StoredRun, RunError> RunArchive::read(const std::string& name) {
    if (!is_run_name(name)) {
        return RunError{"\"" + name + "\" is no name of a run"};
    }
    const fs::path folder = folder_ / name;
    auto journal = read_run_journal(*files_, *catalog_, folder);
    if (!journal) {
        return journal.error();
    }
    RunBase base = read_run_base(*files_, *catalog_, folder, *journal);
    if (journal->damage) {
        base.messages.insert(base.messages.begin(), *journal->damage);
    }
    StoredRun run;
    run.name = name;
    run.header = std::move(journal->header);
    run.base = std::move(base.run);
    run.base_records = base.records;
    run.records = std::move(journal->records);
    run.records_on_disk = run.records.size();
    run.chain_on_disk = journal->last_chain();
    run.unusable = std::move(base.unusable);
    run.message = joined(base.messages);
    return run;
}

bool RunArchive::in_use(const std::string& name) {
    const fs::path folder = folder_ / name;
    const auto files = files_->list(folder);
    if (!files || std::ranges::find(*files, lock_name) == files->end()) {
        return false;
    }
    const auto lock = files_->lock(folder / lock_name);
    return !lock && is_held(lock.error());
}

boost::system::result<std::unique_ptr<OpenRun>, RunError> RunArchive::open(StoredRun run) {
    const fs::path folder = folder_ / run.name;
    auto lock = files_->lock(folder / lock_name);
    if (!lock) {
        return lock_error(run.name, lock.error());
    }
    auto journal = check_run_journal(*files_, *catalog_, folder, run.records_on_disk);
    if (!journal) {
        return journal.error();
    }
    if (!is_unchanged(run, *journal)) {
        return RunError{"the run " + run.name + " was played on meanwhile; choose it again"};
    }
    HeldFolder held{.name = run.name,
                    .lock = *std::move(lock),
                    .last_part = journal->last_part,
                    .snapshots = sort_out_snapshots(*files_, folder, run),
                    .records = journal->chain.size(),
                    .chain = std::move(journal->chain),
                    .last_bytes = journal->last_bytes,
                    .last_checksum = journal->whole ? std::optional(journal->last_checksum) : std::nullopt};
    return std::unique_ptr<OpenRun>(
        std::make_unique<ArchivedRun>(RunPlace{files_, catalog_, folder_, part_bytes_}, std::move(run.header),
                                      std::move(held), std::move(run.records), threaded_));
}

}  // namespace torchwake::save
