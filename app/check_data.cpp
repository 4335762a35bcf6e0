#include "check_data.hpp"

#include "exit_code.hpp"
#include "game_data.hpp"

#include <filesystem>
#include <iostream>
#include <string>

namespace torchwake::app {

int check_data(const Request& request) {
    const Assets assets(request.checked_folder ? request.checked_folder : request.data_dir);
    const auto data = load_game_data(assets, request.mods);
    const std::string missing = missing_sentences(assets);
    if (data.has_error()) {
        std::cerr << data.error().message << '\n';
    }
    if (!missing.empty()) {
        std::cerr << missing << '\n';
    }
    if (data.has_error() || !missing.empty()) {
        return exit_failure;
    }
    if (request.checked_folder) {
        std::cout << request.checked_folder->string() << ": no errors\n";
    }
    for (const std::filesystem::path& mod : request.mods) {
        std::cout << mod.string() << ": no errors\n";
    }
    return exit_success;
}

}  // namespace torchwake::app
