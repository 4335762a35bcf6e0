// Hunters that follow the hero over stairs.

#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/forecast/turn_order.hpp>
#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::rules {
namespace {

constexpr Descend first_descent{Attribute::Strength};

/// The hero is on the stairs down of the first level, which has a > beside its @; on the second level it
/// arrives on @.
Scenario on_the_stairs(const std::string& above, const std::string& below = "#####\n#<@.#\n#...#\n#####") {
    Scenario scenario = dungeon({above, below, "@<"});
    put_hero(scenario.catalog(), scenario.world, scenario.knowledge().stairs(content::Stairs::Down).front());
    return scenario;
}

/// The actor hunts the hero, and acts in so many ticks.
EntityId let_hunt(Scenario& scenario, char letter, std::int32_t ticks) {
    const EntityId hunter = scenario.actor(letter);
    Mind& mind = scenario.world.entities.minds[hunter];
    mind.intent = Intent::Hunt;
    mind.prey = hero_id;
    mind.last_seen = scenario.hero_at();
    scenario.world.entities.initiatives[hunter].counter = ticks;
    return hunter;
}

/// True if an actor of that letter beside the stairs follows the hero in the turn that it acts in.
bool follows(Scenario& scenario, EntityId actor) {
    const Turn turn = scenario.act(first_descent);
    const auto followed = events_of<ActorFollowed>(turn.events);
    return std::ranges::any_of(followed,
                               [actor](const ActorFollowed& event) { return event.actor.id == actor; });
}

constexpr const char* orc_beside = "######\n#@>o.#\n######";

}  // namespace

TEST_CASE("a hunter beside the hero follows it down with its next action, and arrives beside it",
          "[rules][stairs][W7]") {
    Scenario scenario = on_the_stairs(orc_beside);
    const EntityId orc = let_hunt(scenario, 'o', 3);
    CHECK(scenario.knowledge().actors_in_view().front().follows);
    const Turn turn = scenario.act(first_descent);
    const auto followed = events_of<ActorFollowed>(turn.events);
    REQUIRE(followed.size() == 1);
    CHECK(followed.front().actor.id == orc);
    CHECK(followed.front().actor.seen);
    CHECK(followed.front().down);
    CHECK(core::chebyshev_distance(scenario.position(orc), scenario.hero_at()) == 1);
    CHECK_FALSE(scenario.world.caches.flags[scenario.position(orc)].has_stairs());
    CHECK(scenario.intent_of(orc) == Intent::Hunt);
    CHECK(scenario.hit_points(hero_id) == 20);
    CHECK_FALSE(scenario.world.left_levels.front().entities.creatures.contains(orc));
    CHECK(scenario.world.pursuit == Pursuit{});
}

TEST_CASE("a hunter follows up as well", "[rules][stairs][W7]") {
    Scenario scenario = on_the_stairs("####\n#@>#\n#..#\n####", "#####\n#<@o#\n#####");
    scenario.act(first_descent);
    put_hero(scenario.catalog(), scenario.world, {1, 1});
    const EntityId orc = scenario.actor('o');
    scenario.world.entities.positions[orc].at = {2, 1};
    rebuild_caches(scenario);
    let_hunt(scenario, 'o', 1);
    const Turn turn = scenario.act(Ascend{});
    const auto followed = events_of<ActorFollowed>(turn.events);
    REQUIRE(followed.size() == 1);
    CHECK_FALSE(followed.front().down);
    CHECK(core::chebyshev_distance(scenario.position(orc), scenario.hero_at()) == 1);
}

TEST_CASE("a follower arrives when its counter has run out, as foretold, and not before",
          "[rules][stairs][W6][W7]") {
    Scenario scenario = on_the_stairs(orc_beside);
    const EntityId orc = let_hunt(scenario, 'o', 60);
    const LeftLevel left_with_orc = [&] {
        scenario.act(first_descent);
        return scenario.world.left_levels.front();
    }();
    std::int32_t waits = 0;
    while (!scenario.world.entities.creatures.contains(orc)) {
        REQUIRE(scenario.world.left_levels.front() == left_with_orc);
        const forecast::Knowledge knowledge = scenario.knowledge();
        const auto followers = knowledge.followers();
        REQUIRE(followers.size() == 1);
        CHECK(followers.front().id == orc);
        CHECK(followers.front().at == scenario.hero_at());
        const bool comes_now = followers.front().ticks < knowledge.hero().wait;
        const auto order = forecast::upcoming_acts(knowledge, 2);
        CHECK((order[1].id == orc) == comes_now);
        CHECK(order[1].certain);
        const Turn turn = scenario.act(Wait{});
        CHECK(events_of<ActorFollowed>(turn.events).size() == (comes_now ? 1U : 0U));
        ++waits;
    }
    CHECK(waits >= 4);
    CHECK(scenario.knowledge().followers().empty());
}

