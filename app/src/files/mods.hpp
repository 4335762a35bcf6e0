#pragma once

#include "command_line/command_line.hpp"
#include "files/game_data.hpp"

#include <boost/system/result.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace torchwake::app {

/// The folders in the folder "mods" among the player's own files, except for names that the command line
/// names already. None if mods are turned off.
[[nodiscard]] std::vector<std::filesystem::path> found_mods(const Request& request);

/// Loads the data to play with: all mods that the command line names, and the faultless of those found.
/// Prints errors, and why a mod is left out, on standard error.
[[nodiscard]] boost::system::result<DataWithMods, DataError> load_data_to_play(const Request& request);

/// "goblins, more_rooms"
[[nodiscard]] std::string names_of(const std::vector<FaultyMod>& mods);

}  // namespace torchwake::app
