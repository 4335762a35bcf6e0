// The buttons of play while other screens are open: they leave those first.

#include "flow/drawn_game.hpp"
#include "scenario/market.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

namespace torchwake::flow {
namespace {

using screen::Action;

constexpr std::string_view range_with_things = R"(
    ##########
    #@!F.d...#
    ##########)";

/// Clicks a button of play; false if it did nothing.
bool click_button(DrawnGame& played, Action action) {
    return played.game.input(screen::PointerClicked{screen::PointedOffer{{action}}});
}

}  // namespace

TEST_CASE("a button leads from any open screen to its own, however many are open", "[flow][H3][H5]") {
    DrawnGame played(range_with_things);
    played.start().press("Right g Right g");
    const std::int32_t turn = played.turn();
    for (const std::string_view opens : {"x", "i", "a", "a q", "v a", "Escape", "?"}) {
        CAPTURE(opens);
        played.press(opens);
        REQUIRE(played.game.awaiting() != "play");
        CHECK(click_button(played, Action::Cast));
        CHECK(played.game.awaiting() == "play/cast");
        CHECK(click_button(played, Action::Pack));
        CHECK(played.game.awaiting() == "play/pack");
        CHECK(click_button(played, Action::Examine));
        CHECK(played.game.awaiting() == "play/examine");
        played.press("Escape");
    }
    CHECK(played.turn() == turn);
    played.require_clean_end();
}

TEST_CASE("the button that opened a screen closes it", "[flow][H3][H5]") {
    DrawnGame played(range_with_things);
    played.start().press("Right g");
    for (const Action action : {Action::Pack, Action::Cast, Action::Travel, Action::Examine, Action::Map,
                                Action::Character, Action::Messages, Action::Pause}) {
        CAPTURE(screen::action_id(action));
        CHECK(click_button(played, action));
        CHECK(played.game.awaiting() == "play/" + std::string(screen::action_id(action)));
        CHECK(click_button(played, action));
        CHECK(played.game.awaiting() == "play");
    }
    played.require_clean_end();
}

TEST_CASE("a button that acts leaves what is open and acts", "[flow][H3][H5]") {
    DrawnGame played(range_with_things);
    played.start().press("x");
    CHECK(click_button(played, Action::Rest));
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.stops == std::vector{autopilot::StopReason::EnemyInView});
    played.require_clean_end();
}

TEST_CASE("a button answers a question about harm with no, and nothing is thrown", "[flow][H3][confirm]") {
    DrawnGame played("###########\n#@F....d..#\n#..d......#\n###########");
    played.start().press("Right g a a Enter");
    REQUIRE(played.game.awaiting() == "play/use/aim/confirm");
    const std::uint64_t before = played.hash();
    CHECK(click_button(played, Action::Character));
    CHECK(played.game.awaiting() == "play/character");
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("a second click on a place of the quickbar takes its aim; another place is aimed in its stead",
          "[flow][H2][H5][quickbar]") {
    DrawnGame played(range_with_things);
    played.start().press("Right Right g a 2 z 5");
    REQUIRE(played.game.awaiting() == "play");
    const std::int32_t turn = played.turn();
    CHECK(click_button(played, Action::QuickSlot2));
    REQUIRE(played.game.awaiting() == "play/aim");
    CHECK(click_button(played, Action::QuickSlot5));
    REQUIRE(played.game.awaiting() == "play/aim");
    CHECK(aimed(played).spell == content::SpellId{0});
    CHECK(played.turn() == turn);
    CHECK(click_button(played, Action::QuickSlot5));
    CHECK(scenario::events_of<rules::SpellCast>(played.stage.events).size() == 1);
    CHECK(played.turn() == turn + 1);
    played.require_clean_end();
}

TEST_CASE("a choice that can't be made again stays open under a click on a button", "[flow][H3][F6]") {
    DrawnGame played("####\n#@.#\n####", scenario::gift_catalog());
    played.start();
    REQUIRE(played.game.awaiting() == "play/gift");
    CHECK_FALSE(click_button(played, Action::Character));
    CHECK(played.game.awaiting() == "play/gift");
    played.require_clean_end();
}

}  // namespace torchwake::flow
