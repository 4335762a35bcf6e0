#include "scenario/scenario.hpp"

#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using scenario::events_of;
using scenario::Scenario;

}  // namespace

TEST_CASE("magic mapping makes known every floor, door and stair and the walls around them",
          "[rules][mapping][T6][T7]") {
    Scenario scenario(R"(
        ###########
        #@#..+...>#
        ####!####.#
        #########d#
        ###########
        ###########)");
    const Turn turn = scenario.act(UseItem{scenario.give('m')});
    CHECK(events_of<LevelMapped>(turn.events).size() == 1);
    const forecast::Knowledge knowledge = scenario.knowledge();
    for (std::int32_t y = 0; y < 5; ++y) {
        CHECK(knowledge.tile({9, y}) == scenario.world.level.tiles[core::Point{9, y}]);
    }
    CHECK(knowledge.tile({5, 1}) == scenario.catalog().find_tile("door_closed"));
    CHECK(knowledge.tile({10, 4}).has_value());
    CHECK_FALSE(knowledge.tile({10, 5}).has_value());
    CHECK_FALSE(knowledge.tile({1, 3}).has_value());
}

TEST_CASE("magic mapping shows neither who is there nor what lies there", "[rules][mapping][T6]") {
    Scenario scenario(R"(
        #######
        #@#.!o#
        #######)");
    scenario.act(UseItem{scenario.give('m')});
    const forecast::Knowledge knowledge = scenario.knowledge();
    CHECK(knowledge.visibility({4, 1}) == forecast::Visibility::Remembered);
    CHECK_FALSE(knowledge.object({4, 1}).has_value());
    CHECK_FALSE(knowledge.actor({5, 1}).has_value());
}

TEST_CASE("a monster that maps the level tells the hero nothing", "[rules][mapping][T6][I8]") {
    Scenario scenario(R"(
        #######
        #@#.g.#
        #######)");
    const EntityId goblin = scenario.actor('g');
    const Events events = scenario.does(goblin, UseItem{scenario.give('m', goblin)});
    CHECK(events_of<LevelMapped>(events).empty());
    CHECK_FALSE(scenario.knowledge().tile({4, 1}).has_value());
}

}  // namespace torchwake::rules
