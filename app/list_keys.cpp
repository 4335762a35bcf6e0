#include "list_keys.hpp"

#include "exit_code.hpp"
#include "game_data.hpp"

#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>

#include <iomanip>
#include <iostream>

namespace torchwake::app {
namespace {

constexpr int name_width = 18;

void print_line(std::string_view name, std::string_view keys) {
    std::cout << std::left << std::setw(name_width) << name << keys << '\n';
}

std::string keys_of(const screen::KeyMap& keys, screen::Action action) {
    std::string text;
    for (const screen::Key& key : keys.keys(action)) {
        text += (text.empty() ? "" : "  ") + to_string(key);
    }
    return text;
}

}  // namespace

int list_keys(const Request& request) {
    const auto keys = load_key_map(Assets(request.data_dir).find("keys.json"));
    if (keys.has_error()) {
        std::cerr << keys.error().message << '\n';
        return exit_failure;
    }
    for (const screen::Action action : keys->actions()) {
        print_line(screen::action_id(action), keys_of(*keys, action));
    }
    print_line("full-screen", "F11");
    print_line("screenshot", "F12");
    return exit_success;
}

}  // namespace torchwake::app
