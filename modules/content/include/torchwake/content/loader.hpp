#pragma once

// From the data files to a Catalog. Six files, each an object with the lists named here:
//
//     tiles.json      tiles
//     monsters.json   monsters
//     items.json      items
//     tables.json     monster_tables, item_tables
//     levels.json     levels
//     vaults.json     vaults
//
// Definitions name each other by their ids, across files and in any order.

#include <torchwake/content/catalog.hpp>
#include <torchwake/json/error.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <string>

namespace torchwake::content {

/// The texts of the data files.
struct DataTexts {
    std::string tiles;
    std::string monsters;
    std::string items;
    std::string tables;
    std::string levels;
    std::string vaults;
};

/// Reads the data files of a folder.
/// Errors: every fault of every file at once (unknown keys and ids, wrong types, missing members, ranges,
/// dice), each with the path of its file.
[[nodiscard]] boost::system::result<Catalog, json::Errors> load_catalog(const std::filesystem::path& folder);

/// The same for texts in memory.
/// Errors: as load_catalog(); a file is named as in a folder, without one.
[[nodiscard]] boost::system::result<Catalog, json::Errors> build_catalog(const DataTexts& texts);

}  // namespace torchwake::content
