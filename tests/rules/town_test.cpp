#include "rules/names.hpp"
#include "scenario/market.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::rules {
namespace {

const content::Catalog& town_catalog() {
    static const content::Catalog catalog(scenario::town_parts());
    return catalog;
}

/// The hero in a town, a step from the stairs down; below it arrives on the stairs up.
Scenario town_and_dungeon(const std::string& below = "@<.>") {
    const std::string town = "@>Y..";
    Scenario scenario(town, 1, town_catalog());
    scenario.ruleset.level_source = [town, below](const content::Catalog& catalog, std::uint64_t,
                                                  std::int32_t depth) {
        LevelPlan plan = scenario::read_level(catalog, depth == 0 ? town : below).plan;
        plan.depth = depth;
        return plan;
    };
    scenario.world = new_run(scenario.ruleset, 1);
    return scenario;
}

}  // namespace

TEST_CASE("a run begins in the town where there is one, and the hero knows it", "[rules][town][W7]") {
    const Scenario scenario = town_and_dungeon();
    CHECK(scenario.world.level.depth == 0);
    CHECK(scenario.catalog().first_depth() == 0);
    CHECK(scenario::test_catalog().first_depth() == 1);
    const core::Size size = scenario.knowledge().size();
    for (std::int32_t x = 0; x < size.width; ++x) {
        CHECK(scenario.knowledge().tile({x, 0}).has_value());
    }
}

TEST_CASE("from the town to depth 1 no choice is owed, and none is taken", "[rules][town][W7][C6]") {
    Scenario scenario = town_and_dungeon();
    scenario.act(Walk{Direction::East});
    CHECK_FALSE(scenario.knowledge().descent_is_first());
    CHECK(scenario.refusal_of(Descend{Attribute::Strength}) == RefusalReason::NoChoiceOwed);
    const Turn down = scenario.act(Descend{});
    REQUIRE(events_of<LevelEntered>(down.events).size() == 1);
    CHECK(events_of<LevelEntered>(down.events).front() == LevelEntered{1, true});
    CHECK(scenario.world.level.depth == 1);
    CHECK(scenario.world.run.deepest_depth == 1);
    CHECK(scenario.world.run.owed_choices == 0);
}

TEST_CASE("the stairs up of depth 1 lead to the town as it was left", "[rules][town][W7]") {
    Scenario scenario = town_and_dungeon("@<.>");
    scenario.act(Walk{Direction::East});
    scenario.act(Descend{});
    CHECK(scenario.refusal_of(Ascend{}) == RefusalReason::NoStairsUpHere);
    scenario.act(Walk{Direction::East});
    const Turn up = scenario.act(Ascend{});
    CHECK(events_of<LevelEntered>(up.events).front() == LevelEntered{0, false});
    CHECK(scenario.world.level.depth == 0);
    CHECK(scenario.hero_at() == core::Point{1, 0});
    CHECK(scenario.refusal_of(Ascend{}) == RefusalReason::NoStairsUpHere);
    scenario.act(Descend{});
    CHECK(scenario.world.level.depth == 1);
    CHECK(scenario.hero_at() == core::Point{1, 0});
}

TEST_CASE("the arrival in a town tells where the way down is, unless the hero stands on it",
          "[rules][town][W7]") {
    Scenario scenario = town_and_dungeon();
    CHECK(level_entered(scenario, true) == LevelEntered{0, true, Direction::East});
    scenario.act(Walk{Direction::East});
    CHECK(level_entered(scenario, false) == LevelEntered{0, false});
    scenario.act(Descend{});
    CHECK(level_entered(scenario, true) == LevelEntered{1, true});
}

TEST_CASE("who takes the stairs up of depth 1 with the prize has won", "[rules][town][W7]") {
    Scenario scenario = town_and_dungeon();
    scenario.act(Walk{Direction::East});
    scenario.act(Descend{});
    scenario.act(Walk{Direction::East});
    scenario.give('&');
    const Turn out = scenario.act(Ascend{});
    REQUIRE(out.outcome.has_value());
    CHECK(out.outcome->end == RunEnd::HeroEscaped);
}

TEST_CASE("below depth 1 the choice is owed as ever", "[rules][town][C6]") {
    Scenario scenario = town_and_dungeon("@>.<");
    scenario.act(Walk{Direction::East});
    scenario.act(Descend{});
    scenario.act(Walk{Direction::East});
    CHECK(scenario.refusal_of(Descend{}) == RefusalReason::ChoiceNeeded);
    scenario.act(Descend{Attribute::Strength});
    CHECK(scenario.world.level.depth == 2);
}

}  // namespace torchwake::rules
