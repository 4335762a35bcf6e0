#pragma once

#include <torchwake/atlas/atlas_builder.hpp>

#include <filesystem>

namespace torchwake::desktop {

/// Writes a PNG file. Safe without a display.
/// Requires: both extents of the picture are positive.
/// Errors: false if the file can't be written.
[[nodiscard]] bool write_png(const std::filesystem::path& path, const atlas::Picture& picture);

}  // namespace torchwake::desktop
