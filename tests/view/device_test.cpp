// The keys that prompts name, by the player's device.

#include "view/stage.hpp"

#include <torchwake/view/device.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::view {
namespace {

using screen::Action;

std::string played_by(Device device) {
    StagedGame game(two_rooms);
    game.presenter.set_device(device);
    return button_row(game, window_size) + help_row(game, window_size);
}

}  // namespace

TEST_CASE("while the game is played its buttons and prompts name the keys of the device", "[view][panels]") {
    CHECK(shows(played_by(Device::Keyboard), " i "));
    CHECK(shows(played_by(Device::Gamepad), "X "));
}

TEST_CASE("an action that the pad has no button for keeps the name of its key", "[view][panels]") {
    const screen::KeyMap keys = with_keys_first(game_keys(), Device::Gamepad);
    CHECK(prompt_label(keys.keys(Action::Confirm).front()) == "A");
    CHECK(prompt_label(keys.keys(Action::Messages).front()) == "M");
    CHECK(keys.actions() == game_keys().actions());
    CHECK(keys.keys(Action::Confirm).size() == game_keys().keys(Action::Confirm).size());
    CHECK(with_keys_first(keys, Device::Keyboard).keys(Action::Confirm).front() ==
          game_keys().keys(Action::Confirm).front());
}

TEST_CASE("a press tells the device, a pointer does not", "[view][panels]") {
    CHECK(device_of(screen::KeyPressed{*screen::parse_key("PadA")}) == Device::Gamepad);
    CHECK(device_of(screen::KeyPressed{*screen::parse_key("g")}) == Device::Keyboard);
    CHECK(device_of(screen::TextEntered{U'g'}) == Device::Keyboard);
    CHECK_FALSE(device_of(screen::PointerMoved{}).has_value());
}

}  // namespace torchwake::view
