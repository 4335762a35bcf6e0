#pragma once

#include <torchwake/desktop/atlas_builder.hpp>

#include <filesystem>
#include <string>

namespace torchwake::desktop {

/// Writes a picture as PNG; its folder is made where it is missing. Errors: false.
[[nodiscard]] bool save_screenshot(const Picture& picture, const std::filesystem::path& path);

/// A name in the folder that no file has yet: "torchwake-001.png". Cost: linear in the files it finds.
[[nodiscard]] std::filesystem::path next_screenshot(const std::filesystem::path& folder);

/// The folder's name and the file's, "screenshots/torchwake-001.png": as much as a player has to read.
[[nodiscard]] std::string short_name(const std::filesystem::path& path);

}  // namespace torchwake::desktop
