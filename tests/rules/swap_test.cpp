#include "rules/names.hpp"
#include "scenario/faction_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using scenario::among_factions;

}  // namespace

TEST_CASE("walking into one who is no enemy changes places with it, and takes a turn", "[rules][swap][A3]") {
    Scenario scenario = among_factions(".@w.");
    const EntityId wanderer = scenario.actor('w');
    const Events events = scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.drawn() == map_of(".w@."));
    const auto swaps = events_of<ActorsSwapped>(events);
    REQUIRE(swaps.size() == 1);
    CHECK(swaps.front().actor == ActorRef{hero_id, scenario.catalog().hero(), {2, 0}, true});
    CHECK(swaps.front().other.id == wanderer);
    CHECK(swaps.front().other.at == core::Point{1, 0});
    CHECK(scenario.world.level.noise.reach == 5);

    const std::int32_t turn = scenario.world.run.turn;
    scenario.act(Walk{Direction::West});
    CHECK(scenario.world.run.turn == turn + 1);
}

TEST_CASE("who never moves is no one to change places with, and that costs nothing", "[rules][swap][A3]") {
    Scenario scenario = among_factions("@d");
    CHECK(scenario.refusal_of(Walk{Direction::East}) == RefusalReason::FriendInTheWay);
}

TEST_CASE("the corner of a wall is in the way of two as of one", "[rules][swap][A3][W4]") {
    Scenario scenario = among_factions(R"(
        @#
        .w)");
    CHECK(scenario.refusal_of(Walk{Direction::SouthEast}) == RefusalReason::CornerInTheWay);
}

TEST_CASE("monsters change places with nobody", "[rules][swap][A3]") {
    Scenario scenario = among_factions("@#oT");
    const Checked checked =
        check(scenario.ruleset, scenario.world, scenario.actor('o'), Walk{Direction::East});
    REQUIRE(std::holds_alternative<Refusal>(checked));
    CHECK(std::get<Refusal>(checked).reason == RefusalReason::FriendInTheWay);
}

TEST_CASE("who is confused bumps into its friends", "[rules][swap][A3][T5]") {
    Scenario scenario = among_factions("@w");
    scenario.confuse(hero_id, 20);
    for (int turns = 0; turns < 10; ++turns) {
        CHECK(events_of<ActorsSwapped>(scenario.does(hero_id, Walk{Direction::East})).empty());
    }
}

}  // namespace torchwake::rules
