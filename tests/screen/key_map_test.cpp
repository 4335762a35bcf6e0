#include "project_file.hpp"

#include <torchwake/json/error.hpp>
#include <torchwake/screen/key_map.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <vector>

namespace torchwake::screen {
namespace {

std::string game_text() {
    std::ifstream file(testing::project_file("assets/keys.json"));
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The errors of the game's table after one part of it was replaced, each as a sentence.
std::string errors_after(std::string_view part, std::string_view by) {
    std::string text = game_text();
    const std::size_t place = text.find(part);
    REQUIRE(place != std::string::npos);
    text.replace(place, part.size(), by);
    const auto keys = read_key_map(text, "keys.json");
    if (keys) {
        return "";
    }
    std::string sentences;
    for (const json::Error& error : keys.error()) {
        sentences += json::to_string(error) + "\n";
    }
    return sentences;
}

bool mentions(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the game's key table is sound and complete", "[screen][keys][F2]") {
    const auto keys = read_key_map(game_text(), "keys.json");
    REQUIRE(keys.has_value());
    for (const Action action : bindable_actions()) {
        CHECK_FALSE(keys->keys(action).empty());
    }
    CHECK(keys->actions() == bindable_actions());
}

TEST_CASE("no letter that may be a slot's moves about in menus", "[screen][keys][F7]") {
    const auto keys = read_key_map(game_text(), "keys.json");
    REQUIRE(keys.has_value());
    for (const KeyMap::Binding& binding : keys->bindings()) {
        const bool of_menus = binding.action >= Action::Up && binding.action <= Action::Cancel;
        CHECK_FALSE((of_menus && binding.key.code == KeyCode::Character));
    }
}

TEST_CASE("a key asks for the first offer that it is bound to", "[screen][keys]") {
    const Key escape{.code = KeyCode::Escape};
    const KeyMap keys({{Action::Pause, escape}, {Action::Cancel, escape}});
    const std::array<Offer, 2> play{Offer{Action::Get}, Offer{Action::Pause}};
    const std::array<Offer, 2> menu{Offer{Action::Confirm}, Offer{Action::Cancel}};
    CHECK(keys.resolve(escape, play) == Offer{Action::Pause});
    CHECK(keys.resolve(escape, menu) == Offer{Action::Cancel});
    CHECK_FALSE(keys.resolve(Key{.code = KeyCode::Enter}, menu).has_value());
}

TEST_CASE("the keys of an action come in the order of the table", "[screen][keys]") {
    const auto keys = read_key_map(game_text(), "keys.json");
    REQUIRE(keys.has_value());
    const std::vector<Key> north = keys->keys(Action::MoveNorth);
    REQUIRE(north.size() == 4);
    CHECK(to_string(north.front()) == "Up");
    CHECK(to_string(north.back()) == "PadUp");
}

TEST_CASE("each bound action is listed once, in the order of the table", "[screen][keys]") {
    const KeyMap keys({{Action::Use, Key{.character = U'i'}},
                       {Action::Get, Key{.character = U'g'}},
                       {Action::Use, Key{.character = U'u'}}});
    CHECK(keys.actions() == std::vector{Action::Use, Action::Get});
}

TEST_CASE("a key on two actions of a group is refused with both", "[screen][keys]") {
    const std::string errors = errors_after("\"get\": [\"g\",", "\"get\": [\"k\",");
    CHECK(mentions(errors, "keys.json"));
    CHECK(mentions(errors, "/bindings/get"));
    CHECK(mentions(errors, "move-north"));
}

TEST_CASE("unknown actions and keys, missing actions and keyless ones are refused", "[screen][keys]") {
    CHECK(mentions(errors_after("\"get\"", "\"grab\""), "/bindings/grab"));
    CHECK(mentions(errors_after("\"get\"", "\"grab\""), "get"));
    CHECK(mentions(errors_after("[\"d\"]", "[\"dd\"]"), "/bindings/drop/0"));
    CHECK(mentions(errors_after("[\"d\"]", "[]"), "/bindings/drop"));
    CHECK(mentions(errors_after("[\"d\"]", "[7]"), "/bindings/drop/0"));
    CHECK(mentions(errors_after("\"bindings\"", "\"keys\""), "bindings"));
    CHECK(mentions(errors_after("{", ""), "keys.json"));
}

TEST_CASE("what has keys is play, menus and a cursor, and nothing that a menu's line says",
          "[screen][keys][F2]") {
    const std::vector<Action> actions = bindable_actions();
    const auto bindable = [&actions](Action action) {
        return std::ranges::find(actions, action) != actions.end();
    };
    for (const Action action :
         {Action::MoveNorth, Action::Explore, Action::Travel, Action::Rest, Action::Grow, Action::Cheat,
          Action::Actions, Action::RunNorthWest, Action::NextTarget, Action::Up, Action::Confirm,
          Action::Cancel, Action::Inspect}) {
        CHECK(bindable(action));
    }
    for (const Action action :
         {Action::TravelTo, Action::PointAt, Action::ConfirmAt, Action::ExamineAt, Action::Choose,
          Action::Type, Action::BindKey, Action::NewGame, Action::Quit, Action::Skip, Action::LookAt}) {
        CHECK_FALSE(bindable(action));
    }
}

TEST_CASE("every action of play has a key, and a gamepad reaches all by steps and a list",
          "[screen][keys][F2]") {
    const auto keys = read_key_map(game_text(), "keys.json");
    REQUIRE(keys.has_value());
    const auto has_button = [&keys](Action action) {
        return std::ranges::any_of(keys->keys(action), [](const Key& key) { return is_pad(key.code); });
    };
    for (auto place = static_cast<unsigned>(Action::MoveNorth);
         place <= static_cast<unsigned>(Action::MoveNorthWest); ++place) {
        CHECK(has_button(static_cast<Action>(place)));
    }
    for (const Action action : {Action::Actions, Action::NextTarget, Action::PreviousTarget, Action::Up,
                                Action::Down, Action::Left, Action::Right, Action::Confirm, Action::Cancel}) {
        CHECK(has_button(action));
    }
}

TEST_CASE("no key that confirms takes a step", "[screen][keys][F2][C6]") {
    const auto keys = read_key_map(game_text(), "keys.json");
    REQUIRE(keys.has_value());
    for (const Key& key : keys->keys(Action::Confirm)) {
        for (auto place = static_cast<unsigned>(Action::MoveNorth);
             place <= static_cast<unsigned>(Action::MoveNorthWest); ++place) {
            const std::vector<Key> steps = keys->keys(static_cast<Action>(place));
            CHECK(std::ranges::find(steps, key) == steps.end());
        }
    }
}

TEST_CASE("a key conflicts with what may be legal at the same time, and with nothing else",
          "[screen][keys]") {
    const Key tab{.code = KeyCode::Tab};
    const Key escape{.code = KeyCode::Escape};
    const KeyMap keys(
        {{Action::Actions, tab}, {Action::Cancel, escape}, {Action::Get, Key{.character = U'g'}}});
    CHECK(keys.conflict(Action::Wait, tab) == Action::Actions);
    CHECK(keys.conflict(Action::Wait, Key{.character = U'g'}) == Action::Get);
    CHECK_FALSE(keys.conflict(Action::Actions, tab).has_value());
    CHECK_FALSE(keys.conflict(Action::NextTarget, tab).has_value());
    CHECK_FALSE(keys.conflict(Action::Inspect, tab).has_value());
    CHECK_FALSE(keys.conflict(Action::Pause, escape).has_value());
    CHECK(keys.conflict(Action::Confirm, escape) == Action::Cancel);
    CHECK(keys.conflict(Action::MoveNorth, escape) == Action::Cancel);
    CHECK(keys.conflict(Action::Descend, escape) == Action::Cancel);  // both choose where to travel
    CHECK_FALSE(keys.conflict(Action::Get, escape).has_value());
    CHECK_FALSE(keys.conflict(Action::Wait, Key{.character = U'w'}).has_value());
}

TEST_CASE("an action is bound anew in its old place, without keys that conflict", "[screen][keys]") {
    const Key g{.character = U'g'};
    const Key i{.character = U'i'};
    const Key w{.character = U'w'};
    KeyMap keys({{Action::Get, g}, {Action::Get, Key{.code = KeyCode::Enter}}, {Action::Use, i}});
    keys.bind(Action::Get, std::array{w, i, g});
    CHECK(keys.keys(Action::Get) == std::vector{w, g});
    CHECK(keys.keys(Action::Use) == std::vector{i});
    CHECK(keys.actions() == std::vector{Action::Get, Action::Use});
    keys.bind(Action::Drop, std::array{Key{.character = U'd'}});
    CHECK(keys.actions() == std::vector{Action::Get, Action::Use, Action::Drop});
    keys.bind(Action::Use, std::span<const Key>());
    CHECK(keys.keys(Action::Use).empty());
}

TEST_CASE("a key that is named twice for an action is bound to it once", "[screen][keys]") {
    const Key g{.character = U'g'};
    const Key i{.character = U'i'};
    KeyMap keys;
    keys.bind(Action::Get, std::array{g, i, g});
    CHECK(keys.keys(Action::Get) == std::vector{g, i});
}

TEST_CASE("each hand reaches every action, by no key of two actions that are legal together",
          "[screen][keys]") {
    const auto maps = read_key_maps(game_text(), "keys.json");
    REQUIRE(maps.has_value());
    for (const KeyMap* const keys : {&maps->one_hand.left, &maps->one_hand.right}) {
        for (const Action action : bindable_actions()) {
            CAPTURE(action_id(action));
            const std::vector<Key> own = keys->keys(action);
            CHECK(std::ranges::any_of(own, [](const Key& key) { return !is_pad(key.code); }));
            for (const Key& key : own) {
                CAPTURE(to_string(key));
                CHECK_FALSE(keys->conflict(action, key).has_value());
            }
        }
        CHECK_FALSE(*keys == maps->standard);
    }
}

TEST_CASE("the keys of a hand replace the keyboard's keys of their action, and no button", "[screen][keys]") {
    const auto maps = read_key_maps(game_text(), "keys.json");
    REQUIRE(maps.has_value());
    const std::vector<Key> north = maps->one_hand.left.keys(Action::MoveNorth);
    CHECK(north.front() == *parse_key("w"));
    CHECK(std::ranges::find(north, *parse_key("k")) == north.end());
    CHECK(std::ranges::find(north, *parse_key("PadUp")) != north.end());
    // Space lists all actions, so it no longer waits.
    const std::vector<Key> wait = maps->one_hand.left.keys(Action::Wait);
    CHECK(std::ranges::find(wait, *parse_key("Space")) == wait.end());
}

TEST_CASE("a fault in the keys of a hand is told with its place", "[screen][keys]") {
    constexpr std::string_view explore = R"("explore": ["t", "o"])";
    const std::string clash = errors_after(explore, R"("explore": ["w"])");
    CHECK(mentions(clash, "/one-hand/left/explore"));
    CHECK(mentions(clash, "move-north"));
    CHECK(mentions(errors_after(explore, R"("explore": ["Tt"])"), "/one-hand/left/explore/0"));
    CHECK(mentions(errors_after(explore, R"("explores": ["t"])"), "/one-hand/left/explores"));
    CHECK(mentions(errors_after(explore, R"("explore": [])"), "/one-hand/left/explore"));
    const std::string without = errors_after(R"("rest": ["R"],)", R"("rest": ["R", "m"],)");
    CHECK(mentions(without, "\"map\""));
    CHECK(mentions(without, "/one-hand/left"));
}

}  // namespace torchwake::screen