TEST_CASE("nothing is certain after the arrival of a follower", "[rules][stairs][W6][W7]") {
    Scenario scenario = on_the_stairs(orc_beside);
    const EntityId orc = let_hunt(scenario, 'o', 20);
    scenario.act(first_descent);
    const auto order = forecast::upcoming_acts(scenario.knowledge(), 6);
    const auto arrival = std::ranges::find(order, orc, &forecast::UpcomingAct::id);
    REQUIRE(arrival != order.end());
    CHECK(
        std::all_of(arrival + 1, order.end(), [](const forecast::UpcomingAct& act) { return !act.certain; }));
    CHECK(std::ranges::count(order, orc, &forecast::UpcomingAct::id) == 1);
}

TEST_CASE("a follower keeps all that it carries, and its conditions count the stair as an action",
          "[rules][stairs][W7]") {
    Scenario scenario = on_the_stairs("######\n#@>g.#\n######");
    const EntityId goblin = let_hunt(scenario, 'g', 5);
    scenario.world.entities.initiatives[hero_id].die = 1;  // the hero's next turn is at 6
    const Slot slot = scenario.give('!', goblin);
    const EntityId potion = scenario.world.entities.packs[goblin].slots[slot.value];
    scenario.let_last(goblin, content::ConditionKind::Haste, 3);
    scenario.set_hit_points(goblin, 2);
    REQUIRE(follows(scenario, goblin));
    CHECK(scenario.world.entities.carried[potion].by == goblin);
    CHECK(scenario.turns_of(content::ConditionKind::Haste, goblin) == 2);
    CHECK(scenario.hit_points(goblin) == 2);
    CHECK(scenario.world.left_levels.front().entities.items.size() == 0);
}

TEST_CASE("monsters that do not hunt the hero stay", "[rules][stairs][W7]") {
    for (const Intent intent : {Intent::Sleep, Intent::Rest, Intent::Track, Intent::Search, Intent::Flee}) {
        CAPTURE(static_cast<int>(intent));
        Scenario scenario = on_the_stairs(orc_beside);
        const EntityId orc = let_hunt(scenario, 'o', 2);
        scenario.world.entities.minds[orc].intent = intent;
        CHECK_FALSE(scenario.knowledge().actors_in_view().front().follows);
        CHECK_FALSE(follows(scenario, orc));
    }
    Scenario scenario = on_the_stairs(orc_beside);
    const EntityId orc = let_hunt(scenario, 'o', 2);
    scenario.world.entities.minds[orc].prey = EntityId{};
    CHECK_FALSE(follows(scenario, orc));
}

TEST_CASE("monsters that are held, confused or static stay, and so do those at a distance",
          "[rules][stairs][W7]") {
    for (const auto kind : {content::ConditionKind::Held, content::ConditionKind::Confusion}) {
        Scenario scenario = on_the_stairs(orc_beside);
        const EntityId orc = let_hunt(scenario, 'o', 2);
        scenario.let_last(orc, kind, 9);
        CHECK_FALSE(follows(scenario, orc));
    }
    Scenario with_dummy = on_the_stairs("######\n#@>d.#\n######");
    CHECK_FALSE(follows(with_dummy, let_hunt(with_dummy, 'd', 2)));
    Scenario far = on_the_stairs("######\n#@>.o#\n######");
    CHECK_FALSE(follows(far, let_hunt(far, 'o', 2)));
    Scenario behind_corner = on_the_stairs("#####\n#@>##\n###o#\n#####");
    CHECK_FALSE(follows(behind_corner, let_hunt(behind_corner, 'o', 2)));
}

TEST_CASE("nobody follows over ground that is no stair", "[rules][stairs][W7]") {
    Scenario scenario("#####\n#@o.#\n#####");
    let_hunt(scenario, 'o', 2);
    CHECK_FALSE(scenario.knowledge().actors_in_view().front().follows);
}

TEST_CASE("a hero who is back in time finds the follower where it left it, with its time that is left",
          "[rules][stairs][W7]") {
    Scenario scenario = on_the_stairs(orc_beside, "####\n#<.#\n####");
    scenario.ruleset.level_source = [](const content::Catalog& catalog, std::uint64_t, std::int32_t) {
        LevelPlan plan = scenario::read_level(catalog, "####\n#<.#\n####").plan;
        plan.arrival = {1, 1};
        return plan;
    };
    const EntityId orc = let_hunt(scenario, 'o', 40);
    const core::Point where = scenario.position(orc);
    const std::int32_t down = scenario.knowledge().hero().wait;
    scenario.act(first_descent);
    REQUIRE(scenario.world.pursuit.followers.size() == 1);
    CHECK(scenario.world.pursuit.followers.front().counter == 40 - down);
    const std::int32_t up = scenario.knowledge().hero().wait;
    scenario.act(Ascend{});
    CHECK(scenario.world.pursuit == Pursuit{});
    CHECK(scenario.position(orc) == where);
    CHECK(scenario.world.entities.initiatives[orc].counter == 40 - down - up);
}

