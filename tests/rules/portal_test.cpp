#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

const content::Catalog& catalog() {
    static const content::Catalog made(scenario::trapped_town_parts());
    return made;
}

/// A town, where the hero arrives beside the way down, and a level with a dummy.
Scenario town_and_cellar() {
    static const std::vector<std::string> maps{"#######\n#@>...#\n#.....#\n#######",
                                               "########\n#<...d.#\n#.@....#\n########"};
    Scenario scenario(maps.front(), 1, catalog());
    scenario.ruleset.level_source = [](const content::Catalog& of, std::uint64_t, std::int32_t depth) {
        rules::LevelPlan plan = scenario::read_level(of, maps.at(static_cast<std::size_t>(depth))).plan;
        plan.depth = depth;
        return plan;
    };
    scenario.world = new_run(scenario.ruleset, 1);
    scenario.act(Walk{Direction::East});
    scenario.act(Descend{});
    REQUIRE(scenario.world.level.depth == 1);
    return scenario;
}

}  // namespace

TEST_CASE("a scroll of town portal leads to the town, and a portal there back to the very place, once",
          "[rules][portal][T6]") {
    Scenario scenario = town_and_cellar();
    scenario.act(Walk{Direction::East});
    const core::Point before = scenario.hero_at();
    const Slot slot = scenario.give('H');
    const Turn home = scenario.act(UseItem{slot});
    REQUIRE(events_of<PortalPassed>(home.events).size() == 1);
    CHECK(scenario.world.level.depth == 0);
    CHECK(scenario.hero_at() == core::Point{1, 1});
    const core::Point portal = scenario.world.portal.at;
    CHECK(core::chebyshev_distance(portal, scenario.hero_at()) == 1);
    CHECK(scenario.world.level.tiles[portal] == catalog().portal());
    CHECK(scenario.world.portal.depth == 1);

    CHECK(scenario.refusal_of(Descend{}) == RefusalReason::NoStairsDownHere);
    scenario.act(Walk{*core::direction_between(scenario.hero_at(), portal)});
    const Turn back = scenario.act(Descend{});
    REQUIRE(events_of<PortalPassed>(back.events).size() == 1);
    CHECK_FALSE(events_of<PortalPassed>(back.events).front().home);
    CHECK(scenario.world.level.depth == 1);
    CHECK(scenario.hero_at() == before);
    CHECK(scenario.world.portal == Portal{});
    CHECK(scenario.world.left_levels.front().level.tiles[portal] == content::TileId{0});
}

TEST_CASE("in the town, or with the prize, the scroll is refused with the reason and kept",
          "[rules][portal][T6]") {
    Scenario scenario = town_and_cellar();
    scenario.give('&');
    const Slot slot = scenario.give('H');
    CHECK(scenario.refusal_of(UseItem{slot}) == RefusalReason::PrizeHolds);
    Scenario town = town_and_cellar();
    const Slot first = town.give('H');
    town.act(UseItem{first});
    const Slot second = town.give('H');
    CHECK(town.refusal_of(UseItem{second}) == RefusalReason::InTownAlready);
}

TEST_CASE("a second scroll leads the same portal elsewhere", "[rules][portal][T6]") {
    Scenario scenario = town_and_cellar();
    scenario.act(UseItem{scenario.give('H')});
    const Portal first = scenario.world.portal;
    put_hero(catalog(), scenario.world, {2, 1});
    scenario.act(Descend{});
    REQUIRE(scenario.world.level.depth == 1);
    scenario.act(Walk{Direction::East});
    const core::Point before = scenario.hero_at();
    scenario.act(UseItem{scenario.give('H')});
    CHECK(scenario.world.portal.at == first.at);
    CHECK(scenario.world.portal.ground == first.ground);
    CHECK(scenario.world.portal.back == before);
}

TEST_CASE("where there is no town a scroll of town portal has no use", "[rules][portal][T6]") {
    Scenario scenario("@.", 1, scenario::trap_catalog());
    CHECK(scenario.refusal_of(UseItem{scenario.give('H')}) == RefusalReason::ItemHasNoUse);
}

TEST_CASE("a portal is state: compared, hashed, and sound or not", "[rules][portal]") {
    Scenario scenario = town_and_cellar();
    scenario.act(UseItem{scenario.give('H')});
    World other = scenario.world;
    other.portal.back.x += 1;
    CHECK(first_difference(scenario.world, other).has_value());
    CHECK(state_hash({catalog(), other}) != state_hash({catalog(), scenario.world}));
    other.portal.at = {4, 1};
    CHECK(broken_invariant({catalog(), other}) == "the portal stands or leads where it can't");
    other.portal.depth = 0;
    CHECK(broken_invariant({catalog(), other}) == "the portal leads nowhere");
}

TEST_CASE("nothing is dropped onto a portal, and nothing falls there", "[rules][portal][W3]") {
    Scenario scenario = town_and_cellar();
    scenario.act(UseItem{scenario.give('H')});
    put_hero(catalog(), scenario.world, scenario.world.portal.at);
    CHECK(scenario.refusal_of(DropItem{scenario.give('!')}) == RefusalReason::StairsHere);
}

}  // namespace torchwake::rules
