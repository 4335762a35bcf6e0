#include "rules/names.hpp"

#include <torchwake/rules/formulas.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>

namespace torchwake::rules {
namespace {

std::int32_t counter(const Scenario& scenario, EntityId actor) {
    return scenario.world.entities.initiatives[actor].counter;
}

std::int32_t die(const Scenario& scenario, EntityId actor) {
    return scenario.world.entities.initiatives[actor].die;
}

/// The actors that waited in a turn, in order. Dummies in closed cells do nothing else.
std::vector<EntityId> who_waited(const Turn& turn) {
    std::vector<EntityId> ids;
    for (const ActorWaited& waited : events_of<ActorWaited>(turn.events)) {
        ids.push_back(waited.actor.id);
    }
    return ids;
}

constexpr const char* hero_and_dummies = R"(
    #########
    #@#d#d#d#
    #########)";

}  // namespace

TEST_CASE("the hero starts at 0 and monsters at 2", "[rules][initiative][W6]") {
    const Scenario scenario(hero_and_dummies);
    CHECK(counter(scenario, hero_id) == 0);
    CHECK(counter(scenario, EntityId{1}) == 2);
    CHECK(counter(scenario, EntityId{3}) == 2);
}

TEST_CASE("those who are ready at the same tick act by id", "[rules][initiative][W6]") {
    Scenario scenario(hero_and_dummies);
    const Turn turn = scenario.act(Wait{});
    const std::vector<EntityId> order = who_waited(turn);
    REQUIRE(order.size() >= 4);
    CHECK(std::vector(order.begin(), order.begin() + 4) ==
          std::vector{hero_id, EntityId{1}, EntityId{2}, EntityId{3}});
}

TEST_CASE("the hero acts first among the ready", "[rules][initiative][W6]") {
    Scenario scenario(hero_and_dummies);
    for (int turns = 0; turns < 200; ++turns) {
        scenario.act(Wait{});
        REQUIRE(counter(scenario, hero_id) == 0);
        for (const EntityId dummy : {EntityId{1}, EntityId{2}, EntityId{3}}) {
            REQUIRE(counter(scenario, dummy) >= 0);
            REQUIRE(counter(scenario, dummy) <= 12);
        }
    }
}

TEST_CASE("counters are the waits of the kept dice less the ticks that passed", "[rules][initiative][W6]") {
    Scenario scenario(R"(
        #####
        #@#d#
        #####)");
    const std::int32_t hero_wait = 6 + die(scenario, hero_id) - 1;
    const std::int32_t dummy_wait = 6 + die(scenario, EntityId{1});
    // hero 0, dummy 2: the hero acts, and at its 2 the dummy acts.
    const std::int32_t left = 2 + dummy_wait - hero_wait;
    REQUIRE(hero_wait >= 6);
    REQUIRE(left > 0);
    scenario.act(Wait{});
    CHECK(counter(scenario, EntityId{1}) == left);
}

TEST_CASE("the die of a wait is drawn when a turn begins, and kept until the action is over",
          "[rules][initiative][W6]") {
    Scenario scenario(hero_and_dummies);
    core::RandomStream stream = scenario.world.streams.initiative;
    const std::int32_t kept = die(scenario, hero_id);
    CHECK(scenario.refusal_of(Walk{Direction::North}) == RefusalReason::WallInTheWay);
    CHECK(die(scenario, hero_id) == kept);
    scenario.does(hero_id, Wait{});
    CHECK(die(scenario, hero_id) == kept);
    CHECK(scenario.world.streams.initiative == stream);
    scenario.act(Wait{});
    CHECK(die(scenario, hero_id) == roll_wait_die(stream));
    CHECK(die(scenario, EntityId{1}) == roll_wait_die(stream));
}

TEST_CASE("every die of a wait is as likely as the next", "[rules][initiative][W6]") {
    Scenario scenario(hero_and_dummies);
    std::array<std::int32_t, wait_die_sides> drawn{};
    constexpr std::int32_t turns = 6000;
    for (std::int32_t turn = 0; turn < turns; ++turn) {
        static_cast<void>(take_turn(scenario.ruleset, scenario.world, Wait{}));
        ++drawn.at(static_cast<std::size_t>(die(scenario, hero_id)) - 1);
    }
    for (const std::int32_t count : drawn) {
        CHECK(count > turns / wait_die_sides * 85 / 100);
        CHECK(count < turns / wait_die_sides * 115 / 100);
    }
}

TEST_CASE("over time the slow act less often", "[rules][initiative][W6]") {
    Scenario scenario(R"(
        #######
        #@#d..#
        #######)");
    std::size_t waits = 0;
    constexpr std::size_t turns = 1000;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        waits += who_waited(scenario.act(Wait{})).size() - 1;
    }
    // Hero 8.5 ticks a turn, dummy 9.5: it acts in 89.5 % of turns.
    CHECK(waits > turns * 86 / 100);
    CHECK(waits < turns * 93 / 100);
}

TEST_CASE("a refused command leaves every counter as it is", "[rules][initiative][W4]") {
    Scenario scenario(hero_and_dummies);
    CHECK(scenario.refusal_of(Walk{Direction::North}) == RefusalReason::WallInTheWay);
    CHECK(counter(scenario, EntityId{1}) == 2);
}

TEST_CASE("weight and penalty of a pack are summed", "[rules][burden]") {
    Scenario scenario("@*");
    scenario.act(Walk{Direction::East});
    scenario.act(PickUp{});
    CHECK(scenario.knowledge().hero().penalty == core::Tenths{15});
    CHECK(scenario.knowledge().hero().weight == core::Tenths{400});
}

}  // namespace torchwake::rules
