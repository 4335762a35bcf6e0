#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/folders.hpp>
#include <torchwake/save/run_archive.hpp>

#include <boost/system/result.hpp>

#include <filesystem>

namespace torchwake::app {

/// The folder of the player's runs.
[[nodiscard]] std::filesystem::path runs_folder(const save::Folders& folders);

/// The path of a recorded run that a person names: an existing folder or file, or else one of the player's
/// runs. The path has a parent folder, and no slash at its end.
[[nodiscard]] std::filesystem::path find_recording(const std::filesystem::path& named,
                                                   const save::Folders& folders);

/// The whole record of a run, from the folder of a run, a journal or a capsule. It has no base, and a name
/// only if it comes from a folder. Damaged parts are left out, and its message tells of them.
/// Errors: nothing of it can be read here, or it begins later than the run.
[[nodiscard]] boost::system::result<save::StoredRun, save::RunError> read_recording(
    const content::Catalog& catalog, const std::filesystem::path& path);

}  // namespace torchwake::app
