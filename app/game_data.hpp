#pragma once

#include "assets.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/view/words.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <string>
#include <vector>

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

/// With the mods of those folders. Errors: all of all files at once.
[[nodiscard]] boost::system::result<GameData, DataError> load_game_data(
    const Assets& assets, const std::vector<std::filesystem::path>& mods);

[[nodiscard]] boost::system::result<screen::KeyMap, DataError> load_keys(const Assets& assets);
[[nodiscard]] boost::system::result<view::Words, DataError> load_words(const Assets& assets);

/// What a word list of the person's own lacks, a line for each sentence of the game's own list; empty where
/// nothing, or where one of them can't be read.
[[nodiscard]] std::string missing_sentences(const Assets& assets);
/// What has no name or lacks another word, in the data or in those mods, a line each.
[[nodiscard]] std::string missing_names(const Assets& assets, const std::vector<std::filesystem::path>& mods);

}  // namespace torchwake::app
