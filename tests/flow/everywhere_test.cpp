// Actions that work on every screen, and the keys for one hand.

#include "flow/drawn_game.hpp"
#include "project_file.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

screen::KeyMaps game_maps() {
    return *screen::load_key_maps(testing::project_file("assets/keys.json"));
}

GameSettings for_hand(save::Hand hand) {
    GameSettings settings = from_title;
    settings.one_hand_keys = game_maps().one_hand;
    settings.options.hand = hand;
    return settings;
}

}  // namespace

TEST_CASE("F9 switches letters on every screen, and the option is kept", "[flow][letters][H4]") {
    DrawnGame played("####\n#@.#\n####", from_title);
    played.start();
    played.press("F9");
    CHECK(played.game.options().letters);
    CHECK(played.game.awaiting() == "title");
    played.take(Action::NewGame);
    played.take(Action::Use);
    const std::string awaiting = played.game.awaiting();
    played.press("F9");
    CHECK_FALSE(played.game.options().letters);
    CHECK(played.game.awaiting() == awaiting);
    REQUIRE(played.storage.options.has_value());
    CHECK_FALSE(played.storage.options->letters);
    played.require_clean_end();
}

TEST_CASE("the open list of options keeps the switch to its own line", "[flow][letters]") {
    DrawnGame played("####\n#@.#\n####", from_title);
    played.start();
    played.take(Action::Options);
    played.press("F9");
    CHECK_FALSE(played.game.options().letters);
    played.require_clean_end();
}

TEST_CASE("the keys of a hand are in force from the start, and from the change of the option on",
          "[flow][keys]") {
    DrawnGame played("#####\n#@..#\n#####", for_hand(save::Hand::Left));
    played.start();
    played.take(Action::NewGame);
    const core::Point before = played.hero_at();
    played.press("d");
    CHECK(played.hero_at() == before + core::Point{1, 0});
    CHECK(played.game.keys() == game_maps().one_hand.left);
    played.require_clean_end();
}

TEST_CASE("the player's own keys stay over those of a hand", "[flow][keys]") {
    GameSettings settings = for_hand(save::Hand::Right);
    settings.options.bindings = {{"messages", {"F6"}}};
    DrawnGame played("####\n#@.#\n####", settings);
    played.start();
    played.take(Action::NewGame);
    played.press("F6");
    CHECK(played.game.awaiting() == "play/messages");
    played.require_clean_end();
}

TEST_CASE("the language that the options name is taken at once, and kept", "[flow][H6]") {
    GameSettings settings = from_title;
    settings.languages = {{"english", "English"}, {"german", "Deutsch"}};
    DrawnGame played("####\n#@.#\n####", settings);
    played.start();
    played.take(Action::Options);
    played.take(Action::Up);  // the keys
    played.take(Action::Up);
    const auto shown = [&played] {
        const auto& menu = *screen::model_in<screen::MenuModel>(played.game.screens().back().layer);
        return std::get<screen::OptionLine>(menu.lines[static_cast<std::size_t>(menu.cursor)].what);
    };
    CHECK(shown().option == screen::OptionKind::Language);
    CHECK(shown().value == 0);
    CHECK(shown().shown.empty());
    played.take(Action::Right);
    played.take(Action::Right);
    CHECK(shown().value == 2);
    CHECK(shown().shown == "Deutsch");
    CHECK(played.data.languages == std::vector<std::string>{"english", "german"});
    REQUIRE(played.storage.options.has_value());
    CHECK(played.storage.options->language == "german");
    played.take(Action::Right);
    CHECK(shown().value == 2);
    played.take(Action::Left);
    played.take(Action::Left);
    CHECK(played.data.languages == std::vector<std::string>{"english", "german", "english", ""});
    played.require_clean_end();
}

}  // namespace torchwake::flow
