#include <torchwake/save/folders.hpp>

#include <string_view>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view portable_marker = "portable.txt";
constexpr std::string_view own_name = "torchwake";

Folders all_in(const fs::path& folder) {
    return {folder, folder, folder};
}

/// The variable as an absolute path; the specification ignores all others.
std::optional<fs::path> absolute_path(const FolderQuestion& question, const std::string& name) {
    const std::optional<std::string> value = question.environment(name);
    if (!value || !fs::path(*value).is_absolute()) {
        return std::nullopt;
    }
    return fs::path(*value);
}

std::optional<fs::path> base_folder(const FolderQuestion& question, const std::string& name,
                                    std::string_view below_home) {
    if (const auto named = absolute_path(question, name)) {
        return *named / own_name;
    }
    const auto home = absolute_path(question, "HOME");
    return home ? std::optional(*home / below_home / own_name) : std::nullopt;
}

}  // namespace

boost::system::result<Folders, FolderError> find_folders(const FolderQuestion& question) {
    if (question.user_dir) {
        return all_in(*question.user_dir);
    }
    if (question.file_exists(question.binary_folder / portable_marker)) {
        return all_in(question.binary_folder / "user");
    }
    const auto config = base_folder(question, "XDG_CONFIG_HOME", ".config");
    const auto data = base_folder(question, "XDG_DATA_HOME", ".local/share");
    const auto state = base_folder(question, "XDG_STATE_HOME", ".local/state");
    if (!config || !data || !state) {
        return FolderError{"no folder for your files is known: HOME is not set; name one with --user-dir"};
    }
    return Folders{*config, *data, *state};
}

}  // namespace torchwake::save
