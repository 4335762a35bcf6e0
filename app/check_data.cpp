#include "check_data.hpp"

#include "exit_code.hpp"
#include "game_data.hpp"

#include <iostream>

namespace torchwake::app {

int check_data(const Request& request) {
    const auto data = load_game_data(Assets(request.checked_folder));
    if (data.has_error()) {
        std::cerr << data.error().message << '\n';
        return exit_failure;
    }
    std::cout << request.checked_folder.string() << ": no errors\n";
    return exit_success;
}

}  // namespace torchwake::app
