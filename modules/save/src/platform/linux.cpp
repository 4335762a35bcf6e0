#include "platform/base_folder.hpp"
#include "platform/system_files.hpp"

#include <cerrno>
#include <unistd.h>

namespace torchwake::save::platform {
namespace {

Outcome<void> outcome_of(int result) {
    return result == 0 ? Outcome<void>() : boost::system::error_code(errno, boost::system::system_category());
}

std::optional<std::filesystem::path> base_folder(const FolderQuestion& question, const std::string& variable,
                                                 const std::filesystem::path& below_home) {
    const auto named = own_folder(question, variable);
    return named ? named : own_folder(question, "HOME", below_home);
}

}  // namespace

Outcome<void> sync_bytes(const OpenFile& file) {
    return outcome_of(::fdatasync(static_cast<int>(file.number())));
}

Outcome<void> sync_all(const OpenFile& file) {
    return outcome_of(::fsync(static_cast<int>(file.number())));
}

/// Source: XDG Base Directory Specification 0.8.
boost::system::result<Folders, FolderError> user_folders(const FolderQuestion& question) {
    const auto config = base_folder(question, "XDG_CONFIG_HOME", ".config");
    const auto data = base_folder(question, "XDG_DATA_HOME", ".local/share");
    const auto state = base_folder(question, "XDG_STATE_HOME", ".local/state");
    if (!config || !data || !state) {
        return FolderError{"no folder for your files is known: HOME is not set; name one with --user-dir"};
    }
    return Folders{*config, *data, *state};
}

}  // namespace torchwake::save::platform
