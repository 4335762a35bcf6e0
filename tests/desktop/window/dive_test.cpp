// A whole dive in the window: aiming and a fireball, examining, raising an attribute, travelling, options and
// death; by keys, and again by mouse alone, seen through the pixels.

#include "app/walk.hpp"
#include "desktop/window/brightness.hpp"
#include "desktop/window/game_window.hpp"
#include "desktop/window/sprite_finder.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

std::optional<core::Point> sprite_in(const GameWindow& game, const std::string& sprite) {
    return find_sprite(game.picture(), map_area(), sprite);
}

bool shows_sprite(const GameWindow& game, const std::string& sprite) {
    return eventually([&] { return sprite_in(game, sprite).has_value(); });
}

/// The mean brightness of the pixels of an area.
int brightness_of(const GameWindow& game, const core::Rect& area) {
    const atlas::Picture picture = game.picture();
    std::int64_t sum = 0;
    for (std::int32_t y = area.top(); y < area.bottom(); ++y) {
        for (std::int32_t x = area.left(); x < area.right(); ++x) {
            sum += brightness(picture.at(x, y));
        }
    }
    return static_cast<int>(sum / (area.size.width * area.size.height));
}

int map_brightness(const GameWindow& game) {
    return brightness_of(game, map_area());
}

/// The brightness of the cell that the cursor of the examine screen and of the aim is on, and of those beside
/// it.
int brightness_at_cursor(const GameWindow& game) {
    constexpr std::int32_t cell = 32;
    const std::optional<core::Point> cursor = sprite_in(game, "cursor");
    return cursor ? brightness_of(game, {*cursor - core::Point{cell, cell}, {3 * cell, 3 * cell}}) : 0;
}

/// Does something again and again until the window shows that text and no automatic action goes on, which a
/// key would stop.
template <class Deed>
bool repeats_until(const GameWindow& game, const std::string& wanted, Deed deed) {
    return eventually([&] {
        if (game.find("any key or click stops")) {
            return false;
        }
        if (game.find(wanted)) {
            return true;
        }
        deed();
        static_cast<void>(game.settled_turn());
        return false;
    });
}

/// Clicks a text if it is still shown.
void click_if_shown(GameWindow& game, const std::string& text) {
    if (const auto at = game.find(text)) {
        game.click(*at);
    }
}

/// A game in which every room holds a scroll of fireball and a straw man.
struct Range {
    Range() {
        write_target_data(folder.path() / "data");
        arguments = {"--seed", "5", "--data-dir", (folder.path() / "data").string()};
    }
    ScratchFolder folder;
    std::vector<std::string> arguments;
};

/// A level without monsters.
struct QuietLevel {
    QuietLevel() {
        write_peaceful_data(folder.path() / "data");
        arguments = {"--seed", "5", "--data-dir", (folder.path() / "data").string(), "--new"};
    }
    ScratchFolder folder;
    std::vector<std::string> arguments;
};

}  // namespace

TEST_CASE("a fireball is aimed by keys, flies over the map, and bursts", "[desktop][window][T1][T2][T3]") {
    Range range;
    GameWindow game(range.arguments);
    REQUIRE(game.shows("New game"));
    game.press("o");
    REQUIRE(game.shows("Animation"));
    game.press("Down Down Down Down Down Down Left");
    REQUIRE(game.shows("slow"));
    game.press("Escape n");
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(repeats_until(game, "straw man", [&] { game.press("o"); }));
    CHECK(game.shows("a straw man is in view"));

    game.press("x");
    CHECK(game.shows("EXAMINE"));
    CHECK(game.shows("You hit it"));
    CHECK(shows_sprite(game, "cursor"));
    const int lit = brightness_at_cursor(game);
    game.press("Escape");
    const int turn = game.settled_turn();

    game.press("a");
    REQUIRE(game.shows("Use what?"));
    game.press("c");
    REQUIRE(game.shows("AIM scroll of fireball"));
    REQUIRE(shows_sprite(game, "cursor"));
    CHECK(brightness_at_cursor(game) > lit * 3 / 4);  // a list dims the map to half, an aim does not
    CHECK(game.shows("Straw man: 2-5 damage"));
    CHECK(shows_sprite(game, "aim_area"));
    CHECK(shows_sprite(game, "path"));
    game.press("Escape");
    REQUIRE(eventually([&] { return !game.find("AIM"); }));
    CHECK_FALSE(game.find("Use what?"));
    CHECK(game.turn() == turn);
    game.press("a");
    REQUIRE(game.shows("Use what?"));
    game.press("c");
    REQUIRE(game.shows("AIM scroll of fireball"));
    game.press("l l l l l l l l l j");  // far off, so that the flight lasts
    REQUIRE(game.shows("Nobody would be hit"));
    CHECK(game.shows_after("Return", [&] { return sprite_in(game, "fireball").has_value(); }));
    CHECK(eventually([&] { return game.turn() == turn + 1; }));

    game.press("a");
    REQUIRE(game.shows("Use what?"));
    game.press("c");
    REQUIRE(game.shows("AIM scroll of fireball"));
    game.press("Return");
    CHECK(game.shows("hurts the straw man"));
    CHECK(game.shows("The straw man dies"));
    CHECK(eventually([&] { return game.turn() == turn + 2; }));
}

