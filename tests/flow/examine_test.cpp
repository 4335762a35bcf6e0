#include "flow/drawn_game.hpp"
#include "scenario/market.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::string_view room_with_dummy = R"(
    ###########
    #.........#
    #.@.!...d.#
    #....>....#
    ###########)";

constexpr std::string_view room_with_potion = R"(
    ###########
    #.........#
    #.@.!.....#
    #....>....#
    ###########)";

core::Point cursor(const DrawnGame& played) {
    return played.layer<screen::LookModel>().at;
}

}  // namespace

TEST_CASE("without an enemy in view examining starts at the hero, moves by keys and costs nothing",
          "[flow][T1][F6]") {
    DrawnGame played(room_with_potion);
    played.start();
    const std::uint64_t before = played.hash();
    CHECK(played.press("x"));
    CHECK(played.game.awaiting() == "play/examine");
    CHECK(cursor(played) == core::Point{2, 2});
    played.press("Right Num9 l");
    CHECK(cursor(played) == core::Point{5, 1});
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    CHECK(played.turn() == 0);
    played.require_clean_end();
}

TEST_CASE("Enter, a left click and Escape end examining, as does a right click", "[flow][T1]") {
    const auto ends = [](auto end) {
        DrawnGame played(room_with_dummy);
        played.start().press("x Right");
        const std::uint64_t before = played.hash();
        end(played);
        CHECK(played.game.awaiting() == "play");
        CHECK(played.hash() == before);
        played.require_clean_end();
    };
    ends([](DrawnGame& played) { played.press("Enter"); });
    ends([](DrawnGame& played) { played.press("Escape"); });
    ends([](DrawnGame& played) { played.click({7, 1}); });
    ends([](DrawnGame& played) { played.click({7, 1}, screen::MouseButton::Right); });
    ends([](DrawnGame& played) {
        const core::Point potion{4, 2};
        played.click(potion, screen::MouseButton::Right);
        REQUIRE(played.game.awaiting() == "play/examine");
        CHECK(cursor(played) == potion);
        played.click(potion, screen::MouseButton::Right);
    });
    ends([](DrawnGame& played) { played.take(Action::Confirm); });
}

TEST_CASE("examining starts where the pointer hovers, and any key clears that", "[flow][T1]") {
    DrawnGame played(room_with_potion);
    played.start();
    played.hover({7, 3});
    played.press("x");
    CHECK(cursor(played) == core::Point{7, 3});
    played.press("Escape x");
    CHECK(cursor(played) == core::Point{2, 2});
    played.press("Escape");
    played.hover({7, 3});
    played.press("F5 x");
    CHECK(cursor(played) == core::Point{2, 2});
    played.press("Escape");
    played.hover({7, 3});
    played.game.input(screen::PointerMoved{screen::PointedNothing{}});
    played.press("x");
    CHECK(cursor(played) == core::Point{2, 2});
    played.require_clean_end();
}

TEST_CASE("the pointer moves the cursor, and a cell outside the level does not", "[flow][T1]") {
    DrawnGame played(room_with_dummy);
    played.start().press("x");
    CHECK(played.hover({8, 2}));
    CHECK(cursor(played) == core::Point{8, 2});
    CHECK_FALSE(played.hover({11, 2}));
    CHECK_FALSE(played.hover({-1, 2}));
    CHECK_FALSE(played.click({11, 2}));
    CHECK(cursor(played) == core::Point{8, 2});
    CHECK(played.game.awaiting() == "play/examine");
    played.require_clean_end();
}

TEST_CASE("examining starts at the nearest enemy in view, unless the pointer is on a cell", "[flow][T1]") {
    DrawnGame played("###########\n#.@.!d.B..#\n###########");
    played.start().press("x");
    CHECK(cursor(played) == core::Point{5, 1});
    played.press("Escape");
    played.hover({1, 1});
    played.press("x");
    CHECK(cursor(played) == core::Point{1, 1});
    played.require_clean_end();
}

TEST_CASE("Tab walks through what is in view, enemies first, and around", "[flow][T1]") {
    DrawnGame played(room_with_dummy);
    played.start().press("x");
    CHECK(cursor(played) == core::Point{8, 2});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{4, 2});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{5, 3});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{8, 2});
    played.press("Shift+Tab");
    CHECK(cursor(played) == core::Point{5, 3});
    played.require_clean_end();
}

TEST_CASE("from the nearest enemy Tab goes to the most dangerous, then on by danger", "[flow][T1]") {
    DrawnGame played("############\n#d.@d..B.!.#\n############");
    played.start().press("x");
    CHECK(cursor(played) == core::Point{4, 1});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{7, 1});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{1, 1});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{9, 1});
    played.require_clean_end();
}

TEST_CASE("Tab walks through creatures that are no enemies too, behind the enemies", "[flow][T1]") {
    DrawnGame played("@.t..s..d.p", scenario::market_catalog());
    played.start().press("x");
    CHECK(cursor(played) == core::Point{8, 0});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{2, 0});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{5, 0});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{10, 0});
    played.press("Tab");
    CHECK(cursor(played) == core::Point{8, 0});
    played.require_clean_end();
}

TEST_CASE("the cursor can't leave the map, also by a held key", "[flow][T1]") {
    DrawnGame played(room_with_potion);
    played.start().press("x");
    played.hold("Left");
    for (int frame = 0; frame < 100; ++frame) {
        played.wait(16);
    }
    CHECK(cursor(played) == core::Point{0, 2});
    played.release("Left");
    played.press("Up Up Up Num7");
    CHECK(cursor(played) == core::Point{0, 0});
    played.require_clean_end();
}

}  // namespace torchwake::flow
