#pragma once

#include <torchwake/save/file_port.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string_view>

namespace torchwake::save {

/// Replaces a file so that a loss of power at any moment leaves either the old bytes or the new ones, whole:
/// writes and syncs "<name>.new" beside it, renames that, and syncs the folder. Makes a missing folder.
/// Errors: the old file is unchanged; after a failed last sync it is either the old or the new one.
[[nodiscard]] FileResult<void> write_file_durably(FilePort& files, const std::filesystem::path& path,
                                                  std::string_view bytes);

/// Checks that a file which a person named can be made, or replaced as a whole: tries "<name>.new" beside it.
/// Errors: a folder, a link, a device or a pipe of that name; no folder to hold it, or none that can be
/// written.
[[nodiscard]] FileResult<void> check_target(FilePort& files, const std::filesystem::path& path);

/// Replaces a file that a person named, as write_file_durably(). Errors: as check_target().
[[nodiscard]] FileResult<void> write_named_file(FilePort& files, const std::filesystem::path& path,
                                                std::string_view bytes);

/// Begins a file that a person named, in place of one of that name. Errors: as check_target().
[[nodiscard]] FileResult<std::unique_ptr<AppendedFile>> begin_named_file(FilePort& files,
                                                                         const std::filesystem::path& path);

/// Renames a file that can't be read, so that it is neither lost nor read again: "run.save" becomes
/// "run.damaged.save", or "run.damaged-2.save" if that exists. Returns its new path, which outlives a loss of
/// power.
[[nodiscard]] FileResult<std::filesystem::path> set_aside(FilePort& files, const std::filesystem::path& path,
                                                          std::string_view why);

/// The first free path in a folder: its start, a number from 1 of at least that many digits, and its end, as
/// in "torchwake-001.png". Cost: linear in the paths that are taken.
[[nodiscard]] std::filesystem::path first_free_path(FilePort& files, const std::filesystem::path& folder,
                                                    std::string_view start, std::size_t digits,
                                                    std::string_view end);

}  // namespace torchwake::save
