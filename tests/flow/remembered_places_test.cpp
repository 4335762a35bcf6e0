// The map of the levels and the list of remembered places: both travel to what the hero remembers.

#include "flow/drawn_game.hpp"
#include "scenario/trap_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::string_view hall_with_places = R"(
    ##########
    #@..!..>.#
    ##########)";
/// The hero sees the room, and nothing of what is behind the wall.
constexpr std::string_view hidden_potion = R"(
    ##########
    #@..#..!.#
    ##########)";

const screen::PlaceLine& place_in(const screen::MenuModel& menu, std::size_t line) {
    return std::get<screen::PlaceLine>(menu.lines.at(line).what);
}

}  // namespace

TEST_CASE("m opens the map of the level; a confirmed cell is travelled to", "[flow][map][H2][F6]") {
    DrawnGame played(hall_with_places, without_animation());
    played.start().press("m");
    REQUIRE(played.game.awaiting() == "play/map");
    CHECK(played.layer<screen::MapModel>().cursor == core::Point{1, 1});
    played.press("Tab");
    CHECK(played.layer<screen::MapModel>().cursor == core::Point{4, 1});
    played.press("Tab");
    CHECK(played.layer<screen::MapModel>().cursor == core::Point{7, 1});
    played.press("Enter");
    played.wait(1000);
    CHECK(played.hero_at() == core::Point{7, 1});
    played.require_clean_end();
}

TEST_CASE("the pages of the map are the levels that the hero remembers", "[flow][map][H2]") {
    DrawnGame played("#####\n#@>.#\n#####", without_animation());
    played.start().press("Right > s m PageUp");
    REQUIRE(played.game.awaiting() == "play/map");
    const auto& map = played.layer<screen::MapModel>();
    CHECK(map.depth == 1);
    CHECK_FALSE(map.cursor.has_value());
    CHECK_FALSE(played.offers({Action::Confirm}));
    played.press("PageUp");
    CHECK(map.depth == 1);
    played.press("Right");
    CHECK(map.depth == 2);
    CHECK(map.cursor.has_value());
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("Ctrl+f lists what is remembered, the nearest first, and travels there", "[flow][find][H2][F6]") {
    DrawnGame played(hall_with_places, without_animation());
    played.start().press("Ctrl+f");
    REQUIRE(played.game.awaiting() == "play/find");
    const screen::MenuModel& menu = played.layer<screen::FindModel>().menu;
    REQUIRE(menu.lines.size() == 2);
    CHECK(place_in(menu, 0).at == core::Point{4, 1});
    CHECK(place_in(menu, 0).steps == 3);
    CHECK(place_in(menu, 0).towards == core::Direction::East);
    CHECK(place_in(menu, 1).at == core::Point{7, 1});
    played.press("Down Enter");
    played.wait(1000);
    CHECK(played.hero_at() == core::Point{7, 1});
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("the list of places leads beside a chest", "[flow][find][H2][F6]") {
    DrawnGame played("########\n#@...c.#\n########", scenario::trap_catalog(), without_animation());
    played.start().press("Ctrl+f Enter");
    played.wait(1000);
    CHECK(played.hero_at() == core::Point{4, 1});
    CHECK(played.stage.stops == std::vector{autopilot::StopReason::Arrived});
    played.require_clean_end();
}

TEST_CASE("what was never seen is not listed", "[flow][find][H2]") {
    DrawnGame played(hidden_potion);
    played.start().press("Ctrl+f");
    const screen::MenuModel& menu = played.layer<screen::FindModel>().menu;
    REQUIRE(menu.lines.size() == 1);
    CHECK(std::holds_alternative<screen::FreeSlotLine>(menu.lines.front().what));
    played.press("Enter");
    CHECK(played.game.awaiting() == "play/find");
    played.require_clean_end();
}

TEST_CASE("the map offers find, and travels to what is found there", "[flow][find][map][H2][F6]") {
    DrawnGame played(hall_with_places);
    played.start().press("m");
    REQUIRE(played.offers({screen::Action::Find}));
    played.press("Ctrl+f");
    REQUIRE(played.game.awaiting() == "play/map/find");
    played.press("Escape");
    REQUIRE(played.game.awaiting() == "play/map");
    const core::Point before = played.hero_at();
    played.press("Ctrl+f Enter");
    played.wait(10'000);
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hero_at() != before);
    played.require_clean_end();
}

TEST_CASE("typing leaves the names that have the text in them", "[flow][find][H2]") {
    DrawnGame played(hall_with_places);
    played.start().press("Ctrl+f");
    const screen::FindModel& find = played.layer<screen::FindModel>();
    played.game.input(screen::TextEntered{U'%'});
    CHECK(find.filter.text == "%");
    CHECK(std::holds_alternative<screen::FreeSlotLine>(find.menu.lines.front().what));
    played.press("Backspace");
    CHECK(find.filter.text.empty());
    CHECK(find.menu.lines.size() == 2);
    played.require_clean_end();
}

}  // namespace torchwake::flow