TEST_CASE("a follower that finds no room stays on its level", "[rules][stairs][W7]") {
    Scenario scenario = on_the_stairs(orc_beside, "####\n#@<#\n####");
    const EntityId orc = let_hunt(scenario, 'o', 2);
    CHECK_FALSE(follows(scenario, orc));
    CHECK(scenario.world.pursuit == Pursuit{});
    CHECK(scenario.world.left_levels.front().entities.creatures.contains(orc));
}

TEST_CASE("a hero that falls on is followed no farther", "[rules][stairs][W7]") {
    Scenario scenario = on_the_stairs(orc_beside);
    const EntityId orc = let_hunt(scenario, 'o', 60);
    scenario.act(first_descent);
    REQUIRE_FALSE(scenario.world.pursuit.followers.empty());
    scenario.act(Cheat{CheatKind::NextLevel});
    CHECK(scenario.world.level.depth == 3);
    CHECK(scenario.world.pursuit == Pursuit{});
    CHECK(scenario.world.left_levels.front().entities.creatures.contains(orc));
}

TEST_CASE("all hunters beside the hero follow, each at its own time", "[rules][stairs][W7]") {
    Scenario scenario = on_the_stairs("#####\n#o@r#\n#.>T#\n#####", "######\n#<@..#\n#....#\n######");
    const EntityId orc = let_hunt(scenario, 'o', 3);
    const EntityId rat = let_hunt(scenario, 'r', 1);
    const EntityId troll = let_hunt(scenario, 'T', 2);
    std::vector<EntityId> order;
    for (const ActorFollowed& followed : events_of<ActorFollowed>(scenario.act(first_descent).events)) {
        order.push_back(followed.actor.id);
    }
    CHECK(order == std::vector{rat, troll, orc});
}

TEST_CASE("damaged followers are found", "[rules][invariants][W2][W7]") {
    Scenario scenario = on_the_stairs(orc_beside);
    const EntityId orc = let_hunt(scenario, 'o', 60);
    scenario.act(first_descent);
    const auto complains = [&scenario](auto&& damage) {
        World world = scenario.world;
        damage(world.pursuit);
        return broken_invariant({scenario.catalog(), world}).has_value();
    };
    CHECK_FALSE(complains([](Pursuit&) {}));
    CHECK(complains([](Pursuit& pursuit) { pursuit.depth = 3; }));
    CHECK(complains([](Pursuit& pursuit) { pursuit.at = {-1, 0}; }));
    CHECK(complains([](Pursuit& pursuit) { pursuit.followers.clear(); }));
    CHECK(complains([](Pursuit& pursuit) { pursuit.followers.front().counter = -1; }));
    CHECK(complains([](Pursuit& pursuit) { pursuit.followers.front().id = hero_id; }));
    CHECK(complains([orc](Pursuit& pursuit) { pursuit.followers.push_back({orc, 3}); }));
}

TEST_CASE("up and down with hunters behind breaks nothing, and a copy plays the same",
          "[rules][stairs][property][W7]") {
    const Ruleset ruleset{&scenario::test_catalog(), worldgen::level_source()};
    std::size_t followed = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        World world = new_run(ruleset, seed);
        core::RandomStream stream = core::derive_stream(seed, "test pursuit");
        static_cast<void>(take_turn(ruleset, world, Cheat{CheatKind::Undying}));
        for (int count = 0; count < 40; ++count) {
            const auto way = stream.below(2) == 0 ? content::Stairs::Down : content::Stairs::Up;
            static_cast<void>(take_turn(ruleset, world, Cheat{CheatKind::Reveal}));
            const auto stairs = forecast::Knowledge(*ruleset.catalog, world).stairs(way);
            if (stairs.empty() || world.caches.actors[stairs.front()].valid() || world.level.depth == 1) {
                static_cast<void>(take_turn(ruleset, world, Cheat{CheatKind::NextLevel}));
                continue;
            }
            put_hero(*ruleset.catalog, world, stairs.front());
            for (const EntityId id : world.entities.minds.ids()) {
                Mind& mind = world.entities.minds[id];
                mind.intent = Intent::Hunt;
                mind.prey = hero_id;
                mind.last_seen = stairs.front();
            }
            for (int wait = 0; wait < 12; ++wait) {
                static_cast<void>(take_turn(ruleset, world, Wait{}));
            }
            const bool first = forecast::Knowledge(*ruleset.catalog, world).descent_is_first();
            const Command command =
                way == content::Stairs::Up ? Command(Ascend{}) : Command(first ? first_descent : Descend{});
            World copy = world;
            const Turn turn = take_turn(ruleset, world, command);
            REQUIRE(take_turn(ruleset, copy, command) == turn);
            REQUIRE(first_difference(world, copy) == std::nullopt);
            followed += events_of<ActorFollowed>(turn.events).size();
            rebuild_caches({ruleset, copy});
            REQUIRE(state_hash({ruleset, copy}) == turn.hash);
            REQUIRE(broken_invariant({ruleset, world}) == std::nullopt);
            REQUIRE(caches_are_current({ruleset, world}));
            if (is_over(world)) {
                break;
            }
        }
    }
    CHECK(followed > 20);
}

}  // namespace torchwake::rules
