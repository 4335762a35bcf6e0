#include "user_files.hpp"

#include "assets.hpp"

#include <system_error>
#include <utility>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;
constexpr const char* trial_name = ".trial";

/// Whether files can be made in a folder, which is made with them.
save::FileResult<void> try_folder(save::RealDisk& disk, const fs::path& folder) {
    if (const auto made = disk.make_folder(folder); !made) {
        return made.error();
    }
    if (const auto written = disk.write_and_sync(folder / trial_name, ""); !written) {
        return written.error();
    }
    return disk.remove(folder / trial_name);
}

boost::system::result<void, flow::StorageError> as_port(
    const boost::system::result<void, std::string>& done) {
    if (done.has_error()) {
        return flow::StorageError{done.error()};
    }
    return {};
}

}  // namespace

UserFiles::UserFiles(const content::Catalog& catalog, save::Folders folders)
    : folders_(std::move(folders)), store_(disk_, catalog, folders_.data) {}

std::string UserFiles::problem() {
    for (const fs::path& folder : {folders_.data, folders_.config}) {
        if (const auto tried = try_folder(disk_, folder); !tried) {
            return "Nothing can be saved: " + to_string(tried.error());
        }
    }
    return {};
}

save::LoadedOptions UserFiles::options() {
    return save::load_options(disk_, options_path());
}

boost::system::result<void, std::string> UserFiles::reset_options() {
    return save::store_options(disk_, options_path(), {});
}

bool UserFiles::has_run() {
    return store_.has_run();
}

boost::system::result<save::SavedRun, flow::StorageError> UserFiles::load_run() {
    auto loaded = store_.load();
    if (loaded.has_error()) {
        return flow::StorageError{loaded.error().message};
    }
    return std::move(*loaded);
}

boost::system::result<void, flow::StorageError> UserFiles::save_run(const save::SavedRun& run) {
    const auto stored = store_.store(run);
    last_failure_ = stored.has_error() ? stored.error() : "";
    return as_port(stored);
}

void UserFiles::discard_run() {
    const auto discarded = store_.discard();
    last_failure_ = discarded.has_error() ? discarded.error() : "";
}

flow::Recorded UserFiles::record_run(const save::ScoreEntry& score, bool scored, const std::string& record) {
    flow::Recorded recorded;
    const auto written = save::write_record(disk_, folders_.data / "records", score.name, score.seed, record);
    if (written.has_error()) {
        recorded.message = to_string(written.error());
    } else {
        recorded.path = written->string();
    }
    if (scored) {
        const auto added = save::add_score(disk_, scores_path(), score);
        if (added.has_error()) {
            recorded.message =
                recorded.message.value_or("") + (recorded.message ? " " : "") + to_string(added.error());
        } else {
            recorded.rank = *added;
        }
    }
    return recorded;
}

std::vector<save::ScoreEntry> UserFiles::scores() {
    return save::load_scores(disk_, scores_path()).entries;
}

boost::system::result<void, flow::StorageError> UserFiles::save_options(const save::Options& options) {
    return as_port(save::store_options(disk_, options_path(), options));
}

boost::system::result<save::Folders, save::FolderError> user_folders(const std::optional<fs::path>& named) {
    const auto file_exists = [](const fs::path& path) {
        std::error_code unreachable;
        return fs::exists(path, unreachable);
    };
    return save::find_folders({named, program_folder(), environment, file_exists});
}

}  // namespace torchwake::app
