#pragma once

#include <torchwake/core/rect.hpp>
#include <torchwake/desktop/atlas_builder.hpp>

#include <filesystem>
#include <optional>

namespace torchwake::desktop {

/// Reads a PNG file of a known size. Safe without a display.
/// Errors: nothing where it can't be read or its header claims another size; a picture that claims to be huge
/// is refused before any memory is asked for, and so is one with a part that claims more than the file has.
[[nodiscard]] std::optional<Picture> read_picture(const std::filesystem::path& path, core::Size size);

}  // namespace torchwake::desktop
