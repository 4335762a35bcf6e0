#pragma once

#include <filesystem>

namespace torchwake::app {

/// True if two paths name one file, be it there already or not.
[[nodiscard]] bool is_same_file(const std::filesystem::path& one, const std::filesystem::path& other);

/// True if a path leads to a folder, or to what is anywhere in it, whatever links are on the way.
[[nodiscard]] bool is_within(const std::filesystem::path& path, const std::filesystem::path& folder);

}  // namespace torchwake::app
