#include "bots/next_command.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/bots/fighter.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::bots {
namespace {

using core::Direction;
using scenario::Scenario;

}  // namespace

TEST_CASE("a fighter attacks who stands beside it", "[bots][fighter]") {
    const Scenario scenario(R"(
        #####
        #@o.#
        #####)");
    CHECK(next(scenario, "fighter") == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("a fighter goes for an enemy in view before an item", "[bots][fighter]") {
    const Scenario scenario(R"(
        #######
        #!.@.o#
        #######)");
    CHECK(next(scenario, "fighter") == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("a fighter picks up what lies underfoot", "[bots][fighter]") {
    Scenario scenario(R"(
        #####
        #@!.#
        #####)");
    CHECK(next(scenario, "fighter") == rules::Command(rules::Walk{Direction::East}));
    scenario.act(rules::Walk{Direction::East});
    CHECK(next(scenario, "fighter") == rules::Command(rules::PickUp{}));
}

TEST_CASE("a fighter with half its hit points drinks", "[bots][fighter]") {
    Scenario scenario(R"(
        ######
        #@!.o#
        ######)");
    scenario.does(rules::hero_id, rules::Walk{Direction::East});
    scenario.does(rules::hero_id, rules::PickUp{});
    scenario.set_hit_points(rules::hero_id, 11);
    CHECK(next(scenario, "fighter") == rules::Command(rules::Walk{Direction::East}));
    scenario.set_hit_points(rules::hero_id, 10);
    CHECK(next(scenario, "fighter") == rules::Command(rules::UseItem{rules::Slot{0}}));
}

TEST_CASE("a fighter shoots at who is not beside it, and throws what it has for that",
          "[bots][fighter][T2]") {
    Scenario scenario(R"(
        ########
        #@...o.#
        ########)");
    CHECK(next(scenario, "fighter") == rules::Command(rules::Walk{Direction::East}));
    const rules::Slot javelin = scenario.give('|');
    CHECK(next(scenario, "fighter") == rules::Command(rules::Throw{javelin, core::Point{5, 1}}));
    scenario.does(rules::hero_id, rules::Equip{scenario.give('}')});
    scenario.give(':');
    CHECK(next(scenario, "fighter") == rules::Command(rules::Fire{core::Point{5, 1}}));

    Scenario beside(R"(
        #####
        #@o.#
        #####)");
    beside.give('|');
    CHECK(next(beside, "fighter") == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("a fighter fetches what flies, and holds no bow in place of a blade", "[bots][fighter]") {
    Scenario scenario(R"(
        ######
        #}@.|#
        ######)");
    CHECK(next(scenario, "fighter") == rules::Command(rules::Walk{Direction::East}));
    scenario.give('}');
    scenario.does(rules::hero_id, rules::Walk{Direction::East});
    CHECK(next(scenario, "fighter") == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("a fighter rests before it explores", "[bots][fighter]") {
    Scenario scenario(R"(
        ########
        #@.+...#
        ########)");
    CHECK(next(scenario, "fighter") == rules::Command(rules::Walk{Direction::East}));
    scenario.set_hit_points(rules::hero_id, 19);
    CHECK(next(scenario, "fighter") == rules::Command(rules::Wait{}));
}

TEST_CASE("a fighter who has seen everything waits", "[bots][fighter]") {
    const Scenario scenario(R"(
        #####
        #@..#
        #####)");
    CHECK(next(scenario, "fighter") == rules::Command(rules::Wait{}));
}

TEST_CASE("a fighter goes after whom it has lost from view", "[bots][fighter]") {
    Fighter fighter;
    Scenario watched(R"(
        ###########
        #@...+....#
        #.#########
        #.........#
        #######.###
        #......d..#
        ###########)");
    for (std::int32_t step = 0; step < 60 && watched.actor('d').valid(); ++step) {
        watched.act(fighter.next(watched.knowledge()));
    }
    CHECK_FALSE(watched.actor('d').valid());
}

}  // namespace torchwake::bots
