#pragma once

#include <torchwake/json/error.hpp>

#include <boost/system/result.hpp>

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

inline constexpr std::array<std::string_view, 10> data_files{
    "tiles.json",  "monsters.json", "items.json",  "tables.json", "levels.json",
    "vaults.json", "factions.json", "spells.json", "traits.json", "traps.json"};

struct Mod {
    std::string name;
    std::filesystem::path folder;
};

/// The mods of those folders in the order of their names. Errors: what is no folder of a mod, has a file that
/// no mod has, or a name that another has too; more of them than there may be.
[[nodiscard]] boost::system::result<std::vector<Mod>, json::Errors> find_mods(
    std::span<const std::filesystem::path> folders);

}  // namespace torchwake::content
