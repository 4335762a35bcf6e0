#include "flow/drawn_game.hpp"
#include "scenario/trap_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// A game with nets in some places, that goes on until the hero knows of all of them.
struct TrappedGame {
    TrappedGame(std::string_view map, const std::vector<core::Point>& places)
        : played(map, scenario::trap_catalog()) {
        rules::LevelPlan plan = scenario::read_level(scenario::trap_catalog(), map).plan;
        for (const core::Point at : places) {
            plan.traps.push_back({scenario::trap_id(scenario::TestTrap::Net), at});
        }
        played.ruleset.level_source = [plan](const content::Catalog&, std::uint64_t, std::int32_t) {
            return plan;
        };
        played.start();
        constexpr int patience = 200;
        for (int turn = 0; turn < patience && played.knowledge().traps().size() < places.size(); ++turn) {
            played.press(".");
        }
        REQUIRE(played.knowledge().traps().size() == places.size());
    }

    DrawnGame played;
};

}  // namespace

TEST_CASE("without a trap that the hero knows of disarming is refused", "[flow][traps][F2]") {
    DrawnGame played("#####\n#.@.#\n#####");
    played.start();
    const std::uint64_t before = played.hash();
    played.press("D");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::NoTrapThere});
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("the only known trap beside is disarmed without a question", "[flow][traps][F2]") {
    TrappedGame trapped("#####\n#.@.#\n#####", {{1, 1}});
    const std::int32_t before = trapped.played.turn();
    trapped.played.press("D");
    CHECK(trapped.played.turn() == before + 1);
    trapped.played.require_clean_end();
}

TEST_CASE("among several traps the direction is asked", "[flow][traps][F2][F6]") {
    TrappedGame trapped("#####\n#.@.#\n#####", {{1, 1}, {3, 1}});
    DrawnGame& played = trapped.played;
    const std::int32_t before = played.turn();
    played.press("D");
    CHECK(played.game.awaiting() == "play/disarm");
    CHECK(played.offers({Action::MoveEast}));
    CHECK_FALSE(played.offers({Action::MoveNorth}));
    SECTION("and tried") {
        played.press("l");
        CHECK(played.turn() == before + 1);
    }
    SECTION("or not") {
        played.press("Escape");
        CHECK(played.turn() == before);
    }
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("a walk against a known trap is refused, and travel goes around it", "[flow][traps][F2]") {
    TrappedGame trapped("#######\n#.....#\n#.@...#\n#.....#\n#######", {{3, 2}});
    DrawnGame& played = trapped.played;
    played.press("l");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::TrapInTheWay});
    played.take_at(Action::TravelTo, {5, 2});
    played.wait(1000);
    CHECK(played.hero_at() == core::Point{5, 2});
    CHECK(scenario::events_of<rules::TrapSprung>(played.stage.events).empty());
    played.require_clean_end();
}

}  // namespace torchwake::flow
