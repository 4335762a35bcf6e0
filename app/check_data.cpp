#include "check_data.hpp"

#include "exit_code.hpp"
#include "game_data.hpp"

#include <array>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <string>

namespace torchwake::app {
namespace {

/// "Read 30 tiles, 90 monsters, ..."
std::string counted(const GameData& data) {
    const content::Catalog& catalog = data.catalog;
    const auto count = [](std::size_t number, const char* what) {
        return std::to_string(number) + " " + what;
    };
    return "Read " + count(catalog.tiles().size(), "tiles, ") +
           count(catalog.monsters().size(), "monsters, ") + count(catalog.items().size(), "items, ") +
           count(catalog.spells().size(), "spells, ") + count(catalog.traps().size(), "traps, ") +
           count(data.words.sentences().size(), "sentences, ") +
           count(data.keys.actions().size(), "actions with keys");
}

}  // namespace

int check_data(const Request& request) {
    const Assets assets(request.checked_folder ? request.checked_folder : request.data_dir);
    const auto data = load_game_data(assets, request.mods);
    const std::array problems{data.has_error() ? data.error().message : std::string(),
                              missing_sentences(assets), missing_names(assets, request.mods)};
    bool sound = true;
    for (const std::string& lines : problems) {
        if (!lines.empty()) {
            std::cerr << lines << '\n';
            sound = false;
        }
    }
    if (!sound) {
        return exit_failure;
    }
    if (request.checked_folder) {
        std::cout << request.checked_folder->string() << ": no errors\n";
    }
    for (const std::filesystem::path& mod : request.mods) {
        std::cout << mod.string() << ": no errors\n";
    }
    std::cout << counted(*data) << '\n';
    return exit_success;
}

}  // namespace torchwake::app
