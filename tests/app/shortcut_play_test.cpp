// One key for each common deed, and the question before harm, by each device alone.

#include "app/trial.hpp"

#include <catch2/catch_test_macros.hpp>

#include <functional>
#include <string_view>

using namespace torchwake;
using namespace torchwake::testing;

namespace {

/// The deeds of one device.
struct Device {
    std::function<void(HeadlessGame&)> attack;
    std::function<void(HeadlessGame&)> aim_scroll;  ///< at the enemy in view
    std::function<void(HeadlessGame&)> refuse;
    std::function<void(HeadlessGame&)> aim_again;  ///< at the same enemy, from where refusing led to
    std::function<void(HeadlessGame&)> agree;
    std::function<void(HeadlessGame&)> repeat;
    std::function<void(HeadlessGame&)> go_down;
};

bool is_beside_straw_man(const HeadlessGame& game) {
    const auto man = game.seen("monster", "straw_man");
    return man && core::chebyshev_distance(game.hero_at(), *man) == 1;
}

/// The turns in which the hero beats out the flames that a fireball at itself lights.
constexpr int turns_to_beat_out_flames = 6;

/// Steps up to a straw man, is asked twice about one fireball at it, and fires at the next one by one key.
void check_deeds(const Device& device) {
    const Trial trial(write_target_data);
    HeadlessGame game(trial.arguments());
    game.key("n");
    explore_until(game, "straw man is in view");
    for (int step = 0; step < 30 && !is_beside_straw_man(game); ++step) {
        device.attack(game);
    }
    REQUIRE(is_beside_straw_man(game));
    const std::string before = game.hash();
    device.aim_scroll(game);
    REQUIRE(game.awaiting().ends_with("/aim/confirm"));
    CHECK(game.shows("ARE YOU SURE?"));
    CHECK(game.shows("You would be hit yourself."));
    device.refuse(game);
    CHECK(game.awaiting().ends_with("/aim"));
    CHECK(game.hash() == before);
    device.aim_again(game);
    device.agree(game);
    game.advance(a_long_while);
    CHECK(game.of_player("kills") == 1);
    for (int turn = 0; turn < turns_to_beat_out_flames; ++turn) {
        game.key(".");
    }

    for (int look = 0; look < 60 && game.of_player("kills") < 2; ++look) {
        if (game.seen("monster", "straw_man") && !is_beside_straw_man(game)) {
            device.repeat(game);
        } else {
            game.key("o");
        }
        game.advance(a_long_while);
    }
    CHECK(game.of_player("kills") == 2);
}

/// Explores a level without monsters, goes away from the stairs and back to them, and then down.
void check_way_down(const Device& device) {
    const Trial trial(write_peaceful_data);
    HeadlessGame game(trial.arguments());
    game.key("n");
    explore_until(game, "Nothing is left to explore here.");
    const core::Point stairs = game.hero_at();
    game.act_at("travel-to", *game.on_map('<'));
    game.advance(a_long_while);
    REQUIRE(game.hero_at() != stairs);
    device.go_down(game);
    game.advance(a_long_while);
    CHECK(game.awaiting() == "play");
    CHECK(game.hero_at() == stairs);
    device.go_down(game);
    CHECK(game.awaiting() == "play/level-up");
}

/// Takes a line of the list of actions.
void choose_by_pad(HeadlessGame& game, std::string_view line) {
    game.pad("Start");
    REQUIRE(game.awaiting() == "play/actions");
    const std::string chosen = "> " + std::string(line);
    for (int presses = 0; presses < 60 && !game.shows(chosen); ++presses) {
        game.pad("Down");
    }
    REQUIRE(game.shows(chosen));
    game.pad("A");
}

}  // namespace

TEST_CASE("by keys: attack, again, the way down, and the question before harm", "[app][headless][H2][W9]") {
    const Device device{.attack = [](HeadlessGame& at) { at.key("Tab"); },
                        .aim_scroll = [](HeadlessGame& at) { at.keys({"a", "c", "Enter"}); },
                        .refuse = [](HeadlessGame& at) { at.key("Escape"); },
                        .aim_again = [](HeadlessGame& at) { at.key("Enter"); },
                        .agree = [](HeadlessGame& at) { at.key("Enter"); },
                        .repeat = [](HeadlessGame& at) { at.key("r"); },
                        .go_down = [](HeadlessGame& at) { at.key(">"); }};
    check_deeds(device);
    check_way_down(device);
}

TEST_CASE("by the mouse alone: attack, again, the way down, and the question before harm",
          "[app][headless][H2][W9]") {
    const Device device{
        .attack = [](HeadlessGame& at) { at.click_on("[Tab]"); },
        .aim_scroll =
            [](HeadlessGame& at) {
                at.click_on("[i]");
                at.click_on("c) scroll");
                at.click_cell(*at.seen("monster", "straw_man"));
            },
        .refuse = [](HeadlessGame& at) { at.click_on("[Esc]"); },
        .aim_again = [](HeadlessGame& at) { at.click_cell(*at.seen("monster", "straw_man")); },
        .agree = [](HeadlessGame& at) { at.click_on("do it"); },
        .repeat = [](HeadlessGame& at) { at.click_on("[r]"); },
        .go_down = [](HeadlessGame& at) { at.click_on("[>]"); }};
    check_deeds(device);
    check_way_down(device);
}

TEST_CASE("by a gamepad: attack, again, the way down, and the question before harm",
          "[app][headless][H2][W9]") {
    const Device device{.attack = [](HeadlessGame& at) { at.pad("Back"); },
                        .aim_scroll =
                            [](HeadlessGame& at) {
                                at.pad("X");
                                at.pad("Down");
                                at.pad("Down");
                                at.pad("A");
                                at.pad("A");
                            },
                        .refuse = [](HeadlessGame& at) { at.pad("B"); },
                        .aim_again = [](HeadlessGame& at) { at.pad("A"); },
                        .agree = [](HeadlessGame& at) { at.pad("A"); },
                        .repeat = [](HeadlessGame& at) { choose_by_pad(at, "Again"); },
                        .go_down = [](HeadlessGame& at) { choose_by_pad(at, "Go down"); }};
    check_deeds(device);
    check_way_down(device);
}
