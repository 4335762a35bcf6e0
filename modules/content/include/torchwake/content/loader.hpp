#pragma once

// Reads the data files into a Catalog. There are thirteen files, each an object with the lists named here;
// those from factions.json on may be missing:
//
//     tiles.json      tiles
//     monsters.json   monsters
//     items.json      items
//     tables.json     monster_tables, item_tables
//     levels.json     levels
//     vaults.json     vaults
//     factions.json   factions
//     spells.json     spells
//     traits.json     traits
//     traps.json      traps
//     gifts.json      gifts
//     matter.json     matter
//     lessons.json    lessons
//
// Definitions name each other by their ids, across files and in any order. A definition with "like" begins as
// a copy of another of its list, and states only the differences.
//
// The words of the definitions stand beside them in words.json, by list and id; it may be missing:
//
//     tiles      name
//     monsters   name, description, quips
//     items      name, description
//     spells     name, description
//     traits     prefix, suffix, cursed
//     traps      name, description
//     gifts      name, description
//     matter     name
//     lessons    name, description, steps
//
// A definition without words of its own takes those of the one that it is like; one without any name is
// called by its id. Rules read no words, so they change no data hash.
//
// A mod is a folder with some of these files. Its definitions follow the game's own, or replace those of the
// same id; "like" with its own id means the replaced one. Mods apply in the order of their names, which are
// those of their folders: [a-z0-9_]{1,48}.

#include <torchwake/content/catalog.hpp>
#include <torchwake/json/error.hpp>

#include <boost/system/result.hpp>

#include <array>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// The texts of the data files.
struct DataTexts {
    std::string tiles;       ///< of tiles.json
    std::string monsters;    ///< of monsters.json
    std::string items;       ///< of items.json
    std::string tables;      ///< of tables.json
    std::string levels;      ///< of levels.json
    std::string vaults;      ///< of vaults.json
    std::string factions{};  ///< of factions.json; this and those below may be empty
    std::string spells{};    ///< of spells.json
    std::string traits{};    ///< of traits.json
    std::string traps{};     ///< of traps.json
    std::string gifts{};     ///< of gifts.json
    std::string matter{};    ///< of matter.json
    std::string lessons{};   ///< of lessons.json
    std::string words{};     ///< of words.json
};

/// A kind of data file.
struct DataFile {
    const char* name;                ///< in its folder
    std::string_view list;           ///< the first of its lists
    std::string DataTexts::* text;   ///< the member that takes its text
    std::string_view stand_in = {};  ///< read if the file is missing; empty: the file is required
};

/// All data files, in the order in which their faults are listed.
inline constexpr std::array<DataFile, 13> data_files{
    {{"tiles.json", "tiles", &DataTexts::tiles},
     {"monsters.json", "monsters", &DataTexts::monsters},
     {"items.json", "items", &DataTexts::items},
     {"tables.json", "monster_tables", &DataTexts::tables},
     {"levels.json", "levels", &DataTexts::levels},
     {"vaults.json", "vaults", &DataTexts::vaults},
     {"factions.json", "factions", &DataTexts::factions, R"({"factions": []})"},
     {"spells.json", "spells", &DataTexts::spells, R"({"spells": []})"},
     {"traits.json", "traits", &DataTexts::traits, R"({"traits": []})"},
     {"traps.json", "traps", &DataTexts::traps, R"({"traps": []})"},
     {"gifts.json", "gifts", &DataTexts::gifts, R"({"gifts": []})"},
     {"matter.json", "matter", &DataTexts::matter, R"({"matter": []})"},
     {"lessons.json", "lessons", &DataTexts::lessons, R"({"lessons": []})"}}};

/// The texts of a mod; an empty one means that it has no such file.
struct ModTexts {
    std::string name;  ///< of its folder
    DataTexts texts;   ///< of its files
};

/// The largest number of mods.
inline constexpr std::size_t most_mods = 64;

/// The folder with the files of languages, in a mod.
inline constexpr std::string_view languages_name = "words";

/// A mod's file of a language: that of the same name in its folder "words". Empty for no language.
[[nodiscard]] std::filesystem::path language_of(const std::filesystem::path& mod,
                                                const std::filesystem::path& language);

/// Reads the data files of a folder, and those of the folders of mods, which may come in any order. With the
/// file of a language, definitions take their names from its member "names", and from those of mods.
/// Errors: every fault of every file at once (unknown keys and ids, wrong types, missing members, ranges,
/// dice, cycles of "like"), each with the path of its file; and folders that are no mods.
[[nodiscard]] boost::system::result<Catalog, json::Errors> load_catalog(
    const std::filesystem::path& folder, std::span<const std::filesystem::path> mods = {},
    const std::filesystem::path& language = {});

/// Reads texts in memory; the mods apply in the given order.
/// Errors: as load_catalog(); a file is named as in a folder, one of a mod "NAME/items.json".
[[nodiscard]] boost::system::result<Catalog, json::Errors> build_catalog(
    const DataTexts& texts, const std::vector<ModTexts>& mods = {});

/// The words that definitions lack, each with the file where it belongs; none if the data has errors.
[[nodiscard]] json::Errors missing_words(const std::filesystem::path& folder,
                                         std::span<const std::filesystem::path> mods = {});
/// Checks texts in memory.
[[nodiscard]] json::Errors missing_words(const DataTexts& texts, const std::vector<ModTexts>& mods = {});

}  // namespace torchwake::content
