// A scroll is found, aimed and fired, by each device alone.

#include "app/trial.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// A game explored until a scroll is in the pack and a straw man in view, and its state then.
struct TargetInView {
    TargetInView() {
        game.key("n");
        REQUIRE(game.awaiting() == "play");
        explore_until(game, "straw man is in view");
        REQUIRE(game.seen("monster", "straw_man").has_value());
        REQUIRE(game.pack().back() == "scroll_fireball");
        hash = game.hash();
        turn = game.number("turn");
        scrolls = game.pack().size();
    }

    Trial trial{write_target_data};
    HeadlessGame game{trial.arguments()};
    std::string hash;
    std::int64_t turn = 0;
    std::size_t scrolls = 0;
};

/// After a scroll was fired: it flies for a while, and what it does is done at once.
void check_flight(TargetInView& begun) {
    HeadlessGame& game = begun.game;
    CHECK(game.awaiting() == "play/animation");
    CHECK(game.number("turn") == begun.turn + 1);
    CHECK(game.pack().size() == begun.scrolls - 1);
    CHECK(game.of_player("kills") == 1);
    CHECK_FALSE(game.seen("monster", "straw_man").has_value());
    CHECK(game.told("The straw man dies."));
    const std::string done = game.hash();
    constexpr int one_cell = 33;
    game.advance(one_cell);
    CHECK(game.awaiting() == "play/animation");
    game.advance(a_long_while);
    CHECK(game.awaiting() == "play");
    CHECK(game.hash() == done);
}

}  // namespace

TEST_CASE("by keys: a fireball is aimed at an enemy in view, fired, and seen to fly",
          "[app][headless][T2][T3]") {
    TargetInView begun;
    HeadlessGame& game = begun.game;

    game.keys({"a", "c"});
    CHECK(game.awaiting() == "play/use/aim");
    CHECK(game.shows("AIM scroll of fireball"));
    CHECK(game.shows("dies 100 %"));
    game.keys({"Left", "Up", "Escape"});
    CHECK(game.awaiting() == "play");
    CHECK(game.hash() == begun.hash);
    CHECK(game.number("turn") == begun.turn);

    game.keys({"a", "c", "Enter"});
    check_flight(begun);
    CHECK(game.close() == 0);
}

TEST_CASE("by the mouse alone: the same", "[app][headless][T2][T3]") {
    TargetInView begun;
    HeadlessGame& game = begun.game;

    game.click_on("[i]");
    CHECK(game.awaiting() == "play/pack");
    game.click_on("c) scroll");
    CHECK(game.awaiting() == "play/pack/aim");
    game.right_click();
    CHECK(game.awaiting() == "play");
    CHECK(game.hash() == begun.hash);

    game.click_on("[i]");
    CHECK(game.awaiting() == "play/pack");
    game.click_on("c) scroll");
    game.click_cell(*game.seen("monster", "straw_man"));
    check_flight(begun);
}

TEST_CASE("by a gamepad: the same", "[app][headless][T2][T3]") {
    TargetInView begun;
    HeadlessGame& game = begun.game;
    game.pad("X");
    game.pad("Down");
    game.pad("Down");
    game.pad("A");
    CHECK(game.awaiting() == "play/pack/aim");
    game.pad("R");
    game.pad("A");
    check_flight(begun);
}

TEST_CASE("a fresh key ends the flight and counts as the next input", "[app][headless][T3]") {
    TargetInView begun;
    HeadlessGame& game = begun.game;
    game.keys({"a", "c", "Enter"});
    REQUIRE(game.awaiting() == "play/animation");
    game.key("x");
    CHECK(game.awaiting() == "play/examine");
    game.keys({"Escape", "."});
    CHECK(game.number("turn") == begun.turn + 2);
}

TEST_CASE("a cell that can't be aimed at is refused with the reason, and nothing is spent",
          "[app][headless][T2]") {
    TargetInView begun;
    HeadlessGame& game = begun.game;
    game.keys({"a", "c"});
    game.act_at("confirm-at", game.hero_at());
    CHECK(game.told("Not at yourself."));
    game.act_at("confirm-at", {0, 0});
    CHECK(game.told("You don't see that place."));
    CHECK(game.awaiting() == "play/use/aim");
    CHECK(game.hash() == begun.hash);
}

TEST_CASE("examine names what is there, by keys and mouse, and is no part of the run",
          "[app][headless][T1]") {
    TargetInView begun;
    HeadlessGame& game = begun.game;
    const core::Point man = *game.seen("monster", "straw_man");

    game.key("x");
    CHECK(game.awaiting() == "play/examine");
    CHECK(game.shows("EXAMINE"));
    CHECK(game.shows("pains with the hat"));
    game.act_at("point-at", game.hero_at());
    CHECK(game.shows("ourself"));
    game.keys({"Tab", "Left", "Up", "Num1", "l", "Shift+Tab"});
    game.key("Enter");
    CHECK(game.awaiting() == "play");
    CHECK_FALSE(game.shows("EXAMINE"));

    game.click_on("[x]");
    game.click_cell(man);
    CHECK(game.awaiting() == "play");
    CHECK(game.hash() == begun.hash);
}

TEST_CASE("explore is an automatic action that any key stops, with the reason told", "[app][headless][F2]") {
    const Trial trial(write_target_data);
    HeadlessGame game(trial.arguments());
    game.key("n");
    game.key("o");
    CHECK(game.awaiting().starts_with("play/explore"));
    CHECK(game.shows("Exploring"));
    const std::int64_t turn = game.number("turn");
    game.key("F5");
    CHECK(game.awaiting() == "play");
    CHECK(game.told("You stop."));
    CHECK(game.number("turn") == turn);
    explore_until(game, "You stop: a straw man is in view, to the ");
    const std::string seen = game.hash();
    game.key("o");
    CAPTURE(game.messages(), game.screen());
    CHECK(game.hash() != seen);  // it knows nothing of the hero, and is passed
}
