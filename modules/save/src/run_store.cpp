#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/run_store.hpp>
#include <torchwake/save/snapshot.hpp>

#include <boost/system/errc.hpp>

#include <string_view>

namespace torchwake::save {
namespace {

constexpr std::string_view file_name = "run.save";

/// What a file that is set aside is called.
std::string_view label(SnapshotFault fault) {
    switch (fault) {
        case SnapshotFault::OtherVersion:
            return "other-version";
        case SnapshotFault::OtherData:
            return "other-data";
        default:
            return "damaged";
    }
}

/// Sets a file aside and says why, and where it is now.
RunError put_away(FilePort& files, const std::filesystem::path& path, const SnapshotError& error) {
    const auto aside = set_aside(files, path, label(error.fault));
    const std::string kept = aside ? "it is kept as " + aside->filename().string() : to_string(aside.error());
    return {error.message + "; " + kept};
}

}  // namespace

RunStore::RunStore(FilePort& files, const content::Catalog& catalog, const std::filesystem::path& folder)
    : files_(&files), catalog_(&catalog), path_(folder / file_name) {}

bool RunStore::has_run() {
    return files_->exists(path_);
}

boost::system::result<SavedRun, RunError> RunStore::load() {
    const auto bytes = files_->read(path_, max_snapshot_bytes);
    if (!bytes && bytes.error().reason == boost::system::errc::file_too_large) {
        return put_away(*files_, path_, {SnapshotFault::Damaged, to_string(bytes.error())});
    }
    if (!bytes) {
        return RunError{to_string(bytes.error())};
    }
    if (!*bytes) {
        return RunError{"there is no saved run in " + path_.parent_path().string()};
    }
    auto run = decode_run(*catalog_, **bytes, path_.string());
    if (run) {
        return *std::move(run);
    }
    return put_away(*files_, path_, run.error());
}

boost::system::result<void, std::string> RunStore::store(const SavedRun& run) {
    if (const auto written = write_file_durably(*files_, path_, encode_run(*catalog_, run)); !written) {
        return to_string(written.error());
    }
    return {};
}

boost::system::result<void, std::string> RunStore::discard() {
    if (!files_->exists(path_)) {
        return {};
    }
    if (const auto removed = files_->remove(path_); !removed) {
        return to_string(removed.error());
    }
    if (const auto synced = files_->sync_folder(path_.parent_path()); !synced) {
        return to_string(synced.error());
    }
    return {};
}

}  // namespace torchwake::save
