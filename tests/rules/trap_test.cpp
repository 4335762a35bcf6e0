#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::rules {
namespace {

using scenario::lay_trap;
using scenario::TestTrap;
using scenario::trap_catalog;

constexpr std::string_view room_for_two_traps = R"(
    #########
    #.......#
    #.@1..2.#
    #.......#
    #########)";

/// The hero beside a trap that it does not know of.
Scenario beside(TestTrap trap, std::uint64_t seed = 1) {
    Scenario scenario(room_for_two_traps, seed, trap_catalog());
    lay_trap(scenario, '1', trap);
    return scenario;
}

/// In the middle of what it stands for.
bool is_near(int count, int expected, int slack) {
    return count > expected - slack && count < expected + slack;
}

}  // namespace

TEST_CASE("a hidden trap goes off under whoever steps onto it, once", "[rules][traps][W3]") {
    Scenario scenario = beside(TestTrap::Dart);
    const Events events = scenario.does(hero_id, Walk{Direction::East});
    REQUIRE(events_of<TrapSprung>(events).size() == 1);
    CHECK(events_of<TrapSprung>(events).front().at == scenario.at('1'));
    REQUIRE(events_of<ActorHurt>(events).size() == 1);
    CHECK(events_of<ActorHurt>(events).front().trap == scenario::trap_id(TestTrap::Dart));
    CHECK(scenario.hit_points(hero_id) == 17);
    CHECK(scenario.world.level.traps.front().state == TrapState::Sprung);
    scenario.does(hero_id, Walk{Direction::East});
    const Events back = scenario.does(hero_id, Walk{Direction::West});
    CHECK(events_of<TrapSprung>(back).empty());
}

TEST_CASE("a step onto a trap that the hero knows of is refused, costs nothing and names it",
          "[rules][traps][W4]") {
    Scenario scenario(room_for_two_traps, 1, trap_catalog());
    lay_trap(scenario, '1', TestTrap::Dart, TrapState::Spotted);
    CHECK(scenario.refusal_of(Walk{Direction::East}) == RefusalReason::TrapInTheWay);
    const Turn turn = scenario.act(Walk{Direction::East});
    CHECK(turn.refusal->trap == scenario::trap_id(TestTrap::Dart));
    CHECK_FALSE(scenario.act(Walk{Direction::NorthEast}).refusal.has_value());
    CHECK_FALSE(scenario.act(Walk{Direction::SouthEast}).refusal.has_value());
}

