#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

namespace torchwake::desktop {

/// Writes a PNG file. Safe without a display.
/// Shape: `rgba` holds width x height pixels of 4 bytes, rows from the top.
/// Requires: both extents are positive and `rgba` has exactly their bytes.
/// Errors: false if the file can't be written.
[[nodiscard]] bool write_png(const std::filesystem::path& path, std::uint32_t width, std::uint32_t height,
                             std::span<const std::uint8_t> rgba);

}  // namespace torchwake::desktop
