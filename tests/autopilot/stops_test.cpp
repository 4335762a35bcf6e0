#include "autopilot/carry_out.hpp"
#include "scenario/faction_catalog.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/autopilot/auto_action.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace torchwake::autopilot {
namespace {

using core::Direction;
using scenario::Scenario;

constexpr std::string_view hall = R"(
    ##########
    #@.......#
    ##########)";

/// A turn in which somebody stepped from one cell to another in the hero's sight.
rules::Turn turn_with_passer_by(const Scenario& scenario, bool seen) {
    rules::Turn turn;
    const rules::ActorRef rat{rules::EntityId{99}, kind(scenario, "rat"), {6, 1}, seen};
    turn.events.emplace_back(rules::ActorWalked{rat, {7, 1}});
    return turn;
}

}  // namespace

TEST_CASE("in sight of an enemy that hunts the hero no rest begins, and all else is one step",
          "[autopilot][F2][F6]") {
    Scenario scenario(R"(
        ##########
        #@...B..d#
        #.########
        #.......##
        ##########)");
    scenario.world.entities.minds[scenario.actor('B')].intent = rules::Intent::Hunt;
    scenario.set_hit_points(rules::hero_id, 10);
    const Stop brute{StopReason::EnemyInView, kind(scenario, "brute"), {}, Direction::East};
    CHECK(carry_out(scenario, Rest{}).stop == brute);
    CHECK(scenario.world.run.turn == 0);
    for (const AutoAction& action :
         std::vector<AutoAction>{Explore{}, TravelTo{{4, 1}}, Run{Direction::East}}) {
        CAPTURE(action.index());
        Scenario again = scenario;
        const Ended ended = carry_out(again, action);
        CHECK(ended.stop == Stop{StopReason::Hunted, {}, {}});
        CHECK(ended.steps == 1);
    }
}

TEST_CASE("a sleeper that was in view stops no walk until it wakes, and nobody rests beside it",
          "[autopilot][F2][A4]") {
    Scenario scenario(R"(
        ##########
        #@.....B.#
        ##########)");
    rules::Mind& mind = scenario.world.entities.minds[scenario.actor('B')];
    mind.intent = rules::Intent::Sleep;
    scenario.set_hit_points(rules::hero_id, 10);
    const Stop brute{StopReason::EnemyInView, kind(scenario, "brute"), {}, Direction::East};
    CHECK(carry_out(scenario, Rest{}).stop == brute);

    AutoActionRunner walk(TravelTo{{4, 1}});
    auto step = walk.next(scenario.knowledge());
    REQUIRE(std::holds_alternative<rules::Command>(step));
    const rules::Turn turn = scenario.act(std::get<rules::Command>(step));
    mind.intent = rules::Intent::Sleep;
    CHECK_FALSE(walk.after(scenario.knowledge(), {}).has_value());
    mind.intent = rules::Intent::Hunt;
    CHECK(walk.after(scenario.knowledge(), turn) == brute);
}

TEST_CASE("an enemy awake and unaware stops exploring once, when it is first seen, and again when it hunts",
          "[autopilot][F2][A4]") {
    content::CatalogParts parts = scenario::test_parts();
    std::ranges::find(parts.monsters, "dummy", &content::MonsterDef::id)->vision = core::Cells{1};
    const content::Catalog catalog(std::move(parts));
    Scenario scenario(R"(
        ############
        #@..+.....d#
        #.#####.####
        #..........#
        ############)",
                      1, catalog);
    const rules::EntityId enemy = scenario.actor('d');
    const Stop dummy{StopReason::EnemyInView, kind(scenario, "dummy"), {}, Direction::East};
    CHECK(carry_out(scenario, Explore{}).stop == dummy);
    scenario.set_hit_points(rules::hero_id, 10);
    CHECK(carry_out(scenario, Rest{}).stop == dummy);
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.knowledge().seen().get({10, 3}));

    REQUIRE(carry_out(scenario, TravelTo{{4, 1}}).stop.reason == StopReason::EnemyInView);
    AutoActionRunner walk(TravelTo{{1, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(walk.next(scenario.knowledge())));
    CHECK_FALSE(walk.after(scenario.knowledge(), {}).has_value());
    scenario.world.entities.minds[enemy].intent = rules::Intent::Hunt;
    CHECK(walk.after(scenario.knowledge(), {}) == dummy);
}

TEST_CASE("an unaware enemy may walk about in view without a stop for each of its steps",
          "[autopilot][F2][A4]") {
    Scenario scenario(R"(
        ##########
        #@......d#
        ##########)");
    AutoActionRunner walk(TravelTo{{5, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(walk.next(scenario.knowledge())));
    rules::Turn turn;
    const rules::ActorRef stroller{scenario.actor('d'), kind(scenario, "dummy"), {8, 1}, true};
    turn.events.emplace_back(rules::ActorWalked{stroller, {7, 1}});
    CHECK_FALSE(walk.after(scenario.knowledge(), turn).has_value());
}

TEST_CASE("where hunger ends an automatic action it says so, at full health and while one starves",
          "[autopilot][F2][E7]") {
    Scenario scenario(hall);
    const rules::ActorRef hero{rules::hero_id, scenario.catalog().hero(), {1, 1}, true};
    const auto stop_after = [&scenario](const rules::Event& event, std::int32_t hit_points) {
        scenario.set_hit_points(rules::hero_id, 20);
        AutoActionRunner runner(TravelTo{{8, 1}});
        REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
        scenario.set_hit_points(rules::hero_id, hit_points);
        rules::Turn turn;
        turn.events.push_back(event);
        return runner.after(scenario.knowledge(), turn);
    };
    const Stop hungry{StopReason::HungerBegan, {}, {}};
    CHECK(stop_after(rules::HungerChanged{hero, rules::HungerStage::Hungry}, 20) == hungry);
    const Stop starving{StopReason::Starving, {}, {}};
    CHECK(stop_after(rules::HungerChanged{hero, rules::HungerStage::Starving}, 20) == starving);
    CHECK(stop_after(rules::HungerHurt{hero, 1}, 19) == starving);
    CHECK_FALSE(stop_after(rules::HungerChanged{hero, rules::HungerStage::Normal}, 20).has_value());
    CHECK(stop_after(rules::BlowLanded{hero, hero, 1}, 19) == Stop{StopReason::Hurt, {}, {}});
}

TEST_CASE("an automatic action stops in the turn in which an enemy comes into view", "[autopilot][F2]") {
    Scenario scenario(R"(
        #########
        #@..+..d#
        #########)");
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop == Stop{StopReason::EnemyInView, kind(scenario, "dummy"), {}, Direction::East});
    CHECK(ended.steps == 3);
}

TEST_CASE("a stop for an enemy says roughly where it is", "[autopilot][F2]") {
    const auto towards = [](std::string_view map) {
        Scenario scenario(map);
        scenario.set_hit_points(rules::hero_id, 10);
        return carry_out(scenario, Rest{}).stop.towards;
    };
    CHECK(towards("d....\n.....\n.....\n.....\n....@") == Direction::NorthWest);
    CHECK(towards("....d\n.....\n@....") == Direction::NorthEast);
    CHECK(towards("@....\n.....\n....d") == Direction::SouthEast);
    CHECK(towards("@....\n....d") == Direction::East);
    CHECK(towards("....d\n@....") == Direction::East);
    CHECK(towards("d....\n....@") == Direction::West);
    CHECK(towards("@.\n..\n..\n.d") == Direction::South);
    CHECK(towards("d.\n..\n..\n.@") == Direction::North);
    CHECK(towards("...@\nd...") == Direction::West);
}

TEST_CASE("an enemy that was seen only in the course of a turn stops an automatic action",
          "[autopilot][F2]") {
    Scenario scenario(hall);
    for (const bool seen : {false, true}) {
        AutoActionRunner runner(TravelTo{{8, 1}});
        REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
        const auto stop = runner.after(scenario.knowledge(), turn_with_passer_by(scenario, seen));
        CHECK(stop.has_value() == seen);
        if (stop) {
            CHECK(*stop == Stop{StopReason::EnemyInView, kind(scenario, "rat"), {}, Direction::East});
        }
    }
}

TEST_CASE("a warning by the hero's gear stops an automatic action", "[autopilot][F2]") {
    const Scenario scenario(hall);
    AutoActionRunner runner(TravelTo{{8, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
    const rules::ActorRef hero{rules::hero_id, scenario.catalog().hero(), scenario.hero_at(), true};
    rules::Turn turn;
    turn.events.emplace_back(rules::DangerSensed{hero, Direction::East});
    CHECK(runner.after(scenario.knowledge(), turn) == Stop{});
}

TEST_CASE("a trap that is spotted stops an automatic action without a word more", "[autopilot][F2]") {
    const Scenario scenario(hall);
    AutoActionRunner runner(TravelTo{{8, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
    const rules::ActorRef hero{rules::hero_id, scenario.catalog().hero(), scenario.hero_at(), true};
    rules::Turn turn;
    turn.events.emplace_back(rules::TrapSpotted{hero, content::TrapId{0}, {4, 1}});
    CHECK(runner.after(scenario.knowledge(), turn) == Stop{});
}

TEST_CASE("pain and confusion stop an automatic action though nobody is seen", "[autopilot][F2]") {
    Scenario scenario(hall);
    AutoActionRunner runner(TravelTo{{8, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
    scenario.set_hit_points(rules::hero_id, 19);
    CHECK(runner.after(scenario.knowledge(), {}) == Stop{StopReason::Hurt, {}, {}});

    scenario.confuse(rules::hero_id, 3);
    CHECK(carry_out(scenario, TravelTo{{8, 1}}).stop.reason == StopReason::Hurt);
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Hurt);
    CHECK(carry_out(scenario, Rest{}).stop.reason == StopReason::Rested);
}

TEST_CASE(
    "an automatic action ends where its step is refused, where the level changes, and where the run is over",
    "[autopilot][F2]") {
    Scenario scenario(hall);
    AutoActionRunner runner(TravelTo{{8, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
    rules::Turn turn;
    turn.refusal = rules::Refusal{};
    CHECK(runner.after(scenario.knowledge(), turn) == Stop{StopReason::Refused, {}, {}});
    turn = {};
    turn.outcome = rules::RunOutcome{};
    CHECK(runner.after(scenario.knowledge(), turn) == Stop{});
    scenario.world.level.depth = 2;
    CHECK(runner.after(scenario.knowledge(), {}) == Stop{});
}

TEST_CASE("an automatic action knows nothing of what the hero has not seen", "[autopilot][F2]") {
    constexpr std::string_view seen = R"(
        ############
        #@...+....!#
        #....#######
        ############)";
    constexpr std::string_view other = R"(
        ############
        #@...+..T###
        #....#.....#
        ############)";
    Scenario one(seen);
    Scenario two(other);
    for (const AutoAction& action :
         {AutoAction(Explore{}), AutoAction(TravelTo{{10, 1}}), AutoAction(Run{Direction::East})}) {
        CHECK(AutoActionRunner(action).next(one.knowledge()) ==
              AutoActionRunner(action).next(two.knowledge()));
    }
    CHECK(known_path(one.knowledge(), {10, 1}).empty());
}

TEST_CASE("an automatic action is not stopped by one who is no enemy, and goes past it",
          "[autopilot][F2][A3]") {
    Scenario scenario("@..w..>", 1, scenario::faction_catalog());
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop == Stop{StopReason::Explored, {}, {}});
    CHECK(scenario.hero_at() == core::Point{6, 0});

    Scenario beside_a_fixture("@d.>", 1, scenario::faction_catalog());
    CHECK(carry_out(beside_a_fixture, TravelTo{{3, 0}}).stop.reason == StopReason::Refused);
    Scenario enemy("@...r", 1, scenario::faction_catalog());
    CHECK(carry_out(enemy, Rest{}).stop.reason == StopReason::EnemyInView);
}

}  // namespace torchwake::autopilot