TEST_CASE("those who live there walk around traps, and none wakes one", "[rules][traps][A2]") {
    Scenario scenario(R"(
        ###########
        #@..1....o#
        #...2.....#
        ###########)",
                      1, trap_catalog());
    lay_trap(scenario, '1', TestTrap::Dart);
    for (int turn = 0; turn < 12; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(scenario.world.level.traps.front().state != TrapState::Sprung);
    CHECK(core::chebyshev_distance(scenario.hero_at(), scenario.position(scenario.actor('o'))) == 1);
}

TEST_CASE("a monster in a passage with a trap stays behind it", "[rules][traps][A2]") {
    Scenario scenario(R"(
        ##########
        #@..1...o#
        ##########)",
                      1, trap_catalog());
    lay_trap(scenario, '1', TestTrap::Dart);
    for (int turn = 0; turn < 8; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(scenario.position(scenario.actor('o')).x > scenario.at('1').x);
}

TEST_CASE("a net holds: steps become struggles, blows do not", "[rules][traps][T6]") {
    Scenario scenario(R"(
        ######
        #.@1.#
        #..d.#
        ######)",
                      1, trap_catalog());
    lay_trap(scenario, '1', TestTrap::Net);
    scenario.does(hero_id, Walk{Direction::East});
    const core::Point caught = scenario.hero_at();
    const Events first = scenario.does(hero_id, Walk{Direction::West});
    CHECK(events_of<ActorStruggled>(first).size() == 1);
    CHECK(scenario.hero_at() == caught);
    const Events blow = scenario.does(hero_id, Walk{Direction::South});
    CHECK(events_of<ActorStruggled>(blow).empty());
    int turns = 0;
    while (scenario.hero_at() == caught && turns < 6) {
        scenario.does(hero_id, Walk{Direction::West});
        ++turns;
    }
    CHECK(turns == 2);
}

TEST_CASE("gas reaches all who are near, and the one who sprang it has their deaths", "[rules][traps][T6]") {
    Scenario scenario(R"(
        #######
        #.....#
        #@1d..#
        #...d.#
        #######)",
                      1, trap_catalog());
    lay_trap(scenario, '1', TestTrap::Gas);
    const Events events = scenario.does(hero_id, Walk{Direction::East});
    CHECK(events_of<ConditionBegan>(events).size() == 3);
    for (int turn = 0; turn < 4; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(scenario.world.run.kills == 2);
}

TEST_CASE("an alarm wakes those who hear it, and they come", "[rules][traps][A4]") {
    Scenario scenario(R"(
        ##############
        #@1.........o#
        ##############)",
                      1, trap_catalog());
    lay_trap(scenario, '1', TestTrap::Alarm);
    scenario.put_to_sleep(scenario.actor('o'));
    const Events events = scenario.does(hero_id, Walk{Direction::East});
    CHECK(events_of<ActorWoke>(events).size() == 1);
    CHECK(scenario.intent_of(scenario.actor('o')) == Intent::Track);
    CHECK(scenario.world.level.noise == Noise{scenario.at('1'), 30});
}

TEST_CASE("a teleport trap brings its victim elsewhere, never onto another trap", "[rules][traps][T6]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scenario scenario = beside(TestTrap::Teleport, seed);
        lay_trap(scenario, '2', TestTrap::Dart);
        const Events events = scenario.does(hero_id, Walk{Direction::East});
        REQUIRE(events_of<ActorTeleported>(events).size() == 1);
        REQUIRE(scenario.hero_at() != scenario.at('1'));
        REQUIRE(events_of<ActorHurt>(events).empty());
    }
}

TEST_CASE("through a pit the hero falls a level down, and owes itself the choice", "[rules][traps][W7][C6]") {
    Scenario scenario = dungeon({"#####\n#@1>#\n#####", "#######\n#..@.<#\n#.....#\n#######", "@"});
    scenario.ruleset.catalog = &trap_catalog();
    scenario.world.level.traps = {{{2, 1}, scenario::trap_id(TestTrap::Pit), TrapState::Hidden}};
    rebuild_caches({trap_catalog(), scenario.world});
    Events events;
    const Checked checked = check(scenario.ruleset, scenario.world, Walk{Direction::East});
    apply(scenario.ruleset, scenario.world, std::get<Plan>(checked), events);
    REQUIRE(events_of<LevelEntered>(events).size() == 1);
    CHECK(scenario.world.level.depth == 2);
    CHECK(scenario.world.run.owed_choices == 1);
    CHECK(scenario.hit_points(hero_id) == 19);
    CHECK_FALSE(broken_invariant({trap_catalog(), scenario.world}).has_value());
    CHECK(scenario.world.left_levels.front().level.traps.front().state == TrapState::Sprung);
}

TEST_CASE("who saves itself from an area takes half of the damage, and it is said", "[rules][traps][T6]") {
    Scenario scenario(R"(
        #####
        #@1.#
        #..T#
        #####)",
                      1, trap_catalog());
    lay_trap(scenario, '1', TestTrap::Fire);
    const Events events = scenario.does(hero_id, Walk{Direction::East});
    const auto saved = events_of<SavingThrowMade>(events);
    REQUIRE(saved.size() == 2);
    CHECK(saved.front().attribute == Attribute::Dexterity);
    CHECK(scenario.hit_points(hero_id) == 18);
    CHECK(scenario.hit_points(scenario.actor('T')) == 4);
}

TEST_CASE("who does not save itself from spores is confused", "[rules][traps][T5]") {
    Scenario scenario = beside(TestTrap::Spores);
    const Events events = scenario.does(hero_id, Walk{Direction::East});
    CHECK(events_of<SavingThrowMade>(events).empty());
    CHECK(scenario.confusion_of(hero_id) == 4);
}

TEST_CASE("the hero finds out about traps that are near, sooner by waiting", "[rules][traps]") {
    CHECK(spotting_percent(10, false) == 5);
    CHECK(spotting_percent(11, false) == 10);
    CHECK(spotting_percent(11, true) == 30);
    CHECK(spotting_percent(30, true) == 95);
    int found = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Scenario scenario = beside(TestTrap::Dart, seed);
        found += static_cast<int>(events_of<TrapSpotted>(scenario.does(hero_id, Wait{})).size());
    }
    CHECK(is_near(found, 300, 50));
    Scenario far(R"(
        #########
        #@...1..#
        #########)",
                 1, trap_catalog());
    lay_trap(far, '1', TestTrap::Dart);
    for (int turn = 0; turn < 50; ++turn) {
        far.does(hero_id, Wait{});
    }
    CHECK(far.world.level.traps.front().state == TrapState::Hidden);
}

TEST_CASE("what is hidden is not known, what is spotted is", "[rules][traps][knowledge]") {
    Scenario scenario = beside(TestTrap::Dart);
    CHECK_FALSE(scenario.knowledge().trap(scenario.at('1')).has_value());
    CHECK(forecast::Knowledge(trap_catalog(), scenario.world, true).traps().size() == 1);
    scenario.world.level.traps.front().state = TrapState::Spotted;
    const auto known = scenario.knowledge().trap(scenario.at('1'));
    REQUIRE(known.has_value());
    CHECK(known->armed);
}

TEST_CASE("a trap beside is disarmed by a chance of dexterity; of what fails half goes off",
          "[rules][traps]") {
    CHECK(disarm_percent(10, 0) == 50);
    CHECK(disarm_percent(13, 20) == 60);
    CHECK(disarm_percent(10, 100) == 5);
    CHECK(disarm_percent(40, 0) == 95);
    int disarmed = 0;
    int sprung = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Scenario scenario(room_for_two_traps, seed, trap_catalog());
        lay_trap(scenario, '1', TestTrap::Dart, TrapState::Spotted);
        const Events events = scenario.does(hero_id, Disarm{Direction::East});
        disarmed += static_cast<int>(events_of<TrapDisarmed>(events).size());
        sprung += static_cast<int>(events_of<TrapSprung>(events).size());
        const bool left = scenario.world.level.traps.front().state == TrapState::Spotted;
        REQUIRE(left == (events_of<TrapDisarmed>(events).empty() && events_of<TrapSprung>(events).empty()));
    }
    CHECK(is_near(disarmed, 600, 50));
    CHECK(is_near(sprung, 200, 40));
}

