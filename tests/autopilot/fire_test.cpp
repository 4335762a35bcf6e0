// Automatic actions before fire: they stop, say why, and go on once it is out.

#include "autopilot/carry_out.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/autopilot/attack.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

namespace torchwake::autopilot {
namespace {

using core::Direction;
using scenario::MatterScenario;

/// Dry grass that lies across the way.
constexpr std::string_view corridor = R"(
    ########
    #@..,..#
    ######.#
    ####...#
    ########)";
constexpr core::Point grass{4, 1};
constexpr int fuel = 12;

/// A map whose grass burns for a while.
MatterScenario burning(std::string_view map) {
    MatterScenario scenario(map);
    scenario.light(grass);
    scenario.let_beats_pass();
    REQUIRE(scenario.matter_at(grass).burns);
    scenario.world.level.matter.active.fuel[grass] = fuel;
    return scenario;
}

}  // namespace

TEST_CASE("exploring stops before fire that bars the way, and goes on once it is out",
          "[autopilot][F2][S6]") {
    MatterScenario scenario = burning(corridor);
    const Ended before = carry_out(scenario, Explore{});
    CHECK(before.stop.reason == StopReason::FireAhead);
    CHECK(before.steps == 0);
    scenario.let_beats_pass(2 * fuel);
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.knowledge().seen().get({4, 3}));
}

TEST_CASE("a fire on no way that is left does not stop exploring", "[autopilot][F2][S6]") {
    MatterScenario scenario = burning("########\n#@..,..#\n########");
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
}

TEST_CASE("travel leads neither through fire nor into it, and says so", "[autopilot][F2][S6]") {
    for (const core::Point to : {core::Point{6, 1}, grass}) {
        MatterScenario scenario = burning(corridor);
        const Ended ended = carry_out(scenario, TravelTo{to});
        CHECK(ended.stop.reason == StopReason::FireAhead);
        CHECK(ended.steps == 0);
        CHECK(carry_out(scenario, TravelTo{{3, 1}}).stop.reason == StopReason::Arrived);
    }
}

TEST_CASE("travel goes around a fire that it saw, also while it does not see it", "[autopilot][F2][S6]") {
    constexpr core::Point fire{5, 3};
    MatterScenario scenario(R"(
        ########
        #....@##
        #.###.##
        #.###,##
        #.###.##
        #.###.##
        #......#
        ########)");
    scenario.light(fire);
    scenario.let_beats_pass();
    scenario.world.level.matter.active.fuel[fire] = 100;
    scenario.world.memory.tiles = scenario.world.level.tiles;
    REQUIRE(carry_out(scenario, TravelTo{{1, 1}}).stop.reason == StopReason::Arrived);
    const Ended ended = carry_out(scenario, TravelTo{{6, 6}});
    CHECK(ended.stop.reason == StopReason::Arrived);
    CHECK(ended.steps > 9);  // it saw the fire, and turned back
    CHECK(ended.steps < 20);
    CHECK(scenario.matter_at(fire).burns);
}

TEST_CASE("travel to where no way leads has another reason, fire or not", "[autopilot][F2][S6]") {
    MatterScenario scenario = burning("##########\n#@..,..#.#\n##########");
    CHECK(carry_out(scenario, TravelTo{{8, 1}}).stop.reason == StopReason::NoPath);
}

TEST_CASE("a run stops before fire", "[autopilot][F2][S6]") {
    MatterScenario scenario = burning(corridor);
    const Ended ended = carry_out(scenario, Run{Direction::East});
    CHECK(ended.stop.reason == StopReason::FireAhead);
    CHECK(scenario.hero_at() == core::Point{3, 1});
    MatterScenario beside("####\n#@,#\n####");
    beside.light({2, 1});
    CHECK(carry_out(beside, Run{Direction::East}).stop.reason == StopReason::FireAhead);
    CHECK(beside.hero_at() == core::Point{1, 1});
}

TEST_CASE("a rest ends where fire will reach the hero, and not before a fire that stays away",
          "[autopilot][F2][S6]") {
    MatterScenario away = burning(corridor);
    away.set_hit_points(rules::hero_id, 10);
    CHECK(carry_out(away, Rest{}).stop.reason == StopReason::Rested);
    MatterScenario near("#####\n#@,.#\n#####");
    near.cover({1, 1}, "dry_grass");
    near.set_hit_points(rules::hero_id, 10);
    near.light({2, 1});
    CHECK(carry_out(near, Rest{}).stop.reason == StopReason::Flames);
    CHECK(near.hit_points(rules::hero_id) == 10);
}

TEST_CASE("an automatic action of a hero who burns stops for that, not for fire to come",
          "[autopilot][F2][S4][S6]") {
    for (const AutoAction& action : {AutoAction(Rest{}), AutoAction(TravelTo{{3, 1}})}) {
        MatterScenario scenario("#####\n#@..#\n#####");
        scenario.world.entities.exposures.insert(rules::hero_id, {.burning = 2});
        CHECK(carry_out(scenario, action).stop.reason == StopReason::Burning);
    }
}

TEST_CASE("attack walks around no fire that bars the way to an enemy, and says so",
          "[autopilot][attack][S6]") {
    constexpr std::string_view ring = R"(
        ###########
        #@..,...d.#
        #.#######.#
        #.........#
        ###########)";
    MatterScenario scenario(ring);
    CHECK(std::get<rules::Command>(attack_nearest(scenario.knowledge())) ==
          rules::Command(rules::Walk{Direction::East}));
    scenario.light({4, 1});
    scenario.let_beats_pass();
    REQUIRE(scenario.matter_at({4, 1}).burns);
    CHECK(std::get<Stop>(attack_nearest(scenario.knowledge())).reason == StopReason::FireAhead);
}

}  // namespace torchwake::autopilot
