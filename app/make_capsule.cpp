#include "make_capsule.hpp"

#include "capsule_folder.hpp"
#include "exit_code.hpp"
#include "game_data.hpp"
#include "mods.hpp"
#include "recording.hpp"
#include "user_files.hpp"

#include <iostream>
#include <optional>
#include <string>
#include <utility>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

int fail(const std::string& why) {
    std::cerr << "torchwake: " << why << '\n';
    return exit_failure;
}

void warn(const std::optional<std::string>& message) {
    if (message) {
        std::cerr << "torchwake: " << *message << '\n';
    }
}

/// The name of a run for file names, whatever it was read from.
std::string name_of(const save::StoredRun& run, const fs::path& path) {
    return run.name.empty() ? path.stem().string() : run.name;
}

}  // namespace

int make_capsule(const Request& request) {
    const auto data = load_game_data(Assets(request.data_dir), mods_to_play(request));
    if (!data) {
        std::cerr << data.error().message << '\n';
        return exit_failure;
    }
    const auto folders = user_folders(request.user_dir);
    if (!folders) {
        return fail(folders.error().message);
    }
    UserFiles files(data->catalog, *folders, UserFiles::Syncing::AtOnce);
    const fs::path path = find_recording(request.recordings.front(), *folders);
    auto run = read_recording(data->catalog, path);
    if (!run) {
        return fail(run.error().message);
    }
    warn(run->message);
    save::LoadedOptions loaded = files.options();
    warn(loaded.message);
    const std::string name = name_of(*run, path);
    const save::Capsule capsule{
        std::move(run->header), std::move(run->records), std::move(loaded.options), {}, {}};
    const auto written = request.out ? write_capsule_file(*request.out, capsule)
                                     : add_capsule(files.capsules_path(), name, capsule);
    if (!written) {
        return fail(to_string(written.error()));
    }
    std::cout << written->string() << '\n';
    return exit_success;
}

}  // namespace torchwake::app
