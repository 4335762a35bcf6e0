// The keys that prompts name, by the player's device.

#include "staged/staged_game.hpp"

#include <torchwake/words/device.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

namespace torchwake::panels {
using namespace staged;
namespace {

using screen::Action;

/// The rows of the game after a press of that key.
std::string played_by(screen::KeyCode key) {
    StagedGame game(two_rooms);
    game.presenter.note_input(screen::KeyPressed{{key}});
    return button_row(game, window_size) + help_row(game, window_size);
}

}  // namespace

TEST_CASE("while the game is played its buttons and prompts name the keys of the device", "[panels][H4]") {
    CHECK(shows(played_by(screen::KeyCode::Space), " i "));
    CHECK(shows(played_by(screen::KeyCode::PadA), "X "));
}

TEST_CASE("prompts name the keys of one device alone", "[panels]") {
    const screen::KeyMap buttons = keys_of(game_keys(), words::Device::Gamepad);
    CHECK(words::prompt_label(buttons.keys(Action::Confirm).front()) == "A");
    CHECK(buttons.keys(Action::Messages).empty());
    CHECK(words::are_of_a_gamepad(buttons));
    const screen::KeyMap keys = keys_of(game_keys(), words::Device::Keyboard);
    CHECK(words::prompt_label(keys.keys(Action::Messages).front()) == "M");
    CHECK(std::ranges::none_of(keys.bindings(),
                               [](const auto& binding) { return screen::is_pad(binding.key.code); }));
    CHECK_FALSE(words::are_of_a_gamepad(keys));
    CHECK(keys.bindings().size() + buttons.bindings().size() == game_keys().bindings().size());
}

TEST_CASE("an action that the pad has no button for is shown without a key, and none of the keyboard is",
          "[panels][H4]") {
    StagedGame game(two_rooms);
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play, {{Action::Drop}, {Action::Help}, {Action::Actions}});
    CHECK(shows(help_row(game, window_size), "[?] help"));
    game.presenter.note_input(screen::KeyPressed{{screen::KeyCode::PadA}});
    const std::string rows = button_row(game, window_size) + help_row(game, window_size);
    CHECK(shows(rows, "travel"));
    CHECK(shows(rows, " help  ["));
    CHECK(shows(rows, "[Start] actions"));
    CHECK_FALSE(shows(rows, "Esc"));
    CHECK_FALSE(shows(rows, " _ "));
}

TEST_CASE("a press tells the device, a pointer does not", "[panels]") {
    CHECK(words::device_of(screen::KeyPressed{*screen::parse_key("PadA")}) == words::Device::Gamepad);
    CHECK(words::device_of(screen::KeyPressed{*screen::parse_key("g")}) == words::Device::Keyboard);
    CHECK(words::device_of(screen::TextEntered{U'g'}) == words::Device::Keyboard);
    CHECK_FALSE(words::device_of(screen::PointerMoved{}).has_value());
}

}  // namespace torchwake::panels
