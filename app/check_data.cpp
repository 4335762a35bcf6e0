#include "check_data.hpp"

#include "console.hpp"
#include "exit_code.hpp"
#include "game_data.hpp"
#include "mods.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/rules/lesson.hpp>

#include <cstddef>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace torchwake::app {
namespace {

/// All faults of mods, a line each.
std::string faults_of(const std::vector<FaultyMod>& mods) {
    std::string lines;
    for (const FaultyMod& mod : mods) {
        lines += lines_of(mod.faults) + '\n';
    }
    return lines;
}

/// "Read 30 tiles, 90 monsters, ..."
std::string counted(const GameData& data) {
    const content::Catalog& catalog = data.catalog;
    const auto count = [](std::size_t number, const char* what) {
        return std::to_string(number) + " " + what;
    };
    return "Read " + count(catalog.tiles().size(), "tiles, ") +
           count(catalog.monsters().size(), "monsters, ") + count(catalog.items().size(), "items, ") +
           count(catalog.spells().size(), "spells, ") + count(catalog.traps().size(), "traps, ") +
           count(catalog.lessons().size(), "lessons, ") +
           count(data.words.sentences().size(), "sentences, ") +
           count(data.keys.actions().size(), "actions with keys");
}

/// The steps of lessons that are done before the hero has done anything, a line each.
std::string faults_of_lessons(const content::Catalog& catalog) {
    std::string lines;
    for (std::size_t place = 0; place < catalog.lessons().size(); ++place) {
        if (const auto step = rules::step_over_at_start(catalog, place)) {
            lines += "lessons.json: /lessons/" + std::to_string(place) + "/steps/" + std::to_string(*step) +
                     "/goals: found goals that hold at the start, expected at least one that does not\n";
        }
    }
    return lines;
}

}  // namespace

int check_data(const Request& request) {
    const Assets assets(request.checked_folder ? request.checked_folder : request.data_dir);
    const auto loaded = load_with_found_mods(
        assets, request.mods,
        request.checked_folder ? std::vector<std::filesystem::path>() : found_mods(request));
    if (!loaded) {
        print_faults(loaded.error().message);
    }
    const std::vector<std::filesystem::path>& mods = loaded ? loaded->mods : request.mods;
    bool sound = loaded.has_value();
    for (const std::string& lines : {missing_sentences(assets), missing_names(assets, mods),
                                     loaded ? faults_of(loaded->left_out) : std::string(),
                                     loaded ? faults_of_lessons(loaded->data.catalog) : std::string()}) {
        print_faults(lines);
        sound = sound && lines.empty();
    }
    if (!sound) {
        return exit_failure;
    }
    if (request.checked_folder) {
        std::cout << core::printable(request.checked_folder->string()) << ": no errors\n";
    }
    for (const std::filesystem::path& mod : mods) {
        std::cout << core::printable(mod.string()) << ": no errors\n";
    }
    std::cout << counted(loaded->data) << '\n';
    return exit_success;
}

}  // namespace torchwake::app
