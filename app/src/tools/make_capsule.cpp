#include "tools/make_capsule.hpp"

#include "files/capsule_folder.hpp"
#include "files/mods.hpp"
#include "files/recording.hpp"
#include "files/user_files.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "system/same_file.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/save/real_disk.hpp>

#include <iostream>
#include <optional>
#include <string>
#include <utility>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

void warn(const std::optional<std::string>& message) {
    if (message) {
        complain(*message);
    }
}

/// The name of a run for file names, whatever it was read from.
std::string name_of(const save::StoredRun& run, const fs::path& path) {
    return run.name.empty() ? path.stem().string() : run.name;
}

}  // namespace

int make_capsule(const Request& request) {
    const auto loaded = load_data_to_play(request);
    if (!loaded) {
        return exit_failure;
    }
    const content::Catalog& catalog = loaded->data.catalog;
    const auto folders = user_folders(request.user_dir);
    if (!folders) {
        return fail(folders.error().message);
    }
    save::RealDisk disk;
    UserFiles files(disk, catalog, *folders, UserFiles::Syncing::AtOnce);
    const fs::path path = find_recording(request.recordings.front(), *folders);
    if (request.out && (is_same_file(*request.out, path) || is_within(*request.out, path))) {
        return fail("can't write " + request.out->string() + ": its run is read");
    }
    auto run = read_recording(catalog, path);
    if (!run) {
        return fail(run.error().message);
    }
    warn(run->message);
    save::LoadedOptions options = files.options();
    warn(options.message);
    const std::string name = name_of(*run, path);
    const save::Capsule capsule{
        std::move(run->header), std::move(run->records), std::move(options.options), {}, {}};
    const auto written = request.out ? write_capsule_file(disk, *request.out, capsule)
                                     : add_capsule(disk, files.capsules_path(), name, capsule);
    if (!written) {
        return fail(to_string(written.error()));
    }
    std::cout << core::printable(written->string()) << '\n';
    return exit_success;
}

}  // namespace torchwake::app
