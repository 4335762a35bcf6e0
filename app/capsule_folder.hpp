#pragma once

#include <torchwake/save/capsule.hpp>
#include <torchwake/save/file_port.hpp>

#include <cstddef>
#include <filesystem>
#include <string>

namespace torchwake::app {

/// How many capsules a folder keeps.
inline constexpr std::size_t most_capsules = 50;

/// Replaces a file by a capsule. Answers its path. Errors: what is on record is too long for one, too.
[[nodiscard]] save::FileResult<std::filesystem::path> write_capsule_file(const std::filesystem::path& path,
                                                                         const save::Capsule& capsule);

/// Writes a capsule into a folder, under a name that is still free: "<run>_<commands>.json",
/// "<run>_<commands>_2.json" and so on. Answers its path. The oldest that are too many are removed.
[[nodiscard]] save::FileResult<std::filesystem::path> add_capsule(const std::filesystem::path& folder,
                                                                  const std::string& run,
                                                                  const save::Capsule& capsule);

}  // namespace torchwake::app
