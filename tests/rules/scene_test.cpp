// Scenes are told at first sight, once, and when they are looked at.

#include "rules/names.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/rules/game_state.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::events_of;
using scenario::Scenario;

constexpr std::string_view around_a_corner = R"(
    #########
    #@......#
    #######.#
    #.......#
    #########)";

Scenario with_scene_at(core::Point middle) {
    Scenario scenario(around_a_corner);
    scenario.world.level.scenes.push_back({middle, content::VaultId{0}, false});
    rebuild_caches(scenario);
    return scenario;
}

}  // namespace

TEST_CASE("a scene is told when the hero first sees its middle, and only then", "[rules][scene][V9]") {
    Scenario scenario = with_scene_at({2, 3});
    CHECK(events_of<SceneSeen>(scenario.act(Wait{}).events).empty());
    std::size_t told = 0;
    for (const core::Direction way :
         {core::Direction::East, core::Direction::East, core::Direction::East, core::Direction::East,
          core::Direction::East, core::Direction::East, core::Direction::South, core::Direction::South}) {
        for (const SceneSeen& seen : events_of<SceneSeen>(scenario.act(Walk{way}).events)) {
            CHECK(seen == SceneSeen{content::VaultId{0}, {2, 3}});
            CHECK(scenario.world.caches.visible.get(seen.at));
            ++told;
        }
    }
    CHECK(told == 1);
    CHECK(events_of<SceneSeen>(scenario.act(Wait{}).events).empty());
}

TEST_CASE("a scene that was told is known in each of its cells, and in no other", "[rules][scene][V9]") {
    Scenario scenario = with_scene_at({3, 1});
    CHECK_FALSE(scenario.knowledge().scene({3, 1}).valid());
    static_cast<void>(scenario.act(Wait{}));
    CHECK(scenario.knowledge().scene({3, 1}) == content::VaultId{0});
    CHECK(scenario.knowledge().scene({2, 0}).valid());
    CHECK_FALSE(scenario.knowledge().scene({5, 1}).valid());
}

TEST_CASE("what a scene holds comes with the level: the dead, sprung traps and matter",
          "[rules][scene][V9]") {
    LevelPlan plan;
    plan.tiles.reset({4, 4}, content::TileId{0});
    put(plan, {.corpse = content::MonsterId{1}, .trap = content::TrapId{0}, .sprung = true}, {1, 1});
    put(plan, {.monster = content::MonsterId{1}, .asleep = true}, {2, 1});
    CHECK(plan.matter.cover.size() != plan.tiles.size());
    put(plan, {.item = content::ItemId{0}, .trap = content::TrapId{0}, .liquid = {}, .depth = 0}, {2, 2});
    CHECK(plan.corpses == std::vector<Spawn<content::MonsterId>>{{content::MonsterId{1}, {1, 1}}});
    CHECK(plan.sprung == std::vector<Spawn<content::TrapId>>{{content::TrapId{0}, {1, 1}}});
    CHECK(plan.traps == std::vector<Spawn<content::TrapId>>{{content::TrapId{0}, {2, 2}}});
    CHECK(plan.monsters.front().asleep);
    put(plan, {.cover = content::MatterId{1}, .liquid = content::MatterId{0}, .depth = 2}, {3, 3});
    CHECK(plan.matter.cover[{3, 3}] == content::MatterId{1});
    CHECK(plan.matter.depth[{3, 3}] == 2);
}

}  // namespace torchwake::rules
