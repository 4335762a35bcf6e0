#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/trap_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using scenario::trap_catalog;

}  // namespace

TEST_CASE("who walks into a chest looks what is in it: a turn, one draw, and it is empty from then on",
          "[rules][props][W3][W10]") {
    Scenario scenario("####\n#@c#\n####", 1, trap_catalog());
    const Turn turn = scenario.act(Walk{Direction::East});
    REQUIRE(events_of<PropOpened>(turn.events).size() == 1);
    CHECK_FALSE(events_of<PropOpened>(turn.events).front().empty);
    REQUIRE(events_of<ItemFell>(turn.events).size() == 1);
    CHECK(events_of<ItemFell>(turn.events).front().item == content::ItemId{1});
    CHECK(events_of<ItemFell>(turn.events).front().at == scenario.hero_at());
    CHECK(scenario.world.run.turn == 1);
    CHECK(scenario.catalog().tile(scenario.world.level.tiles[{2, 1}]).id == "empty_chest");
    CHECK(scenario.refusal_of(Walk{Direction::East}) == RefusalReason::FeatureInTheWay);
}

TEST_CASE("a chest that is guarded goes off in the hands of who opens it", "[rules][props][traps]") {
    Scenario scenario("####\n#@k#\n####", 1, trap_catalog());
    const Turn turn = scenario.act(Walk{Direction::East});
    CHECK(events_of<PropOpened>(turn.events).front().empty);
    CHECK(events_of<TrapSprung>(turn.events).size() == 1);
    CHECK(scenario.hit_points(hero_id) == 17);
}

TEST_CASE("what stands in the way is named, a wall is a wall", "[rules][props][W4]") {
    Scenario scenario("####\n#@u#\n####", 1, trap_catalog());
    CHECK(scenario.refusal_of(Walk{Direction::East}) == RefusalReason::FeatureInTheWay);
    const Turn turn = scenario.act(Walk{Direction::East});
    CHECK(scenario.catalog().tile(turn.refusal->tile).id == "bush");
    CHECK(scenario.refusal_of(Walk{Direction::North}) == RefusalReason::WallInTheWay);
}

TEST_CASE("no chest is opened past the corner of a wall, and none by others", "[rules][props][W4][I8]") {
    Scenario scenario("####\n#@##\n##c#\n####", 1, trap_catalog());
    CHECK(scenario.refusal_of(Walk{Direction::SouthEast}) == RefusalReason::CornerInTheWay);
    Scenario other("#####\n#@oc#\n#####", 1, trap_catalog());
    const Checked checked = check(other.ruleset, other.world, other.actor('o'), Walk{Direction::East});
    REQUIRE(std::holds_alternative<Refusal>(checked));
    CHECK(std::get<Refusal>(checked).reason == RefusalReason::FeatureInTheWay);
}

}  // namespace torchwake::rules
