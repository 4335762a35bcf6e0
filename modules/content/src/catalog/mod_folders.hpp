#pragma once

#include <torchwake/json/error.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace torchwake::content {

struct Mod {
    std::string name;
    std::filesystem::path folder;
};

/// The mods of those folders in the order of their names. Errors: a folder that is no mod, an unknown file,
/// two mods of the same name, too many mods.
[[nodiscard]] boost::system::result<std::vector<Mod>, json::Errors> find_mods(
    std::span<const std::filesystem::path> folders);

}  // namespace torchwake::content
