#include "rules/dungeon.hpp"
#include "rules/names.hpp"

#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/landmark.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>

namespace torchwake::rules {
namespace {

constexpr Descend first_descent{Attribute::Strength};

/// The hero beside the stairs down; below it arrives beside the stairs up.
Scenario two_levels() {
    return dungeon({R"(
        #######
        #@>!.d#
        #######)",
                    R"(
        ######
        #>@<o#
        ######)",
                    "@<"});
}

void go_to_stairs(Scenario& scenario) {
    scenario.does(hero_id, Walk{Direction::East});
}

}  // namespace

TEST_CASE("stairs elsewhere than underfoot are refused with a word", "[rules][stairs][W9]") {
    Scenario scenario = two_levels();
    CHECK(scenario.refusal_of(first_descent) == RefusalReason::NoStairsDownHere);
    CHECK(scenario.refusal_of(Descend{}) == RefusalReason::NoStairsDownHere);
    CHECK(scenario.refusal_of(Ascend{}) == RefusalReason::NoStairsUpHere);
    go_to_stairs(scenario);
    CHECK(scenario.refusal_of(Ascend{}) == RefusalReason::NoStairsUpHere);
}

TEST_CASE("stairs below the last level lead nowhere", "[rules][stairs][W9]") {
    Scenario scenario("@>");
    scenario.does(hero_id, Walk{Direction::East});
    scenario.world.level.depth = scenario.catalog().last_depth();
    scenario.world.run.deepest_depth = scenario.catalog().last_depth();
    CHECK(scenario.refusal_of(first_descent) == RefusalReason::NoLevelBelow);
    CHECK(scenario.refusal_of(Descend{}) == RefusalReason::NoLevelBelow);
}

TEST_CASE("the first way down to a level takes a choice, later ones take none", "[rules][stairs][C6]") {
    Scenario scenario = two_levels();
    go_to_stairs(scenario);
    CHECK(scenario.knowledge().descent_is_first());
    CHECK(scenario.refusal_of(Descend{}) == RefusalReason::ChoiceNeeded);
    const Events events = scenario.does(hero_id, first_descent);
    REQUIRE(events_of<AttributeRaised>(events).size() == 1);
    CHECK(events_of<AttributeRaised>(events)[0].attribute == Attribute::Strength);
    CHECK(scenario.knowledge().hero().attributes.strength == 12);

    scenario.does(hero_id, Walk{Direction::East});
    scenario.does(hero_id, Ascend{});
    CHECK_FALSE(scenario.knowledge().descent_is_first());
    CHECK(scenario.refusal_of(first_descent) == RefusalReason::NoChoiceOwed);
    const Events again = scenario.does(hero_id, Descend{});
    CHECK(events_of<AttributeRaised>(again).empty());
    CHECK(scenario.knowledge().hero().attributes.strength == 12);
}

TEST_CASE("a first descent pays no owed choice", "[rules][stairs][C6]") {
    Scenario scenario = two_levels();
    scenario.world.run.owed_choices = 2;
    go_to_stairs(scenario);
    scenario.does(hero_id, Descend{Attribute::Constitution});
    CHECK(scenario.knowledge().hero().owed_choices == 2);
    CHECK(scenario.hit_points(hero_id) == 25);
}

TEST_CASE("a new level is entered where it says, and said once as new", "[rules][stairs][W7]") {
    Scenario scenario = two_levels();
    go_to_stairs(scenario);
    const Events down = scenario.does(hero_id, first_descent);
    CHECK(events_of<LevelEntered>(down) == std::vector{LevelEntered{2, true}});
    CHECK(scenario.drawn() == map_of(R"(
        ######
        #>@<o#
        ######)"));
    CHECK(scenario.knowledge().depth() == 2);
    CHECK(scenario.knowledge().hero().deepest_depth == 2);
    scenario.does(hero_id, Walk{Direction::East});
    const Events up = scenario.does(hero_id, Ascend{});
    CHECK(events_of<LevelEntered>(up) == std::vector{LevelEntered{1, false}});
    CHECK(scenario.knowledge().hero().deepest_depth == 2);
}

TEST_CASE("the first arrival on a level tells its landmark, later ones do not", "[rules][stairs][S8]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.levels.front().landmarks = {{"A lake.", 1, {}}, {"A meadow.", 1, {}}};
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@>", 1, catalog);
    const LevelEntered first = level_entered({catalog, scenario.world}, true);
    CHECK(first.landmark == landmark_of(catalog.level_at(1), scenario.world.run.seed, 1));
    CHECK(first.landmark != no_landmark);
    CHECK(level_entered({catalog, scenario.world}, false).landmark == no_landmark);
}

TEST_CASE("a level is as it was left, the hero on the stairs that it took", "[rules][stairs][W7]") {
    Scenario scenario = two_levels();
    const EntityId dummy = scenario.actor('d');
    go_to_stairs(scenario);
    const World left = scenario.world;
    scenario.does(hero_id, first_descent);
    CHECK(scenario.world.left_levels.size() == 1);
    scenario.does(hero_id, Walk{Direction::East});
    const core::Point stairs_up = scenario.hero_at();
    scenario.does(hero_id, Ascend{});
    CHECK(scenario.actor('d') == dummy);
    CHECK(scenario.world.level.tiles == left.level.tiles);
    CHECK(scenario.world.memory == left.memory);
    CHECK(scenario.world.entities.positions == left.entities.positions);
    CHECK(scenario.world.entities.minds == left.entities.minds);
    CHECK(scenario.world.entities.initiatives == left.entities.initiatives);
    scenario.does(hero_id, Descend{});
    CHECK(scenario.hero_at() == stairs_up);
    CHECK(scenario.drawn() == map_of(R"(
        ######
        #>.@o#
        ######)"));
}

TEST_CASE("time stands still on a left level", "[rules][stairs][W7]") {
    Scenario scenario = dungeon({"@>..w..w", "@<"});
    go_to_stairs(scenario);
    scenario.act(first_descent);
    REQUIRE(scenario.world.left_levels.size() == 1);
    const LeftLevel left = scenario.world.left_levels.front();
    for (int count = 0; count < 50; ++count) {
        scenario.act(Wait{});
    }
    CHECK(scenario.world.left_levels.front() == left);
}

TEST_CASE("the hero takes with it all that it has, and nothing else", "[rules][stairs][W7]") {
    Scenario scenario = dungeon({"@!>d", "@<"});
    scenario.does(hero_id, Walk{Direction::East});
    scenario.does(hero_id, PickUp{});
    scenario.give('?');
    scenario.confuse(hero_id, 9);
    scenario.set_hit_points(hero_id, 7);
    scenario.world.entities.abilities[hero_id].experience = 120;
    const World before = scenario.world;
    // Nobody stumbles onto stairs for certain.
    scenario.world.entities.positions[hero_id].at = {2, 0};
    rebuild_caches(scenario);
    scenario.does(hero_id, Descend{Attribute::Intelligence});
    const Entities& now = scenario.world.entities;
    CHECK(now.packs[hero_id] == before.entities.packs[hero_id]);
    CHECK(now.vitals[hero_id] == before.entities.vitals[hero_id]);
    CHECK(now.abilities[hero_id].experience == 120);
    CHECK(scenario.confusion_of(hero_id) == 8);
    CHECK(now.items.size() == 2);
    CHECK(now.carried == before.entities.carried);
    CHECK(now.creatures.size() == 1);
    const Entities& there = scenario.world.left_levels.front().entities;
    CHECK(there.creatures.size() == 1);
    CHECK_FALSE(there.creatures.contains(hero_id));
    CHECK_FALSE(there.conditions.contains(hero_id));
    CHECK(there.items.size() == 0);
}

TEST_CASE("a stair costs one turn, in which those of the new level act", "[rules][stairs][W7]") {
    Scenario scenario = dungeon({"@>......d", "@.......o<"});
    go_to_stairs(scenario);
    const std::int32_t turn = scenario.knowledge().turn();
    const Turn down = scenario.act(first_descent);
    CHECK(scenario.knowledge().turn() == turn + 1);
    CHECK(events_of<ActorNoticed>(down.events).size() == 1);
    CHECK(scenario.position(scenario.actor('o')).x < 8);
}

TEST_CASE("sight is computed before the first picture of a level", "[rules][stairs][W7]") {
    Scenario scenario = two_levels();
    go_to_stairs(scenario);
    scenario.does(hero_id, first_descent);
    const forecast::Knowledge knowledge = scenario.knowledge();
    CHECK(knowledge.visibility({4, 1}) == forecast::Visibility::Visible);
    CHECK(knowledge.actors_in_view().size() == 1);
    CHECK(knowledge.tile({1, 1}).has_value());
}

TEST_CASE("no entity's number is given out twice over all levels", "[rules][stairs][W7]") {
    Scenario scenario = two_levels();
    const EntityId dummy = scenario.actor('d');
    go_to_stairs(scenario);
    scenario.does(hero_id, first_descent);
    const EntityId orc = scenario.actor('o');
    CHECK(orc > dummy);
    CHECK(scenario.world.left_levels.front().entities.creatures.contains(dummy));
    CHECK_FALSE(scenario.world.left_levels.front().entities.creatures.contains(orc));
}

TEST_CASE("the first level's stairs up lead out, with the prize alone", "[rules][stairs][W7]") {
    Scenario scenario("@<");
    scenario.does(hero_id, Walk{Direction::East});
    CHECK_FALSE(scenario.knowledge().hero().carries_prize);
    CHECK(scenario.refusal_of(Ascend{}) == RefusalReason::PrizeMissing);
    scenario.give('&');
    CHECK(scenario.knowledge().hero().carries_prize);
    const Turn turn = scenario.act(Ascend{});
    REQUIRE(events_of<HeroEscaped>(turn.events).size() == 1);
    CHECK(events_of<HeroEscaped>(turn.events)[0].prize == *scenario.catalog().prize());
    REQUIRE(turn.outcome.has_value());
    CHECK(turn.outcome->end == RunEnd::HeroEscaped);
    CHECK_FALSE(turn.outcome->killer.valid());
    CHECK(scenario.refusal_of(Wait{}) == RefusalReason::RunIsOver);
}

TEST_CASE("monsters take no stairs", "[rules][stairs][W7]") {
    Scenario scenario("@o>");
    scenario.world.entities.positions[scenario.actor('o')].at = {2, 0};
    rebuild_caches(scenario);
    const Checked checked = check(scenario.ruleset, scenario.world, scenario.actor('o'), first_descent);
    CHECK(std::get<Refusal>(checked).reason == RefusalReason::NoStairsDownHere);
}

TEST_CASE("a level's layout depends on seed and depth alone", "[rules][stairs][W7]") {
    const Ruleset ruleset{&scenario::test_catalog(), worldgen::level_source()};
    World early = new_run(ruleset, 5);
    World late = new_run(ruleset, 5);
    for (int count = 0; count < 30; ++count) {
        static_cast<void>(take_turn(ruleset, late, Wait{}));
    }
    const Cheat down{CheatKind::NextLevel};
    static_cast<void>(take_turn(ruleset, early, down));
    static_cast<void>(take_turn(ruleset, late, down));
    CHECK(early.level.tiles == late.level.tiles);
    CHECK(early.entities.positions == late.entities.positions);
}

TEST_CASE("left levels count in the hash, and are not hashed again", "[rules][stairs][hash]") {
    Scenario scenario = two_levels();
    go_to_stairs(scenario);
    scenario.does(hero_id, first_descent);
    World& world = scenario.world;
    const std::uint64_t hash = state_hash({scenario.catalog(), world});
    World other = world;
    other.left_levels.front().level.tiles[{1, 1}] = content::TileId{4};
    CHECK(state_hash({scenario.catalog(), other}) == hash);
    rebuild_caches({scenario.catalog(), other});
    CHECK(state_hash({scenario.catalog(), other}) != hash);
    other = world;
    rebuild_caches({scenario.catalog(), other});
    CHECK(state_hash({scenario.catalog(), other}) == hash);
}

TEST_CASE("up and down at random breaks nothing, and a copy plays the same",
          "[rules][stairs][property][W7]") {
    const Ruleset ruleset{&scenario::test_catalog(), worldgen::level_source()};
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        World world = new_run(ruleset, seed);
        core::RandomStream stream = core::derive_stream(seed, "test stairs");
        for (int count = 0; count < 120; ++count) {
            const forecast::Knowledge knowledge(*ruleset.catalog, world);
            const std::uint32_t drawn = stream.below(6);
            // Onto stairs without the walk: the hero's own steps are others' tests.
            const auto way = drawn < 3 ? content::Stairs::Down : content::Stairs::Up;
            static_cast<void>(take_turn(ruleset, world, Cheat{CheatKind::Heal}));
            static_cast<void>(take_turn(ruleset, world, Cheat{CheatKind::Reveal}));
            const auto stairs = knowledge.stairs(way);
            if (!stairs.empty() && !world.caches.actors[stairs.front()].valid()) {
                put_hero(*ruleset.catalog, world, stairs.front());
                World copy = world;
                const bool first = forecast::Knowledge(*ruleset.catalog, world).descent_is_first();
                const Command command = way == content::Stairs::Up
                                            ? Command(Ascend{})
                                            : Command(first ? first_descent : Descend{});
                const Turn turn = take_turn(ruleset, world, command);
                REQUIRE(take_turn(ruleset, copy, command) == turn);
                REQUIRE(first_difference(world, copy) == std::nullopt);
            } else {
                static_cast<void>(take_turn(ruleset, world, Walk{core::all_directions[stream.below(8)]}));
            }
            REQUIRE(broken_invariant({ruleset, world}) == std::nullopt);
            REQUIRE(caches_are_current({ruleset, world}));
        }
        CHECK(world.run.deepest_depth == ruleset.catalog->last_depth());
        CHECK_FALSE(is_over(world));
    }
}

}  // namespace torchwake::rules
