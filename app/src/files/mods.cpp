#include "files/mods.hpp"

#include "files/user_files.hpp"
#include "system/console.hpp"

#include <torchwake/content/plain_path.hpp>

#include <algorithm>
#include <system_error>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

/// The folders in a folder; none if it can't be read.
std::vector<fs::path> folders_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code unreadable;
    fs::directory_iterator entry(folder, unreadable);
    while (!unreadable && entry != fs::directory_iterator()) {
        std::error_code unknown;
        if (entry->is_directory(unknown)) {
            found.push_back(entry->path());
        }
        entry.increment(unreadable);
    }
    std::ranges::sort(found);
    return found;
}

fs::path mod_name_of(const fs::path& folder) {
    return content::plain_path(folder).filename();
}

}  // namespace

std::vector<fs::path> found_mods(const Request& request) {
    if (!request.with_mods) {
        return {};
    }
    std::vector<fs::path> mods;
    const auto folders = user_folders(request.user_dir);
    for (const fs::path& folder : folders ? folders_in(folders->data / "mods") : std::vector<fs::path>()) {
        if (std::ranges::find(request.mods, folder.filename(), mod_name_of) == request.mods.end()) {
            mods.push_back(folder);
        }
    }
    return mods;
}

boost::system::result<DataWithMods, DataError> load_data_to_play(const Request& request) {
    auto loaded =
        load_with_found_mods(Assets(request.data_dir),
                             request.with_mods ? request.mods : std::vector<fs::path>(), found_mods(request));
    if (!loaded) {
        print_faults(loaded.error().message);
        return loaded;
    }
    for (const FaultyMod& mod : loaded->left_out) {
        complain("the mod " + mod.folder.filename().string() +
                 " is left out: " + to_string(mod.faults.front()));
    }
    return loaded;
}

std::string names_of(const std::vector<FaultyMod>& mods) {
    std::string names;
    for (const FaultyMod& mod : mods) {
        names += (names.empty() ? "" : ", ") + mod.folder.filename().string();
    }
    return names;
}

}  // namespace torchwake::app
