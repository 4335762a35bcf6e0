// The game with the few buttons of a gamepad: up, the first two buttons, and the list of actions.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <torchwake/flow/menu.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace torchwake::flow {
namespace {

using screen::Action;

/// Goes up in the open menu to the line that answers with that, and confirms it.
void choose_with_pad(DrawnGame& played, Action action) {
    for (int presses = 0; presses < 60; ++presses) {
        const screen::MenuModel* const menu = played.menu();
        REQUIRE(menu != nullptr);
        if (line_offer(*menu, menu->cursor).action == action) {
            played.press("PadA");
            return;
        }
        played.press("PadUp");
    }
    FAIL("no such line");
}

/// Does it by way of the list of actions.
void do_with_pad(DrawnGame& played, Action action) {
    played.press("PadStart");
    REQUIRE(played.game.awaiting() == "play/actions");
    choose_with_pad(played, action);
}

}  // namespace

TEST_CASE("the device whose key was pressed last is an option, which the next process has",
          "[flow][H4][F4]") {
    DrawnGame played(short_hall);
    played.start().press("PadRight");
    CHECK(played.stage.options.by_gamepad);
    REQUIRE(played.storage.options.has_value());
    CHECK(played.storage.options->by_gamepad);
    played.game.input(screen::PointerMoved{});
    CHECK(played.stage.options.by_gamepad);
    DrawnGame next(short_hall, GameSettings{.options = *played.storage.options});
    next.start();
    CHECK(next.stage.options.by_gamepad);
    next.press("Right");
    CHECK_FALSE(next.stage.options.by_gamepad);
    next.require_clean_end();
    played.require_clean_end();
}

TEST_CASE("the list of actions has all of play but steps and runs", "[flow][F2][F6]") {
    DrawnGame played("####\n#@.#\n####");
    played.start().press(".");
    const std::vector<screen::Offer> offers = played.game.prompt()->offers;
    played.press("Enter");
    CHECK(played.game.awaiting() == "play/actions");
    CHECK(played.menu()->purpose == screen::MenuPurpose::Actions);
    std::vector<Action> listed;
    for (const screen::MenuLine& line : played.menu()->lines) {
        listed.push_back(std::get<screen::ActionLine>(line.what).action);
    }
    for (const screen::Offer& offer : offers) {
        const bool moves = offer.action <= Action::MoveNorthWest ||
                           (offer.action >= Action::RunNorth && offer.action <= Action::RunNorthWest);
        const bool found = std::ranges::find(listed, offer.action) != listed.end();
        CHECK(found == (!moves && offer.action != Action::Actions));
    }
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("the list of actions is bright where an action would do something now", "[flow][H3][F6]") {
    const auto bright = [](DrawnGame& played, Action action) {
        const std::vector<screen::MenuLine>& lines = played.menu()->lines;
        return std::ranges::any_of(lines, [action](const screen::MenuLine& line) {
            return std::get<screen::ActionLine>(line.what).action == action && line.enabled;
        });
    };
    DrawnGame played("####\n#@!#\n####");
    played.start().press(". Enter");
    REQUIRE(played.game.awaiting() == "play/actions");
    for (const Action action :
         {Action::Get, Action::Use, Action::Drop, Action::Throw, Action::TakeOff, Action::Fire,
          Action::CloseDoor, Action::Disarm, Action::Attack, Action::Grow, Action::Undo}) {
        CAPTURE(screen::action_id(action));
        CHECK_FALSE(bright(played, action));
    }
    CHECK(bright(played, Action::Explore));  // the potion is still to be reached
    CHECK(bright(played, Action::Character));
    played.press("Escape Right Enter");
    CHECK(bright(played, Action::Get));
    played.press("Escape g Enter");
    CHECK_FALSE(bright(played, Action::Get));
    CHECK(bright(played, Action::Use));
    CHECK(bright(played, Action::Drop));
    CHECK(bright(played, Action::Throw));
    played.require_clean_end();
}

TEST_CASE("each action of the list does what its key does", "[flow][F2][F6]") {
    constexpr std::string_view map = "#######\n#@'!..#\n#######";
    DrawnGame listing(map);
    listing.start().press("F5 Enter");
    const std::size_t count = listing.menu()->lines.size();
    for (std::size_t line = 0; line < count; ++line) {
        DrawnGame played(map);
        DrawnGame direct(map);
        played.start().press("F5 Enter");
        const Action action = std::get<screen::ActionLine>(played.menu()->lines[line].what).action;
        played.click_line(static_cast<std::int32_t>(line));
        direct.start().take(action);
        CHECK(played.game.awaiting() == direct.game.awaiting());
        CHECK(played.hash() == direct.hash());
        CHECK(played.stage.refusals == direct.stage.refusals);
        CHECK(played.stage.stops == direct.stage.stops);
    }
}

TEST_CASE("a scroll is taken, aimed and fired with a gamepad", "[flow][F2][T2]") {
    DrawnGame played(R"(
        #####
        #.d.#
        #...#
        #.M.#
        #.@.#
        #####)");
    played.start().press("PadUp PadA");
    REQUIRE(played.knowledge().pack().front().item.has_value());
    do_with_pad(played, Action::Use);
    CHECK(played.game.awaiting() == "play/use");
    played.press("PadA");
    CHECK(played.game.awaiting() == "play/use/aim");
    played.press("PadUp PadB");
    CHECK(played.game.awaiting() == "play");
    do_with_pad(played, Action::Use);
    played.press("PadA");
    CHECK(played.game.awaiting() == "play/use/aim");
    CHECK(played.layer<screen::AimModel>().at == core::Point{2, 1});
    played.press("PadA");
    CHECK(played.game.awaiting() == "play");
    CHECK(scenario::events_of<rules::ActorHurt>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("a level is gone down to and grown on with a gamepad", "[flow][F2][C6]") {
    DrawnGame played("###\n#>#\n#@#\n###");
    played.start().press("PadUp");
    do_with_pad(played, Action::Descend);
    CHECK(played.game.awaiting() == "play/level-up");
    played.press("PadB");
    CHECK(played.game.awaiting() == "play");
    do_with_pad(played, Action::Descend);
    played.press("PadUp PadA");
    CHECK(played.knowledge().depth() == 2);
    CHECK(played.knowledge().hero().attributes.constitution == 12);
    played.require_clean_end();
}

TEST_CASE("every screen of play is opened and left with a gamepad", "[flow][F2][F6]") {
    DrawnGame played(short_hall, {.start = Start::Continue});
    save::SavedRun run{rules::new_run(drawn_rules(short_hall), 6), {}};
    run.world.run.owed_choices = 1;
    played.storage.kept_runs.put(run);
    played.start();
    const std::uint64_t before = played.hash();
    for (const Action action : {Action::Use, Action::Drop, Action::Examine, Action::Travel, Action::Character,
                                Action::Grow, Action::Messages, Action::Help, Action::Cheat, Action::Pause}) {
        do_with_pad(played, action);
        CHECK(played.game.awaiting() == "play/" + std::string(action_id(action)));
        played.press("PadB");
        CHECK(played.game.awaiting() == "play");
        CHECK(played.hash() == before);
    }
    played.require_clean_end();
}

TEST_CASE("a run is left and taken up again with a gamepad", "[flow][F2][F6]") {
    DrawnGame played(short_hall);
    played.start().press("PadB");
    CHECK(played.game.awaiting() == "play/pause");
    choose_with_pad(played, Action::SaveAndQuit);
    CHECK(played.game.awaiting() == "title");
    choose_with_pad(played, Action::Continue);
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

}  // namespace torchwake::flow
