#pragma once

#include <torchwake/core/result.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace torchwake::save {

using core::throw_exception_from_error;

/// The folders of a player's files.
struct Folders {
    std::filesystem::path config;  ///< options
    std::filesystem::path data;    ///< the run
    std::filesystem::path state;   ///< logs
    friend bool operator==(const Folders&, const Folders&) = default;
};

/// The reason why no folder is known, as a sentence for a person.
struct FolderError {
    std::string message;  ///< a sentence for a person
};

/// The facts on which the choice of the folders depends.
struct FolderQuestion {
    std::optional<std::filesystem::path> user_dir;  ///< named by the person: holds all
    std::filesystem::path binary_folder;            ///< the program's
    /// The value of an environment variable; nothing if it is not set.
    std::function<std::optional<std::string>(const std::string& name)> environment;
    /// True if a file of that path is there.
    std::function<bool(const std::filesystem::path& path)> file_exists;
};

/// The named folder; else "user" beside the program if a file "portable.txt" is there; else "torchwake" in
/// the folders that the system keeps for each user, where relative ones are ignored: those of the XDG Base
/// Directory Specification 0.8; on Windows %APPDATA% for options, %LOCALAPPDATA% for all else; on macOS those
/// of ~/Library. Errors: a sentence for a person, if no absolute folder is known.
[[nodiscard]] boost::system::result<Folders, FolderError> find_folders(const FolderQuestion& question);

}  // namespace torchwake::save
