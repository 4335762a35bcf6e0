#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

std::int32_t counter(const Scenario& scenario, EntityId actor) {
    return scenario.world.entities.initiatives[actor].counter;
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

TEST_CASE("counters are the rolls less the ticks that passed", "[rules][initiative][W6]") {
    Scenario scenario(R"(
        #####
        #@#d#
        #####)");
    core::RandomStream stream = scenario.world.streams.initiative;
    // hero 0, dummy 2: the hero acts and rolls, then at its 2 the dummy acts and rolls.
    const std::int32_t hero_roll = 6 + stream.between(1, 6) - 1;
    const std::int32_t dummy_roll = 6 + stream.between(1, 6);
    REQUIRE(hero_roll >= 6);
    scenario.act(Wait{});
    const std::int32_t left = 2 + dummy_roll - hero_roll;
    if (left > 0) {
        CHECK(counter(scenario, EntityId{1}) == left);
    } else {
        CHECK(counter(scenario, EntityId{1}) >= 1);
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
