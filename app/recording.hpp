#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/folders.hpp>
#include <torchwake/save/run_archive.hpp>

#include <boost/system/result.hpp>

#include <filesystem>

namespace torchwake::app {

/// Where the player's runs are.
[[nodiscard]] std::filesystem::path runs_folder(const save::Folders& folders);

/// A recorded run as a person names it: a folder or file that is there, or else one of the player's runs.
/// Answers a path with a folder, and without a slash at its end.
[[nodiscard]] std::filesystem::path find_recording(const std::filesystem::path& named,
                                                   const save::Folders& folders);

/// All that is on record of a run, from its beginning: of the folder of a run, a journal or a capsule. It has
/// no base; a name only where it is that of a folder. What is damaged is left out, and told by its message.
/// Errors: nothing of it can be read here, or it begins later than the run.
[[nodiscard]] boost::system::result<save::StoredRun, save::RunError> read_recording(
    const content::Catalog& catalog, const std::filesystem::path& path);

}  // namespace torchwake::app