TEST_CASE("a fireball is aimed by mouse alone", "[desktop][window][T1][T2]") {
    Range range;
    GameWindow game(range.arguments, R"({"animation_speed": "none"})");
    game.click_text("New game");
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(repeats_until(game, "straw man", [&] { click_if_shown(game, "explore"); }));

    game.click_text("i  pack");
    REQUIRE(game.shows("Your pack"));
    game.click_text("c) scroll of fireball");
    REQUIRE(game.shows("AIM scroll of fireball"));
    REQUIRE(shows_sprite(game, "cursor"));
    const core::Point target = *sprite_in(game, "cursor") + core::Point{16, 16};
    game.click_text("Esc  back");
    REQUIRE(game.shows("x  look"));
    game.move_pointer_to(target);
    CHECK(game.shows("you hit"));

    game.click_text("i  pack");
    game.click_text("c) scroll of fireball");
    REQUIRE(game.shows("AIM scroll of fireball"));
    game.move_pointer_to(target + core::Point{64, 32});
    CHECK(game.shows("Not at yourself"));
    game.move_pointer_to(target);
    CHECK(game.shows("Straw man: 2-5 damage"));
    game.click_pixel(target);
    CHECK(game.shows("The straw man dies"));
}

TEST_CASE("a straw man is attacked, a burst on oneself is asked about, and stairs are gone to, by keys",
          "[desktop][window][H2][W9]") {
    Range range;
    GameWindow game(range.arguments, R"({"animation_speed": "none"})");
    REQUIRE(game.shows("New game"));
    game.press("n");
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(repeats_until(game, "a straw man is in view", [&] { game.press("o"); }));
    REQUIRE(repeats_until(game, "The straw man dies", [&] { game.press("Tab"); }));

    const int turn = game.settled_turn();
    game.press("x");
    REQUIRE(game.shows("EXAMINE"));
    REQUIRE(shows_sprite(game, "cursor"));
    const core::Point hero = *sprite_in(game, "cursor");
    game.press("Escape");
    game.press("a");
    REQUIRE(game.shows("Use what?"));
    game.press("c");
    REQUIRE(game.shows("AIM scroll of fireball"));
    REQUIRE(shows_sprite(game, "cursor"));
    const core::Point way = hero + core::Point{32, 0} - *sprite_in(game, "cursor");
    for (int step = 0; step < std::abs(way.x) / 32; ++step) {
        game.press(way.x > 0 ? "l" : "h");
    }
    for (int step = 0; step < std::abs(way.y) / 32; ++step) {
        game.press(way.y > 0 ? "j" : "k");
    }
    game.hold("Return");
    REQUIRE(game.shows("ARE YOU SURE?"));
    CHECK(shows_sprite(game, "cursor"));
    CHECK(game.settled_turn() == turn);
    game.release("Return");
    game.press("Escape");
    REQUIRE(game.shows("AIM scroll of fireball"));
    CHECK(game.settled_turn() == turn);
    game.press("Return");
    REQUIRE(game.shows("ARE YOU SURE?"));
    game.press("Return");
    CHECK(eventually([&] { return game.turn() == turn + 1; }));
    game.press("r");
    CHECK(eventually([&] { return game.find("none left") || game.find("No enemy is in view to aim at"); }));
    game.press("period period period period period period");  // the flames of the fireball are beaten out
    CHECK(repeats_until(game, "go up", [&] { game.press("less"); }));
}

