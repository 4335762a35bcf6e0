#include "autopilot/carry_out.hpp"
#include "scenario/scenario.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/autopilot/auto_action.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

namespace torchwake::autopilot {
namespace {

using core::Direction;
using scenario::Scenario;

}  // namespace

TEST_CASE("a walk never turns into an attack", "[autopilot][F2]") {
    Scenario scenario(R"(
        ######
        #@d..#
        ######)");
    const Stop dummy{StopReason::EnemyInTheWay, kind(scenario, "dummy"), {}, Direction::East};
    for (const AutoAction& action : {AutoAction(TravelTo{{4, 1}}), AutoAction(Run{Direction::East})}) {
        const Ended ended = carry_out(scenario, action);
        CHECK(ended.stop == dummy);
        CHECK(ended.steps == 0);
    }
}

TEST_CASE("rest waits until the hero is whole, and not a turn more", "[autopilot][F2]") {
    Scenario scenario(R"(
        ####
        #@.#
        ####)");
    CHECK(carry_out(scenario, Rest{}).stop.reason == StopReason::NothingToRest);
    scenario.set_hit_points(rules::hero_id, 13);
    const Ended ended = carry_out(scenario, Rest{});
    CHECK(ended.stop.reason == StopReason::Rested);
    CHECK(ended.steps == 7);
    CHECK(scenario.hit_points(rules::hero_id) == 20);
}

TEST_CASE("travel takes a shortest known way, through doors", "[autopilot][F2]") {
    Scenario scenario(R"(
        #########
        #@..+...#
        #.#####.#
        #......2#
        #########)");
    const core::Point target = scenario.at('2');
    REQUIRE(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    REQUIRE(carry_out(scenario, TravelTo{{1, 1}}).stop.reason == StopReason::Arrived);
    CHECK(known_path(scenario.knowledge(), target).size() == 8);
    const Ended ended = carry_out(scenario, TravelTo{target});
    CHECK(ended.stop.reason == StopReason::Arrived);
    CHECK(scenario.hero_at() == target);
    CHECK(ended.steps == 8);
}

TEST_CASE("travel knows no way to what is unseen, walled in, or outside", "[autopilot][F2]") {
    Scenario scenario(R"(
        #########
        #@..+.1.#
        #########)");
    for (const core::Point at :
         {scenario.at('1'), core::Point{0, 0}, core::Point{-1, 1}, core::Point{99, 1}}) {
        CHECK(carry_out(scenario, TravelTo{at}).stop.reason == StopReason::NoPath);
        CHECK(known_path(scenario.knowledge(), at).empty());
    }
    CHECK(carry_out(scenario, TravelTo{scenario.hero_at()}).stop.reason == StopReason::Arrived);
    CHECK(known_path(scenario.knowledge(), {4, 1}) == std::vector<core::Point>{{2, 1}, {3, 1}, {4, 1}});
}

TEST_CASE("travel to a chest ends beside it, where a step opens it", "[autopilot][F2]") {
    Scenario scenario(R"(
        #######
        #@....#
        #####.#
        ##c...#
        #######)",
                      1, scenario::trap_catalog());
    scenario.does(rules::hero_id, rules::Cheat{rules::CheatKind::Reveal});
    const core::Point chest{2, 3};
    CHECK(known_path(scenario.knowledge(), chest).back() == core::Point{3, 3});
    const Ended ended = carry_out(scenario, TravelTo{chest});
    CHECK(ended.stop.reason == StopReason::Arrived);
    CHECK(scenario.hero_at() == core::Point{3, 3});
    CHECK(known_path(scenario.knowledge(), chest).empty());
    CHECK(carry_out(scenario, TravelTo{chest}).steps == 0);
    scenario.act(rules::Walk{Direction::West});
    CHECK(scenario.knowledge().tile(chest) == scenario.catalog().find_tile("empty_chest"));
}

TEST_CASE("travel to a chest behind a corner walks around the corner", "[autopilot][F2]") {
    Scenario scenario(R"(
        ######
        #@#..#
        #.c..#
        ######)",
                      1, scenario::trap_catalog());
    CHECK(carry_out(scenario, TravelTo{{2, 2}}).stop.reason == StopReason::Arrived);
    CHECK(scenario.hero_at() == core::Point{1, 2});
}

TEST_CASE("a run ends at what is worth a look", "[autopilot][F2]") {
    struct Case {
        std::string_view map;
        StopReason reason;
    };
    // The run is to the east, and ends at 1.
    const Case cases[] = {
        {R"(##########
            #@......1#
            ##########)",
         StopReason::Arrived},
        {R"(##########
            #........#
            #@......1#
            #........#
            ##########)",
         StopReason::Arrived},
        {R"(##########
            #@...1+..#
            ##########)",
         StopReason::SomethingHere},
        {R"(#####.####
            #@...1...#
            #####.####)",
         StopReason::SomethingHere},
        {R"(######...#
            #@....1..#
            ######...#)",
         StopReason::SomethingHere},
        {R"(##########
            #........#
            #@....1..#
            ######+###)",
         StopReason::SomethingHere},
        {R"(##########
            #@.....###
            ######1###
            ##########)",
         StopReason::Arrived},
        {R"(##########
            #@....####
            #####.####
            #####...1#
            ##########)",
         StopReason::Arrived},
        {R"(##########
            #@....####
            #####.####
            ##...1...#
            ##########)",
         StopReason::SomethingHere},
    };
    for (const Case& run : cases) {
        CAPTURE(run.map);
        Scenario scenario(run.map);
        const Ended ended = carry_out(scenario, Run{Direction::East});
        CHECK(ended.stop.reason == run.reason);
        CHECK(scenario.hero_at() == scenario.at('1'));
    }
}

TEST_CASE("a run ends on things, stairs and in doorways", "[autopilot][F2]") {
    for (const std::string_view row : {"#@..!..#", "#@..>..#", "#@..<..#", "#@..'..#"}) {
        CAPTURE(row);
        Scenario scenario("########\n" + std::string(row) + "\n########");
        const Ended ended = carry_out(scenario, Run{Direction::East});
        CHECK(ended.stop.reason == StopReason::SomethingHere);
        CHECK(scenario.hero_at() == core::Point{4, 1});
    }
}

TEST_CASE("a run into a door opens it and ends, and into a wall does not begin", "[autopilot][F2]") {
    Scenario scenario(R"(
        ######
        #@+..#
        ######)");
    const Ended opened = carry_out(scenario, Run{Direction::East});
    CHECK(opened.stop.reason == StopReason::SomethingHere);
    CHECK(opened.steps == 1);
    const Ended refused = carry_out(scenario, Run{Direction::North});
    CHECK(refused.stop.reason == StopReason::Refused);
    CHECK(refused.steps == 0);
}

}  // namespace torchwake::autopilot
