#pragma once

#include "assets.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/view/words.hpp>

#include <boost/system/result.hpp>

#include <string>

namespace torchwake::app {

using core::throw_exception_from_error;

/// All that the game reads but pictures and sounds.
struct GameData {
    content::Catalog catalog;
    view::Words words;
    screen::KeyMap keys;
};

/// What is wrong with the files, a sentence a line.
struct DataError {
    std::string message;
};

/// Errors: all of all files at once.
[[nodiscard]] boost::system::result<GameData, DataError> load_game_data(const Assets& assets);

[[nodiscard]] boost::system::result<screen::KeyMap, DataError> load_key_map(
    const std::filesystem::path& file);

}  // namespace torchwake::app
