#pragma once

#include <filesystem>

namespace torchwake::content {

/// The path without dots and without a slash at its end, so that its filename() is the name of the folder.
[[nodiscard]] inline std::filesystem::path plain_path(const std::filesystem::path& path) {
    const std::filesystem::path plain = path.lexically_normal();
    return plain.has_filename() ? plain : plain.parent_path();
}

}  // namespace torchwake::content
