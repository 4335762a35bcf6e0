#pragma once

#include <torchwake/save/file_port.hpp>

#include <filesystem>
#include <string_view>

namespace torchwake::save {

/// Replaces a file so that a loss of power at any moment leaves the old bytes or the new ones, whole: writes
/// and syncs "<name>.new" beside it, renames that, and syncs the folder. Makes the folder where it is
/// missing. Errors: the old file stands as it was, unless the last sync failed: then either stands.
[[nodiscard]] FileResult<void> write_file_durably(FilePort& files, const std::filesystem::path& path,
                                                  std::string_view bytes);

/// Renames a file that is not understood, so that it is neither lost nor read again: "run.save" becomes
/// "run.damaged.save", or "run.damaged-2.save" where that is taken. Answers its new path.
[[nodiscard]] FileResult<std::filesystem::path> set_aside(FilePort& files, const std::filesystem::path& path,
                                                          std::string_view why);

}  // namespace torchwake::save
