#include "flow/drawn_game.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/forecast/odds.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using rules::RefusalReason;
using screen::Action;

/// The hero takes a scroll of magic missile; two dummies stand in its range, one of them nearer.
constexpr std::string_view range_with_scroll = R"(
    ##########
    #@M..d.d.#
    #........#
    #+########
    #........#
    ##########)";

bool holds_scroll(const DrawnGame& played) {
    return played.knowledge().pack().front().item.has_value();
}

/// Takes the scroll and aims it.
void begin_aim(DrawnGame& played) {
    played.start().press("Right g a a");
    REQUIRE(played.game.awaiting() == "play/use/aim");
}

}  // namespace

TEST_CASE("an aimed item awaits a target over the menu, first the nearest enemy", "[flow][T2][F6]") {
    DrawnGame played(range_with_scroll);
    begin_aim(played);
    const std::int32_t turn = played.turn();
    CHECK(aimed(played).at == core::Point{5, 1});
    CHECK(scenario::test_catalog().item(aimed(played).item).id == "magic_missile");
    CHECK_FALSE(aimed(played).refusal.has_value());
    REQUIRE(played.game.screens().size() == 3);
    CHECK(std::holds_alternative<const screen::MenuModel*>(played.game.screens()[1].layer));
    CHECK(holds_scroll(played));
    CHECK(played.turn() == turn);
    played.require_clean_end();
}

TEST_CASE("aiming starts on the nearest enemy that would be hit", "[flow][T2]") {
    DrawnGame played("##########\n#@M.ud...#\n#........#\n#....d...#\n##########", scenario::trap_catalog());
    begin_aim(played);
    CHECK(played.knowledge().actor({5, 1}).has_value());
    CHECK(aimed(played).at == core::Point{5, 3});
    played.require_clean_end();
}

TEST_CASE("aiming tells whom the fire would then reach, and doing it asks first", "[flow][T2][S3][H2]") {
    DrawnGame played("########\n#@A,,,.#\n########", scenario::matter_catalog());
    played.start().press("Right g Right a a");
    REQUIRE(played.game.awaiting() == "play/use/aim");
    played.hover({5, 1});
    REQUIRE(aimed(played).fates.size() == 1);
    CHECK(aimed(played).fates.front().who == rules::hero_id);
    CHECK(aimed(played).fates.front().lost > 0);
    played.press("Enter");
    CHECK(played.layer<screen::ConfirmModel>().harm.afterwards);
    played.press("Escape");
    played.require_clean_end();
}

TEST_CASE("an aim begins with an enemy that announces, before one that is nearer", "[flow][T2]") {
    constexpr std::string_view map = "##########\n#@..d....#\n#....d...#\n##########";
    for (const bool announces : {false, true}) {
        DrawnGame played(map, {.start = Start::Continue});
        save::SavedRun run{rules::new_run(drawn_rules(map), 4), {}};
        for (const rules::EntityId dummy : run.world.entities.minds.ids()) {
            const core::Point at = run.world.entities.positions[dummy].at;
            if (announces && at.y == 2) {
                run.world.entities.announcements.insert(dummy, {content::SpellId{0}, {1, 1}, at, true, {}});
            }
        }
        played.storage.kept_runs.put(run);
        played.start().press("z a");
        CHECK(aimed(played).at == (announces ? core::Point{5, 2} : core::Point{4, 1}));
        played.require_clean_end();
    }
}

TEST_CASE("what is shown while aiming is what the rules say of that cell", "[flow][T2][T3]") {
    DrawnGame played(range_with_scroll);
    begin_aim(played);
    for (const core::Point at : {core::Point{5, 1}, core::Point{7, 2}, core::Point{2, 2}}) {
        played.hover(at);
        CHECK(aimed(played).at == at);
        const forecast::AimForecast& shown = aimed(played).forecast;
        const forecast::AimForecast known =
            forecast::forecast_aim(played.knowledge(), aimed(played).item, at);
        CHECK(shown.flight.cells == known.flight.cells);
        CHECK(shown.flight.victim == known.flight.victim);
        CHECK(shown.area == known.area);
        CHECK(shown.victims == known.victims);
    }
    played.require_clean_end();
}

