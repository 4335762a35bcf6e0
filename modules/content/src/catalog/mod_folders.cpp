#include "catalog/mod_folders.hpp"

#include "readers/wording.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/content/plain_path.hpp>
#include <torchwake/json/identifier.hpp>

#include <algorithm>
#include <system_error>

namespace torchwake::content {
namespace {

namespace fs = std::filesystem;

std::string known_files() {
    std::string names;
    for (const DataFile& file : data_files) {
        names += std::string(file.name) + ", ";
    }
    return names + std::string(words_name) + ", or a folder " + std::string(languages_name) +
           " with languages";
}

/// True if the folder of a mod's languages has one.
bool has_language(const Mod& mod) {
    std::error_code unreadable;
    for (fs::directory_iterator entry(mod.folder / languages_name, unreadable), end;
         !unreadable && entry != end; entry.increment(unreadable)) {
        if (entry->path().extension() == ".json") {
            return true;
        }
    }
    return false;
}

/// Checks the files of a mod's folder.
void check_files(const Mod& mod, json::Errors& errors) {
    std::error_code unreadable;
    bool has_data = has_language(mod);
    std::vector<std::string> names;
    for (fs::directory_iterator entry(mod.folder, unreadable), end; !unreadable && entry != end;
         entry.increment(unreadable)) {
        names.push_back(entry->path().filename().string());
    }
    if (unreadable) {
        errors.push_back({mod.folder.string(), "", unreadable.message(), "a folder that can be read", 0});
        return;
    }
    std::ranges::sort(names);
    for (const std::string& name : names) {
        const bool is_data =
            name == words_name || std::ranges::find(data_files, name, &DataFile::name) != data_files.end();
        has_data = has_data || is_data;
        if (!is_data && fs::path(name).extension() == ".json") {
            errors.push_back({(mod.folder / name).string(), "", "a file of no data", known_files(), 0});
        }
    }
    if (!has_data) {
        errors.push_back({mod.folder.string(), "", "no data files", known_files(), 0});
    }
}

}  // namespace

boost::system::result<std::vector<Mod>, json::Errors> find_mods(std::span<const fs::path> folders) {
    json::Errors errors;
    std::vector<Mod> mods;
    if (folders.size() > most_mods) {
        errors.push_back({folders[most_mods].string(), "", std::to_string(folders.size()) + " mods",
                          "at most " + std::to_string(most_mods), 0});
        return errors;
    }
    for (const fs::path& named : folders) {
        const fs::path folder = plain_path(named);
        std::error_code ignored;
        const Mod mod{folder.filename().string(), folder};
        if (!fs::is_directory(folder, ignored)) {
            errors.push_back({named.string(), "", "no such folder", "the folder of a mod", 0});
        } else if (!json::is_identifier(mod.name)) {
            errors.push_back({named.string(), "", "\"" + mod.name + "\"",
                              "a folder's name of 1 to " + std::to_string(json::longest_identifier) +
                                  " small letters, digits and _",
                              0});
        } else if (std::ranges::find(mods, mod.name, &Mod::name) != mods.end()) {
            errors.push_back(
                {named.string(), "", "a second mod \"" + mod.name + "\"", "mods of different names", 0});
        } else {
            check_files(mod, errors);
            mods.push_back(mod);
        }
    }
    if (!errors.empty()) {
        return errors;
    }
    std::ranges::sort(mods, {}, &Mod::name);
    return mods;
}

}  // namespace torchwake::content
