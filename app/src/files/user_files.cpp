#include "files/user_files.hpp"

#include "files/assets.hpp"
#include "files/capsule_folder.hpp"
#include "files/recording.hpp"
#include "platform/platform.hpp"

#include <system_error>
#include <utility>
#include <variant>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;
constexpr const char* trial_name = ".trial";

/// Tests that files can be made in a folder, which is made first.
save::FileResult<void> try_folder(save::FilePort& disk, const fs::path& folder) {
    if (const auto made = disk.make_folder(folder); !made) {
        return made.error();
    }
    if (const auto written = disk.write_and_sync(folder / trial_name, ""); !written) {
        return written.error();
    }
    return disk.remove(folder / trial_name);
}

/// Adds the folder to the name of a file of record, which journals store without it, because the folder may
/// differ when they are read.
void place_record(save::Record& record, const fs::path& folder) {
    auto* const scored = std::get_if<core::Boxed<save::Scored>>(&record);
    if (scored != nullptr && !(*scored)->file.empty()) {
        (*scored)->file = (folder / fs::path((*scored)->file).filename()).string();
    }
}

boost::system::result<void, flow::StorageError> as_port(
    const boost::system::result<void, std::string>& done) {
    if (done.has_error()) {
        return flow::StorageError{done.error()};
    }
    return {};
}

}  // namespace

UserFiles::UserFiles(save::FilePort& disk, const content::Catalog& catalog, save::Folders folders,
                     Syncing syncing)
    : disk_(&disk),
      catalog_(&catalog),
      folders_(std::move(folders)),
      options_(disk, folders_.config / "options.json"),
      archive_(disk, catalog, runs_folder(folders_), syncing == Syncing::ByWorker) {}

std::string UserFiles::problem() {
    for (const fs::path& folder : {folders_.data, folders_.config}) {
        if (const auto tried = try_folder(*disk_, folder); !tried) {
            return "Nothing can be saved: " + to_string(tried.error());
        }
    }
    return {};
}

save::LoadedOptions UserFiles::options() {
    return options_.load();
}

boost::system::result<void, std::string> UserFiles::reset_options() {
    return options_.reset();
}

std::vector<save::RunSummary> UserFiles::runs() {
    return archive_.list();
}

boost::system::result<save::StoredRun, flow::StorageError> UserFiles::read_run(const std::string& name) {
    const bool is_path = fs::path(name).has_parent_path();
    auto read = is_path ? read_recording(*catalog_, name) : archive_.read(name);
    if (read.has_error()) {
        return flow::StorageError{read.error().message};
    }
    read->name = name;
    for (save::Record& record : read->records) {
        place_record(record, run_reports_path());
    }
    return std::move(*read);
}

bool UserFiles::in_use(const std::string& name) {
    const fs::path path(name);
    return path.has_parent_path() ? save::RunArchive(*disk_, *catalog_, path.parent_path(), false)
                                        .in_use(path.filename().string())
                                  : archive_.in_use(name);
}

void UserFiles::begin_run(const save::JournalHeader& header, const std::vector<save::Record>& records) {
    leave_run();
    archive_.remove_old_runs();
    run_ = archive_.begin(header, records);
}

boost::system::result<void, flow::StorageError> UserFiles::resume_run(save::StoredRun run) {
    leave_run();
    for (save::Record& record : run.records) {
        place_record(record, {});
    }
    auto opened = archive_.open(std::move(run));
    if (opened.has_error()) {
        return flow::StorageError{opened.error().message, opened.error().in_use};
    }
    run_ = std::move(*opened);
    return {};
}

std::string UserFiles::run_name() {
    return run_ ? run_->name() : std::string();
}

void UserFiles::record(const save::Record& record) {
    if (run_) {
        save::Record stored = record;
        place_record(stored, {});
        run_->record(stored);
    }
}

void UserFiles::keep(const save::SavedRun& run) {
    if (run_) {
        run_->keep(run);
    }
}

save::Durability UserFiles::durability() {
    return run_ ? run_->durability() : save::Durability{};
}

boost::system::result<void, flow::StorageError> UserFiles::store_run() {
    if (!run_) {
        return {};
    }
    run_->finish();
    last_failure_ = run_->durability().failure.value_or(std::string());
    if (!last_failure_.empty()) {
        return flow::StorageError{last_failure_};
    }
    return {};
}

void UserFiles::leave_run() {
    // GameSetup::exit_code() reports a failure at the end; the run is as safe as it can be.
    static_cast<void>(store_run());
    run_.reset();
}

flow::Recorded UserFiles::record_run(const save::ScoreEntry& score, bool scored, const std::string& record) {
    flow::Recorded recorded;
    const std::string& name = score.name.empty() ? catalog_->monster(catalog_->hero()).name : score.name;
    const auto written = save::write_run_report(*disk_, run_reports_path(), name, score.seed, record);
    if (written.has_error()) {
        recorded.message = to_string(written.error());
    } else {
        recorded.path = written->string();
    }
    if (scored) {
        const auto added = save::add_score(*disk_, scores_path(), score);
        const auto message = added.has_error() ? to_string(added.error()) : added->message;
        if (message) {
            recorded.message = recorded.message ? *recorded.message + " " + *message : message;
        }
        recorded.rank = added.has_error() ? std::nullopt : added->place;
    }
    return recorded;
}

boost::system::result<flow::WrittenCapsule, flow::StorageError> UserFiles::write_capsule(
    const std::string& run, const save::Options& options, const std::string& awaiting,
    const std::vector<std::string>& log) {
    return add_capsule_of(run, {{}, {}, options, awaiting, log, {}});
}

boost::system::result<flow::WrittenCapsule, flow::StorageError> UserFiles::add_capsule_of(
    const std::string& run, save::Capsule capsule) {
    auto stored = read_run(run);
    if (stored.has_error()) {
        return stored.error();
    }
    capsule.header = std::move(stored->header);
    capsule.records = std::move(stored->records);
    const auto written = add_capsule(*disk_, capsules_path(), fs::path(run).stem().string(), capsule);
    if (written.has_error()) {
        return flow::StorageError{to_string(written.error())};
    }
    return flow::WrittenCapsule{written->string()};
}

save::LoadedScores UserFiles::scores() {
    return save::load_scores(*disk_, scores_path());
}

boost::system::result<void, flow::StorageError> UserFiles::save_options(const save::Options& options) {
    return as_port(options_.store(options));
}

boost::system::result<save::Folders, save::FolderError> user_folders(const std::optional<fs::path>& named) {
    const auto file_exists = [](const fs::path& path) {
        std::error_code unreachable;
        return fs::exists(path, unreachable);
    };
    return save::find_folders({named, program_folder(), platform::environment, file_exists});
}

}  // namespace torchwake::app