TEST_CASE("Enter fires along the line that was shown, and it costs a turn", "[flow][T2][T3]") {
    DrawnGame played(range_with_scroll);
    begin_aim(played);
    const std::int32_t turn = played.turn();
    const rules::Flight shown = aimed(played).forecast.flight;
    played.press("Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == turn + 1);
    CHECK_FALSE(holds_scroll(played));
    const auto flown = scenario::events_of<rules::MissileFlew>(played.stage.events);
    REQUIRE(flown.size() == 1);
    CHECK(flown[0].target == core::Point{5, 1});
    CHECK(flown[0].steps == static_cast<std::int32_t>(shown.cells.size()));
    CHECK(flown[0].upper_ties == (shown.ties == spatial::Ties::Upper));
    CHECK(scenario::events_of<rules::ActorHurt>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("a click fires at its cell, and an offer does", "[flow][T2]") {
    const auto fires = [](auto fire) {
        DrawnGame played(range_with_scroll);
        begin_aim(played);
        fire(played);
        played.press("Enter");  // nobody is hit
        CHECK(played.game.awaiting() == "play");
        const auto flown = scenario::events_of<rules::MissileFlew>(played.stage.events);
        REQUIRE(flown.size() == 1);
        CHECK(flown[0].target == core::Point{4, 2});
        played.require_clean_end();
    };
    fires([](DrawnGame& played) { played.click({4, 2}); });
    fires([](DrawnGame& played) { played.take_at(Action::ConfirmAt, {4, 2}); });
    fires([](DrawnGame& played) { played.press("Left Down Enter"); });
    fires([](DrawnGame& played) {
        played.take_at(Action::PointAt, {4, 2});
        played.take(Action::Confirm);
    });
}

TEST_CASE("? opens the keys while aiming, and leads back to the aim", "[flow][T2][F6]") {
    DrawnGame played(range_with_scroll);
    begin_aim(played);
    played.press("?");
    REQUIRE(played.game.awaiting() == "play/use/aim/help");
    CHECK(played.layer<screen::HelpModel>().menu.cursor == static_cast<std::int32_t>(screen::RulePage::Keys));
    const std::int32_t turn = played.turn();
    played.press("Escape");
    CHECK(played.game.awaiting() == "play/use/aim");
    CHECK(played.turn() == turn);
    played.require_clean_end();
}

TEST_CASE("Escape and a right click leave the aim for the map, with nothing spent", "[flow][T2]") {
    DrawnGame played(range_with_scroll);
    begin_aim(played);
    const std::uint64_t before = played.hash();
    played.press("Down Down Escape");
    CHECK(played.game.awaiting() == "play");
    played.press("a a");
    CHECK(played.game.awaiting() == "play/use/aim");
    played.click({3, 1}, screen::MouseButton::Right);
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    CHECK(holds_scroll(played));
    played.require_clean_end();
}

TEST_CASE("Tab goes through the enemies in view", "[flow][T2]") {
    DrawnGame played(range_with_scroll);
    begin_aim(played);
    played.press("Tab");
    CHECK(aimed(played).at == core::Point{7, 1});
    played.press("Tab");
    CHECK(aimed(played).at == core::Point{5, 1});
    played.press("Shift+Tab");
    CHECK(aimed(played).at == core::Point{7, 1});
    played.require_clean_end();
}

TEST_CASE("a cell that is unseen, too far or the hero's own is refused, and aiming goes on", "[flow][T2]") {
    DrawnGame played("##############\n#@M......d...#\n#+############\n#............#\n##############");
    begin_aim(played);
    const std::uint64_t before = played.hash();
    const auto refused = [&played, before](core::Point at, RefusalReason reason) {
        played.hover(at);
        REQUIRE(aimed(played).refusal.has_value());
        CHECK(aimed(played).refusal->reason == reason);
        played.stage.refusals.clear();
        played.press("Enter");
        CHECK(played.stage.refusals == std::vector{reason});
        CHECK(played.game.awaiting() == "play/use/aim");
        played.click(at);
        CHECK(played.game.awaiting() == "play/use/aim");
        CHECK(played.hash() == before);
    };
    CHECK(aimed(played).at == core::Point{9, 1});
    refused({9, 1}, RefusalReason::TargetTooFar);
    refused({4, 3}, RefusalReason::TargetUnseen);
    refused({2, 1}, RefusalReason::TargetIsSelf);
    played.click({8, 1});
    CHECK(played.game.awaiting() == "play/use/aim/confirm");
    played.press("Enter");
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("without an enemy in view aiming begins on the farthest free cell of a straight line in range",
          "[flow][T2]") {
    const auto first = [](std::string_view map) {
        DrawnGame played(map);
        begin_aim(played);
        const core::Point at = aimed(played).at;
        CHECK_FALSE(aimed(played).refusal.has_value());
        played.require_clean_end();
        return at;
    };
    CHECK(first("#######\n#@M...#\n#######") == core::Point{5, 1});
    CHECK(first("####\n#@M#\n####") == core::Point{1, 1});
    CHECK(first("#########\n#@M....+#\n#.......#\n#########") == core::Point{6, 1});
    CHECK(first("##############\n#@M.........##\n##############") == core::Point{8, 1});
}

TEST_CASE("aiming starts on whom the player aimed at last, while it is in view", "[flow][T2]") {
    DrawnGame played("#############\n#@CCM.d.....#\n#...........#\n#.......d...#\n#############");
    played.start().press("Right g Right g Right g a a");
    REQUIRE(played.game.awaiting() == "play/use/aim");
    CHECK(aimed(played).at == core::Point{6, 1});
    played.press("Tab");
    const core::Point far = aimed(played).at;
    const rules::EntityId last = played.knowledge().actor(far)->id;
    played.press("Enter a b");
    REQUIRE(played.game.awaiting() == "play/use/aim");
    REQUIRE(played.knowledge().actor(aimed(played).at).has_value());
    CHECK(played.knowledge().actor(aimed(played).at)->id == last);
    played.require_clean_end();
}

TEST_CASE("the cursor of an aim stays on the map, and a held key repeats its steps", "[flow][T2]") {
    DrawnGame played(range_with_scroll);
    begin_aim(played);
    played.hold("Up");
    for (int frame = 0; frame < 60; ++frame) {
        played.wait(16);
    }
    CHECK(aimed(played).at == core::Point{5, 0});
    CHECK(played.game.awaiting() == "play/use/aim");
    played.release("Up");
    played.require_clean_end();
}

TEST_CASE("an item that need not be aimed is used at once, unless it would do nothing",
          "[flow][T2][I4][H2]") {
    DrawnGame played("#####\n#@!.#\n#####");
    played.start().press("Right g a a");
    REQUIRE(played.game.awaiting() == "play/confirm");
    CHECK(played.layer<screen::ConfirmModel>().harm.kind == forecast::HarmKind::Waste);
    played.press("Escape");
    CHECK(scenario::events_of<rules::ItemUsed>(played.stage.events).empty());
    played.press("a a Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(scenario::events_of<rules::ItemUsed>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("what is in a slot can be inspected from the menu", "[flow][I3][F6]") {
    DrawnGame played(range_with_scroll);
    played.start().press("Right g a");
    const std::uint64_t before = played.hash();
    CHECK(played.press("Tab"));
    CHECK(played.game.awaiting() == "play/use/item");
    CHECK(played.layer<screen::ItemModel>().slot == rules::Slot{0});
    played.press("Escape Down Tab");
    CHECK(played.game.awaiting() == "play/use");
    CHECK(played.stage.refusals == std::vector{RefusalReason::SlotEmpty});
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("the page of a thing uses it by Enter and throws it by its key", "[flow][I3][I4][F6]") {
    DrawnGame used("#####\n#@!.#\n#####");
    used.start().press("Right g a Tab");
    CHECK(used.layer<screen::ItemModel>().deed == screen::Action::Use);
    used.press("Enter Enter");
    CHECK(used.game.awaiting() == "play");
    CHECK(scenario::events_of<rules::ItemUsed>(used.stage.events).size() == 1);
    used.require_clean_end();

    DrawnGame thrown("#####\n#@!.#\n#####");
    thrown.start().press("Right g a Tab v");
    CHECK(thrown.layer<screen::AimModel>().thrown);
    thrown.press("Escape d Tab");
    REQUIRE(thrown.game.awaiting() == "play/drop/item");
    CHECK_FALSE(thrown.press("v"));
    thrown.require_clean_end();
}

}  // namespace torchwake::flow