TEST_CASE("a straw man is attacked, and a burst on oneself is asked about, by mouse alone",
          "[desktop][window][H2]") {
    Range range;
    GameWindow game(range.arguments, R"({"animation_speed": "none"})");
    game.click_text("New game");
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(repeats_until(game, "a straw man is in view", [&] { click_if_shown(game, "explore"); }));
    game.move_pointer({2, 2});  // off the button, whose meaning is told in place of what the moment offers
    REQUIRE(repeats_until(game, "The straw man dies", [&] { click_if_shown(game, "Tab  attack"); }));

    const int turn = game.settled_turn();
    game.click_text("x  look");
    REQUIRE(game.shows("EXAMINE"));
    REQUIRE(shows_sprite(game, "cursor"));
    const core::Point beside_hero = *sprite_in(game, "cursor") + core::Point{48, 16};
    game.click_text("Esc  back");
    game.click_text("i  pack");
    REQUIRE(game.shows("Your pack"));
    game.click_text("c) scroll of fireball");
    REQUIRE(game.shows("AIM scroll of fireball"));
    game.click_pixel(beside_hero);
    REQUIRE(game.shows("ARE YOU SURE?"));
    CHECK(game.settled_turn() == turn);
    game.click_text("do it");
    CHECK(eventually([&] { return game.turn() == turn + 1; }));
}

TEST_CASE("the hero explores, grows on the way down, and comes up again, by keys",
          "[desktop][window][W7][C6][F2]") {
    QuietLevel level;
    GameWindow game(level.arguments, R"({"animation_speed": "none"})");
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(repeats_until(game, "go down", [&] { game.press("o"); }));
    const int lit = map_brightness(game);
    game.press("greater");
    REQUIRE(game.shows("Strength"));
    CHECK(map_brightness(game) < lit);
    game.press("Escape");
    CHECK(game.shows("Depth 1"));
    game.press("greater");
    REQUIRE(game.shows("Strength"));
    game.press("Return");
    CHECK(game.shows("Depth 2"));
    CHECK(game.row_with("STR").find("STR 2") != std::string::npos);
    game.press("less");
    CHECK(game.shows("Depth 1"));

    game.press("underscore less");
    REQUIRE(game.shows("TRAVEL"));
    game.press("Return");
    CHECK(repeats_until(game, "go up", [] {}));
}

TEST_CASE("the hero explores, grows on the way down, and travels, by mouse alone",
          "[desktop][window][W7][C6][F2]") {
    QuietLevel level;
    GameWindow game(level.arguments, R"({"animation_speed": "none"})");
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(repeats_until(game, "go down", [&] { click_if_shown(game, "explore"); }));
    game.click_text("go down");
    REQUIRE(game.shows("Strength"));
    game.click_text("Dexterity");
    REQUIRE(game.shows("Depth 2"));
    CHECK(game.row_with("DEX").find("DEX 2") != std::string::npos);
}

TEST_CASE("options are changed by mouse alone, and remembered", "[desktop][window][F1]") {
    GameWindow game({"--seed", "7"});
    game.click_text("Options");
    game.click_text("Reduced motion");
    CHECK(eventually([&] { return game.row_with("Reduced motion").find("on") != std::string::npos; }));
    game.press("Escape");
    game.close();
    REQUIRE(game.process().exit_code() == 0);
    game.start({});
    game.click_text("Options");
    CHECK(eventually([&] { return game.row_with("Reduced motion").find("on") != std::string::npos; }));
}

TEST_CASE("a death is told, recorded and scored", "[desktop][window][F3]") {
    const ScratchFolder folder;
    write_deadly_data(folder.path() / "data");
    GameWindow game({"--seed", "5", "--data-dir", (folder.path() / "data").string(), "--new"});
    REQUIRE(game.shows("Depth 1"));
    REQUIRE(repeats_until(game, "troll", [&] { game.press("o"); }));
    REQUIRE(repeats_until(game, "Your torch is out", [&] { game.mash("period", 10); }));
    CHECK(game.shows("killed by a troll"));
    CHECK(game.shows("Seed"));
    CHECK(fs::exists(game.user_folder() / "scores.json"));
    CHECK_FALSE(fs::is_empty(game.user_folder() / "records"));
    game.click_text("Scores");
    CHECK(game.shows("The best runs"));
    game.press("Escape");
    game.click_text("the same dungeon");
    CHECK(game.shows("Depth 1"));
}

TEST_CASE("a name is typed at the title, shown in play, and remembered", "[desktop][window][F1]") {
    GameWindow game({"--seed", "7"});
    game.click_text("Name");
    REQUIRE(game.shows("back"));
    game.press("A n n space 7 BackSpace 8 Return");
    REQUIRE(game.shows("Ann 8"));
    game.click_text("New game");
    REQUIRE(game.shows("Town"));
    CHECK(game.shows("Ann 8"));
}
