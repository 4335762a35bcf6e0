// Oil, seeds and fire thrown from afar: the forecast before, the flames, and the ash after; by keys alone, by
// mouse alone, and over lines.

#include "app/headless_game.hpp"
#include "app/members.hpp"
#include "app/walk.hpp"
#include "desktop/window/game_window.hpp"
#include "desktop/window/sprite_finder.hpp"

#include <torchwake/json/value.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::testing;
namespace fs = std::filesystem;

namespace {

constexpr int far_away = 4;       ///< cells to the east: where the oil and the seeds go
constexpr int nearer = 3;         ///< where the fire goes, beside them
constexpr int room_to_throw = 7;  ///< to the east, for all of it
constexpr int burnt_out = 40;     ///< turns

/// Data in which the hero has what it throws, and a seed with room to the east of where it arrives.
class FlaskData {
  public:
    FlaskData() {
        write_flask_data(path());
        seed_ = seed_with(path(),
                          [](const std::string& level) { return room_to_the_east(level) >= room_to_throw; });
        REQUIRE_FALSE(seed_.empty());
    }

    [[nodiscard]] fs::path path() const { return folder_.path() / "data"; }
    [[nodiscard]] std::vector<std::string> arguments() const {
        return {"--seed", seed_, "--data-dir", path().string()};
    }

  private:
    ScratchFolder folder_;
    std::string seed_;
};

/// A mark of the forecast; the grass hides who could change what it foretells.
bool sees_mark(const GameWindow& game) {
    return sees_any(game, {"foretold_fire", "foretold_unsure"});
}

/// Waits turn by turn until a sprite is seen.
bool waits_for(GameWindow& game, const std::string& sprite) {
    for (int turn = 0; turn < burnt_out; ++turn) {
        if (find_sprite(game.picture(), map_area(), sprite)) {
            return true;
        }
        game.press("period");
        static_cast<void>(game.settled_turn());
    }
    return false;
}

constexpr int cell = 32;

/// Where the cursor is on the map. Requires: there is one.
core::Point cursor_in(GameWindow& game) {
    REQUIRE(sees_sprite(game, "cursor"));
    return find_sprite(game.picture(), map_area(), "cursor").value();
}

/// Where the hero is on the map. Requires: no enemy is in view, and the pointer is not on the map.
core::Point hero_in(GameWindow& game) {
    game.press("x");
    REQUIRE(game.shows("EXAMINE"));
    const core::Point at = cursor_in(game);
    game.press("Escape");
    return at;
}

/// Throws what has that name so many cells to the east.
void throw_by_keys(GameWindow& game, const std::string& name, int cells) {
    INFO("throw: " << name);
    const core::Point goal = hero_in(game) + core::Point{cells * cell, 0};
    game.press("a");
    REQUIRE(game.shows("Use what?"));
    const std::string line = game.row_with(") " + name);
    const std::size_t bracket = line.find(") " + name);
    REQUIRE(bracket != std::string::npos);
    game.press(std::string(1, line.at(bracket - 1)));
    REQUIRE(game.shows("AIM"));
    const core::Point way = goal - cursor_in(game);
    for (int step = 0; step < std::abs(way.x) / cell; ++step) {
        game.press(way.x > 0 ? "Right" : "Left");
    }
    for (int step = 0; step < std::abs(way.y) / cell; ++step) {
        game.press(way.y > 0 ? "Down" : "Up");
    }
    game.press("Return");
    REQUIRE(eventually([&] { return !game.find("AIM"); }));
}

void throw_by_mouse(GameWindow& game, const std::string& name, int cells) {
    INFO("throw: " << name);
    constexpr core::Point middle{16, 16};
    game.click_text("i  pack");  // off the map
    game.press("Escape");
    const core::Point hero = hero_in(game);
    game.click_text("i  pack");
    game.click_text(") " + name);
    REQUIRE(game.shows("AIM"));
    game.click_pixel(hero + middle + core::Point{cells * cell, 0});
    REQUIRE(eventually([&] { return !game.find("AIM"); }));
}

/// A list of the last reply's state.
const json::Array& list_of(const HeadlessGame& game, std::string_view name) {
    const json::Array* const list = member(object_at(game.last(), "state"), name).if_array();
    REQUIRE(list != nullptr);
    return *list;
}

/// The letter of the slot with that item.
std::string slot_of(const HeadlessGame& game, const std::string& id) {
    for (const json::Value& slot : list_of(game, "inventory")) {
        if (text_at(*slot.if_object(), "id") == id) {
            return text_at(*slot.if_object(), "slot");
        }
    }
    FAIL("nothing carried is " << id);
    return {};
}

}  // namespace

