#include <torchwake/json/error.hpp>
#include <torchwake/screen/key_map.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace torchwake::screen {
namespace {

std::string game_text() {
    std::ifstream file(TORCHWAKE_SOURCE_DIR "/assets/keys.json");
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
    for (auto place = static_cast<unsigned>(Action::MoveNorth);
         place <= static_cast<unsigned>(Action::Cancel); ++place) {
        CHECK_FALSE(keys->keys(static_cast<Action>(place)).empty());
    }
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
    REQUIRE(north.size() == 3);
    CHECK(to_string(north.front()) == "Up");
    CHECK(to_string(north.back()) == "k");
}

TEST_CASE("each bound action is listed once, in the order of the table", "[screen][keys]") {
    const KeyMap keys({{Action::Use, Key{.character = U'i'}},
                       {Action::Get, Key{.character = U'g'}},
                       {Action::Use, Key{.character = U'u'}}});
    CHECK(keys.actions() == std::vector{Action::Use, Action::Get});
}

TEST_CASE("a key on two actions of a group is refused with both", "[screen][keys]") {
    const std::string errors = errors_after("\"get\": [\"g\"]", "\"get\": [\"k\"]");
    CHECK(mentions(errors, "keys.json"));
    CHECK(mentions(errors, "/bindings/get"));
    CHECK(mentions(errors, "move-north"));
}

TEST_CASE("unknown actions and keys, missing actions and keyless ones are refused", "[screen][keys]") {
    CHECK(mentions(errors_after("\"get\"", "\"grab\""), "/bindings/grab"));
    CHECK(mentions(errors_after("\"get\"", "\"grab\""), "get"));
    CHECK(mentions(errors_after("[\"g\"]", "[\"gg\"]"), "/bindings/get/0"));
    CHECK(mentions(errors_after("[\"g\"]", "[]"), "/bindings/get"));
    CHECK(mentions(errors_after("[\"g\"]", "[7]"), "/bindings/get/0"));
    CHECK(mentions(errors_after("\"bindings\"", "\"keys\""), "bindings"));
    CHECK(mentions(errors_after("{", ""), "keys.json"));
}

}  // namespace torchwake::screen
