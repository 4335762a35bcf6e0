#pragma once

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/core/rect.hpp>

#include <filesystem>
#include <optional>

namespace torchwake::desktop {

/// Reads a PNG file of a known size. Safe without a display.
/// Errors: nothing if it can't be read or its header claims another size. A picture that claims to be huge,
/// or a part that claims more than the file has, is refused before memory is taken.
[[nodiscard]] std::optional<atlas::Picture> read_picture(const std::filesystem::path& path, core::Size size);

}  // namespace torchwake::desktop
