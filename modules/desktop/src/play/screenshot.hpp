#pragma once

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/save/file_port.hpp>

#include <filesystem>
#include <string>

namespace torchwake::desktop {

/// Writes a picture as PNG, whatever the file's name ends with. Errors: also those of save::check_target().
[[nodiscard]] save::FileResult<void> save_screenshot(save::FilePort& files, const atlas::Picture& picture,
                                                     const std::filesystem::path& path);

/// The folder's name and the file's, for messages: "screenshots/torchwake-001.png".
[[nodiscard]] std::string short_name(const std::filesystem::path& path);

}  // namespace torchwake::desktop