TEST_CASE("nothing is disarmed that the hero knows nothing of", "[rules][traps]") {
    Scenario scenario = beside(TestTrap::Dart);
    CHECK(scenario.refusal_of(Disarm{Direction::East}) == RefusalReason::NoTrapThere);
    CHECK(scenario.refusal_of(Disarm{Direction::West}) == RefusalReason::NoTrapThere);
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.refusal_of(Disarm{Direction::South}) == RefusalReason::NoTrapThere);
}

TEST_CASE("the confused stumble onto traps that they know", "[rules][traps][T5]") {
    int sprung = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Scenario scenario(room_for_two_traps, seed, trap_catalog());
        lay_trap(scenario, '1', TestTrap::Dart, TrapState::Spotted);
        scenario.confuse(hero_id, 3);
        const Events events = scenario.does(hero_id, Walk{Direction::West});
        sprung += static_cast<int>(events_of<TrapSprung>(events).size());
    }
    CHECK(sprung > 3);
}

TEST_CASE("traps are state: compared, hashed, and sound or not", "[rules][traps]") {
    Scenario scenario = beside(TestTrap::Dart);
    World other = scenario.world;
    other.level.traps.front().state = TrapState::Spotted;
    CHECK(first_difference(scenario.world, other) == "level.traps[0].state: 0 and 1");
    CHECK(state_hash({trap_catalog(), other}) != state_hash({trap_catalog(), scenario.world}));
    other.level.traps.front().at = {0, 0};
    CHECK(broken_invariant({trap_catalog(), other}) == "the level has an unsound trap");
    other.level.traps.front().at = scenario.hero_at();
    CHECK(broken_invariant({trap_catalog(), other}) == "entity 0 stands on a trap that is armed");
    other.level.traps.push_back(other.level.traps.front());
    CHECK(broken_invariant({trap_catalog(), other}) == "the traps are not one a cell, row by row");
}

TEST_CASE("a forecast tells how likely each saves itself, and what both ways come to", "[rules][traps][T2]") {
    Scenario scenario(R"(
        #######
        #@..T.#
        #######)",
                      1, trap_catalog());
    const auto bomb = trap_catalog().find_item("bomb");
    const forecast::AimForecast aim =
        forecast::forecast_aim(scenario.knowledge(), *bomb, scenario.position(scenario.actor('T')));
    REQUIRE(aim.victims.size() == 1);
    // The goal is 11, and the troll has nothing over 10: 10 of 20 throws.
    CHECK(aim.victims.front().save->permille == 500);
    CHECK(aim.victims.front().least_damage == 4);
    CHECK(aim.victims.front().most_damage == 8);
    CHECK(aim.victims.front().kill_permille == 500);
    int killed = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Scenario trial("@..T.", seed, trap_catalog());
        killed +=
            static_cast<int>(events_of<ActorDied>(trial.fires('D', trial.position(trial.actor('T')))).size());
    }
    CHECK(is_near(killed, 200, 40));
}

}  // namespace torchwake::rules
