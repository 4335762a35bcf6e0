#pragma once

#include "files/assets.hpp"
#include "files/languages.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/json/error.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/words/words.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::app {

using core::throw_exception_from_error;

/// All data of the game except pictures and sounds.
struct GameData {
    content::Catalog catalog;
    words::Words words;
    screen::KeyMap keys;
    screen::OneHandKeys one_hand_keys;
};

/// The faults of the files, one sentence a line.
struct DataError {
    std::string message;
};

/// The errors, one sentence a line.
[[nodiscard]] std::string lines_of(const json::Errors& errors);

/// Loads the data with the mods of those folders, in a language. Errors: those of all files at once.
[[nodiscard]] boost::system::result<GameData, DataError> load_game_data(
    const Assets& assets, const std::vector<std::filesystem::path>& mods,
    std::string_view language = first_language);

/// The files of a language that exist: the game's, then those of mods; the game's in any case if there is
/// none.
[[nodiscard]] std::vector<std::filesystem::path> language_files(
    const Assets& assets, const std::vector<std::filesystem::path>& mods, std::string_view language);

/// The faults of sentences in the languages of mods, held against the game's own sentences. Files that can't
/// be read are left out.
[[nodiscard]] json::Errors sentence_faults_of(const Assets& assets,
                                              const std::vector<std::filesystem::path>& mods);

struct FaultyMod {
    std::filesystem::path folder;
    json::Errors faults;  ///< at least one
};

/// The data with all of the player's mods that have no fault.
struct DataWithMods {
    GameData data;
    std::vector<std::filesystem::path> mods;
    std::vector<FaultyMod> left_out;
};

/// Loads the data with those mods, all of which are wanted, and with the faultless of those that were found.
/// Errors: those of all files of the former at once. Cost: one reading more for each round of mods left out.
[[nodiscard]] boost::system::result<DataWithMods, DataError> load_with_found_mods(
    const Assets& assets, const std::vector<std::filesystem::path>& wanted,
    std::vector<std::filesystem::path> found);

[[nodiscard]] boost::system::result<screen::KeyMaps, DataError> load_keys(const Assets& assets);
/// The words of a language, with those of mods. Errors: no such language; those of all files at once.
[[nodiscard]] boost::system::result<words::Words, DataError> load_words(
    const Assets& assets, const std::vector<std::filesystem::path>& mods = {},
    std::string_view language = first_language);

/// The same without the sentences of the first language that stand in for missing ones.
[[nodiscard]] boost::system::result<words::Words, DataError> load_own_words(
    const Assets& assets, const std::vector<std::filesystem::path>& mods, std::string_view language);

/// The words of the first language; the game's own stand in for those that the named folder lacks.
[[nodiscard]] boost::system::result<words::Words, DataError> load_first_words(
    const Assets& assets, const std::vector<std::filesystem::path>& mods = {});

/// The sentences of the game's own word list that the person's list lacks, a line each; empty if none, or if
/// either list can't be read.
[[nodiscard]] std::string missing_sentences(const Assets& assets);
/// The definitions without a name or another word, in the data or in those mods, a line each.
[[nodiscard]] std::string missing_names(const Assets& assets, const std::vector<std::filesystem::path>& mods);

}  // namespace torchwake::app
