#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

/// The hero strikes in that direction until the one with that letter is dead, nobody else acting.
Events slay(Scenario& scenario, char letter, Direction direction) {
    const EntityId victim = scenario.actor(letter);
    Events events;
    while (is_alive(scenario.world, victim)) {
        events = scenario.does(hero_id, Walk{direction});
    }
    return events;
}

}  // namespace

TEST_CASE("a corpse becomes the object of the cell of death", "[rules][death][W3][W1]") {
    Scenario scenario("@d.");
    const Events events = slay(scenario, 'd', Direction::East);
    CHECK(events_of<ActorDied>(events).front().killer.id == hero_id);
    CHECK(scenario.drawn() == map_of("@x."));
}

TEST_CASE("an older corpse goes when another falls on it", "[rules][death][W3]") {
    Scenario scenario("@gd");
    slay(scenario, 'g', Direction::East);
    const EntityId dummy = scenario.actor('d');
    scenario.does(dummy, Walk{Direction::West});
    slay(scenario, 'd', Direction::East);
    CHECK(scenario.drawn() == map_of("@x."));
    CHECK(scenario.world.entities.corpses.size() == 1);
    CHECK(scenario.catalog().monster(scenario.knowledge().object({1, 0})->monster).id == "dummy");
}

TEST_CASE("an item in the cell of death moves to the nearest free cell", "[rules][death][W3]") {
    Scenario scenario("@!d.");
    scenario.does(scenario.actor('d'), Walk{Direction::West});
    const Events events = slay(scenario, 'd', Direction::East);
    const auto fallen = events_of<ItemFell>(events);
    REQUIRE(fallen.size() == 1);
    CHECK(fallen.front().at == core::Point{0, 0});
    CHECK(scenario.world.entities.items.size() == 1);
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.drawn() == map_of("!@.."));
}

TEST_CASE("what the dead carried falls beside them, none of it onto stairs or into walls",
          "[rules][death][W3][W9]") {
    Scenario scenario(R"(
        ######
        #@!?g#
        ###>##
        ######)");
    const EntityId goblin = scenario.actor('g');
    scenario.does(goblin, Walk{Direction::West});
    scenario.does(goblin, PickUp{});
    scenario.does(goblin, Walk{Direction::West});
    scenario.does(goblin, PickUp{});
    slay(scenario, 'g', Direction::East);
    CHECK(scenario.drawn() == map_of(R"(
        ######
        #@x!.#
        ###>##
        ######)"));
    CHECK(scenario.world.entities.items.size() == 2);
    CHECK(scenario.world.caches.objects[scenario.hero_at()].valid());
}

TEST_CASE("things fall where one can walk before where one can't", "[rules][death][W3]") {
    Scenario scenario(R"(
        ######
        #!@#.#
        #d##.#
        ######)");
    scenario.does(scenario.actor('d'), Walk{Direction::North});
    slay(scenario, 'd', Direction::West);
    scenario.does(hero_id, Walk{Direction::West});
    scenario.does(hero_id, Walk{Direction::South});
    CHECK(scenario.drawn() == map_of(R"(
        ######
        #x!#.#
        #@##.#
        ######)"));
}

TEST_CASE("where no free cell can be reached, things fall on the nearest of the level",
          "[rules][death][W3]") {
    Scenario scenario(R"(
        ########
        #@!d#..#
        ########)");
    const EntityId dummy = scenario.actor('d');
    scenario.does(dummy, Walk{Direction::West});
    scenario.does(hero_id, Wait{});
    slay(scenario, 'd', Direction::East);
    CHECK(scenario.world.entities.items.size() == 1);
    scenario.does(hero_id, PickUp{});
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.drawn() == map_of(R"(
        ########
        #.@.#..#
        ########)"));
}

TEST_CASE("a dead hero leaves its corpse and its pack, and the run is over", "[rules][death][W3]") {
    Scenario scenario(R"(
        #####
        #@!B#
        #...#
        #####)");
    scenario.does(hero_id, Walk{Direction::East});
    scenario.does(hero_id, PickUp{});
    Turn turn;
    while (!turn.outcome) {
        turn = scenario.act(Wait{});
    }
    CHECK(turn.outcome->end == RunEnd::HeroDied);
    CHECK(scenario.catalog().monster(turn.outcome->killer).id == "brute");
    CHECK(events_of<ActorDied>(turn.events).front().actor.id == hero_id);
    CHECK(events_of<ItemFell>(turn.events).size() == 1);
    CHECK(scenario.world.entities.items.size() == 1);
    CHECK_FALSE(scenario.knowledge().hero().alive);
    CHECK(scenario.knowledge().hero().hit_points == 0);
    CHECK(scenario.refusal_of(Wait{}) == RefusalReason::RunIsOver);
    CHECK(scenario.refusal_of(Walk{Direction::West}) == RefusalReason::RunIsOver);
}

}  // namespace torchwake::rules
