#pragma once

#include "command_line.hpp"

#include <filesystem>
#include <vector>

namespace torchwake::app {

/// The folders of the mods to play with: those that the command line names, and those in the folder "mods"
/// among the player's own files, except for names that are named already. None if mods are turned off.
[[nodiscard]] std::vector<std::filesystem::path> mods_to_play(const Request& request);

}  // namespace torchwake::app
