#include "tools/list_keys.hpp"

#include "files/game_data.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>
#include <torchwake/words/labels.hpp>

#include <iomanip>
#include <iostream>
#include <string>
#include <string_view>

namespace torchwake::app {
namespace {

constexpr int name_width = 18;

void print_line(std::string_view name, std::string_view keys) {
    std::cout << "  " << std::left << std::setw(name_width) << name << core::printable(keys) << '\n';
}

std::string keys_of(const screen::KeyMap& keys, screen::Action action) {
    std::string text;
    for (const screen::Key& key : keys.keys(action)) {
        text += (text.empty() ? "" : "  ") + to_string(key);
    }
    return text;
}

/// Prints a group's heading, its actions, and an empty line.
void print_group(std::string_view group, const screen::KeyMap& keys, const words::Words& words) {
    std::cout << words.get(group) << '\n';
    for (const screen::Action action : words::actions_under(group, keys)) {
        print_line(screen::action_id(action), keys_of(keys, action));
    }
    std::cout << '\n';
}

}  // namespace

int list_keys(const Request& request) {
    const Assets assets(request.data_dir);
    const auto keys = load_keys(assets);
    const auto words = load_words(assets);
    if (keys.has_error() || words.has_error()) {
        print_faults(keys.has_error() ? keys.error().message : words.error().message);
        return exit_failure;
    }
    for (const std::string_view group : words::key_groups) {
        print_group(group, keys->standard, *words);
    }
    std::cout << words->get("help-window") << '\n';
    print_line("full-screen", "F11");
    print_line("screenshot", "F12");
    return exit_success;
}

}  // namespace torchwake::app