TEST_CASE("oil is thrown and lit from afar by keys alone: forecast, flames and ash",
          "[desktop][window][S3][S5]") {
    const FlaskData data;
    std::vector<std::string> arguments = data.arguments();
    arguments.emplace_back("--new");
    GameWindow game(arguments, still_options);
    REQUIRE(game.shows("Depth 1"));
    throw_by_keys(game, "flask of oil", far_away);
    CHECK(sees_sprite(game, "oil"));
    throw_by_keys(game, "pouch of", far_away);
    throw_by_keys(game, "flask of fire", nearer);
    CHECK(sees_mark(game));
    CHECK_FALSE(find_sprite(game.picture(), map_area(), "foretold_beat"));
    game.press("F");
    CHECK(sees_sprite(game, "foretold_beat"));
    game.press("F");
    CHECK(eventually([&] { return !find_sprite(game.picture(), map_area(), "foretold_beat"); }));
    game.hold("Alt_L");
    CHECK(sees_sprite(game, "foretold_beat"));
    game.release("Alt_L");
    CHECK(eventually([&] { return !find_sprite(game.picture(), map_area(), "foretold_beat"); }));
    CHECK(waits_for(game, "fire_front"));
    CHECK(waits_for(game, "ash"));
}

TEST_CASE("oil is thrown and lit from afar by mouse alone: forecast, flames and ash",
          "[desktop][window][S3][S5]") {
    const FlaskData data;
    GameWindow game(data.arguments(), still_options);
    game.click_text("New game");
    REQUIRE(game.shows("Depth 1"));
    throw_by_mouse(game, "flask of oil", far_away);
    throw_by_mouse(game, "pouch of", far_away);
    throw_by_mouse(game, "flask of fire", nearer);
    CHECK(sees_mark(game));
    game.click_text("forecast");
    CHECK(sees_sprite(game, "foretold_beat"));
    CHECK(waits_for(game, "fire_front"));
    CHECK(waits_for(game, "ash"));
}

TEST_CASE("oil is thrown and lit from afar over lines: forecast, flames and ash",
          "[desktop][window][S3][S5]") {
    const FlaskData data;
    HeadlessGame game(data.arguments());
    game.act("new-game");
    const auto throws = [&game](const std::string& id, int cells) {
        INFO("throw: " << id);
        const core::Point target = game.hero_at() + core::Point{cells, 0};
        game.act("use");
        game.act("choose-" + slot_of(game, id));
        REQUIRE(game.awaiting() == "play/use/aim");
        game.act_at("confirm-at", target);
        while (game.awaiting() != "play") {
            game.advance(1000);
        }
    };
    const auto foretold = [&game] { return list_of(game, "foretold").size(); };
    throws("flask_oil", far_away);
    throws("grass_seeds", far_away);
    CHECK(foretold() == 0);
    throws("flask_fire", nearer);
    CHECK(foretold() > 0);
    bool burns = false;
    const auto has_letter = [&game](const std::string& letter) {
        return std::ranges::any_of(
            game.map(), [&letter](const std::string& row) { return row.find(letter) != std::string::npos; });
    };
    for (int turn = 0; turn < burnt_out; ++turn) {
        burns = burns || has_letter("▲");
        game.act("wait");
    }
    CHECK(burns);
    CHECK_FALSE(has_letter("▲"));
    CHECK(has_letter(","));
}
