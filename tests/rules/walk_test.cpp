#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

namespace torchwake::rules {

TEST_CASE("the hero steps in eight directions", "[rules][walk][W4]") {
    const Direction direction =
        GENERATE(Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast,
                 Direction::South, Direction::SouthWest, Direction::West, Direction::NorthWest);
    Scenario scenario(R"(
        #####
        #...#
        #.@.#
        #...#
        #####)");
    const core::Point from = scenario.hero_at();
    const Turn turn = scenario.act(Walk{direction});
    CHECK(scenario.hero_at() == core::step(from, direction));
    CHECK(scenario.world.run.turn == 1);
    CHECK(events_of<ActorWalked>(turn.events).front().from == from);
}

TEST_CASE("a step into a wall is refused, costs no turn and changes nothing", "[rules][walk][W4]") {
    Scenario scenario(R"(
        ###
        #@#
        ###)");
    CHECK(scenario.refusal_of(Walk{Direction::North}) == RefusalReason::WallInTheWay);
    CHECK(scenario.world.run.turn == 0);
}

TEST_CASE("a step over the level's edge is refused as a wall is", "[rules][walk][W4]") {
    Scenario scenario("@.");
    CHECK(scenario.refusal_of(Walk{Direction::West}) == RefusalReason::WallInTheWay);
    CHECK(scenario.refusal_of(Walk{Direction::NorthEast}) == RefusalReason::WallInTheWay);
}

TEST_CASE("a diagonal step is refused with a wall on either side", "[rules][walk][W4]") {
    const char* const map = GENERATE(R"(
        @#
        ..)",
                                     R"(
        @.
        #.)",
                                     R"(
        @#
        #.)");
    Scenario scenario(map);
    CHECK(scenario.refusal_of(Walk{Direction::SouthEast}) == RefusalReason::CornerInTheWay);
}

TEST_CASE("nobody attacks around a corner", "[rules][walk][W4]") {
    Scenario scenario(R"(
        @#
        .d)");
    CHECK(scenario.refusal_of(Walk{Direction::SouthEast}) == RefusalReason::EnemyBehindCorner);
}

TEST_CASE("walking into a closed door opens it and stays in place", "[rules][door][W4]") {
    Scenario scenario(R"(
        #####
        #@+.#
        #####)");
    const Turn turn = scenario.act(Walk{Direction::East});
    CHECK(scenario.drawn() == map_of(R"(
        #####
        #@'.#
        #####)"));
    CHECK(events_of<DoorOpened>(turn.events).size() == 1);
    scenario.act(Walk{Direction::East});
    scenario.act(Walk{Direction::East});
    CHECK(scenario.drawn() == map_of(R"(
        #####
        #.'@#
        #####)"));
}

TEST_CASE("an open door is closed by a command of its own", "[rules][door][W4]") {
    Scenario scenario(R"(
        #####
        #@'.#
        #####)");
    const Turn turn = scenario.act(CloseDoor{Direction::East});
    CHECK(events_of<DoorClosed>(turn.events).size() == 1);
    CHECK(scenario.drawn() == map_of(R"(
        #####
        #@+.#
        #####)"));
    CHECK(scenario.refusal_of(CloseDoor{Direction::East}) == RefusalReason::NoOpenDoorThere);
    CHECK(scenario.refusal_of(CloseDoor{Direction::West}) == RefusalReason::NoOpenDoorThere);
}

TEST_CASE("a doorway with someone or something in it can't be closed", "[rules][door][W4]") {
    Scenario scenario(R"(
        #####
        #@'d#
        #####)");
    scenario.act(Walk{Direction::East});
    scenario.does(hero_id, Walk{Direction::West});
    CHECK(scenario.refusal_of(CloseDoor{Direction::NorthEast}) == RefusalReason::NoOpenDoorThere);

    Scenario with_item(R"(
        ######
        #@!'.#
        ######)");
    with_item.act(Walk{Direction::East});
    with_item.act(PickUp{});
    with_item.act(Walk{Direction::East});
    with_item.act(DropItem{Slot{0}});
    with_item.act(Walk{Direction::East});
    CHECK(with_item.refusal_of(CloseDoor{Direction::West}) == RefusalReason::DoorwayOccupied);
}

TEST_CASE("stairs are refused off stairs, and on them without what they take", "[rules][stairs][W9]") {
    Scenario scenario(R"(
        #####
        #>@<#
        #####)");
    CHECK(scenario.refusal_of(Descend{}) == RefusalReason::NoStairsDownHere);
    CHECK(scenario.refusal_of(Ascend{}) == RefusalReason::NoStairsUpHere);
    scenario.act(Walk{Direction::West});
    CHECK(scenario.refusal_of(Descend{}) == RefusalReason::ChoiceNeeded);
    CHECK(scenario.refusal_of(Ascend{}) == RefusalReason::NoStairsUpHere);
    scenario.act(Walk{Direction::East});
    scenario.act(Walk{Direction::East});
    CHECK(scenario.refusal_of(Ascend{}) == RefusalReason::PrizeMissing);
}

TEST_CASE("a monster is in another's way", "[rules][walk][W1]") {
    Scenario scenario(R"(
        #######
        #@..dd#
        #######)");
    const auto checked = check(scenario.ruleset, scenario.world, scenario.actor('d'), Walk{Direction::East});
    CHECK(std::get<Refusal>(checked).reason == RefusalReason::FriendInTheWay);
}

TEST_CASE("an actor may stand on an item and on a corpse", "[rules][walk][W1]") {
    Scenario scenario(R"(
        #####
        #@!.#
        #####)");
    scenario.act(Walk{Direction::East});
    CHECK(scenario.knowledge().actor(scenario.hero_at()).has_value());
    CHECK(scenario.knowledge().object(scenario.hero_at()).has_value());
}

}  // namespace torchwake::rules
