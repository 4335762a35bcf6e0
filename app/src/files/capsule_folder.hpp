#pragma once

#include <torchwake/save/capsule.hpp>
#include <torchwake/save/file_port.hpp>

#include <cstddef>
#include <filesystem>
#include <string>

namespace torchwake::app {

/// The number of capsules that a folder keeps.
inline constexpr std::size_t most_capsules = 50;

/// Writes a capsule to a file that a person named. Returns its path.
/// Errors: also a run that is too long for a capsule.
[[nodiscard]] save::FileResult<std::filesystem::path> write_capsule_file(save::FilePort& files,
                                                                         const std::filesystem::path& path,
                                                                         const save::Capsule& capsule);

/// Writes a capsule into a folder, under an unused name: "<run>_<commands>.json", "<run>_<commands>_2.json"
/// and so on. Returns its path. Removes the oldest capsules beyond the limit.
[[nodiscard]] save::FileResult<std::filesystem::path> add_capsule(save::FilePort& files,
                                                                  const std::filesystem::path& folder,
                                                                  const std::string& run,
                                                                  const save::Capsule& capsule);

}  // namespace torchwake::app
