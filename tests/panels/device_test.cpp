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

void play_by(StagedGame& game, bool gamepad) {
    const save::Options options{.by_gamepad = gamepad};
    game.presenter.show(screen::OptionsChanged{&options});
}

/// The rows of a game that is played by that device.
std::string played_by(bool gamepad) {
    StagedGame game(two_rooms);
    play_by(game, gamepad);
    return button_row(game, window_size) + help_row(game, window_size);
}

}  // namespace

TEST_CASE("while the game is played its buttons and prompts name the keys of the device", "[panels][H4]") {
    CHECK(shows(played_by(false), " i "));
    CHECK(shows(played_by(true), "X "));
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
    play_by(game, true);
    const std::string rows = button_row(game, window_size) + help_row(game, window_size);
    CHECK(shows(rows, "travel"));
    CHECK(shows(rows, " help  ["));
    CHECK(shows(rows, "[Start] actions"));
    CHECK_FALSE(shows(rows, "Esc"));
    CHECK_FALSE(shows(rows, " _ "));
}

TEST_CASE("the edge of a menu names the pad's buttons after a button of it, and keys again after a key",
          "[panels][H4]") {
    StagedGame game(two_rooms);
    const screen::MenuModel options{
        screen::MenuPurpose::Options, {{screen::OptionLine{screen::OptionKind::FullScreen, 0}}}, 0};
    game.open("options", &options, {{Action::Up}, {Action::Down}, {Action::Confirm}, {Action::Cancel}});
    for (const bool by_gamepad : {false, true, false}) {
        play_by(game, by_gamepad);
        CHECK(shows(game.text(), by_gamepad ? "[A] " : "[Enter] "));
        CHECK(shows(game.text(), by_gamepad ? " B: back " : " Esc: back "));
    }
}

}  // namespace torchwake::panels
