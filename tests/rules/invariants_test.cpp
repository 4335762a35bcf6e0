#include "rules/dungeon.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using scenario::Scenario;

/// The complaint about a world after a change that no rule makes.
template <class Change>
std::string complaint_after(const Change& change) {
    Scenario scenario(R"(
        #######
        #@!g..#
        #######)");
    change(scenario.world);
    return broken_invariant(scenario).value_or("");
}

Conditions lasting(const Condition& condition) {
    Conditions conditions;
    conditions.of.front() = condition;
    return conditions;
}

constexpr EntityId goblin{1};
constexpr EntityId potion{2};
constexpr EntityId orc{2};  // of the level below

}  // namespace

TEST_CASE("a thing in two places is found", "[rules][invariants][W2]") {
    CHECK(complaint_after([](World&) {}).empty());
    CHECK_FALSE(complaint_after([](World& world) {
                    world.entities.carried.insert(potion, {hero_id, Slot{0}});
                }).empty());
    CHECK_FALSE(complaint_after([](World& world) { world.entities.positions.erase(potion); }).empty());
    CHECK_FALSE(
        complaint_after([](World& world) { world.entities.packs[hero_id].slots[0] = potion; }).empty());
}

TEST_CASE("whatever a damaged file may hold is found", "[rules][invariants][W2]") {
    const std::vector<void (*)(World&)> damages{
        [](World& world) { world.entities.positions[goblin].at = {90, 1}; },
        [](World& world) { world.entities.positions[goblin].at = {0, 0}; },
        [](World& world) { world.entities.positions[goblin].at = {1, 1}; },
        [](World& world) { world.entities.vitals[goblin].hit_points = 0; },
        [](World& world) { world.entities.vitals[hero_id].hit_points = 21; },
        [](World& world) { world.entities.vitals[hero_id].hit_points = 0; },
        [](World& world) { world.entities.creatures[goblin].kind = content::MonsterId{}; },
        [](World& world) { world.entities.creatures[hero_id].kind = content::MonsterId{1}; },
        [](World& world) { world.entities.items[potion].kind = content::ItemId{99}; },
        [](World& world) { world.entities.items[potion].charges = 0; },
        [](World& world) { world.entities.minds.erase(goblin); },
        [](World& world) { world.entities.minds[goblin].home = {-1, 0}; },
        [](World& world) { world.entities.initiatives[hero_id].counter = 3; },
        [](World& world) { world.entities.packs[hero_id].size = 27; },
        [](World& world) { world.run.next_entity = 2; },
        [](World& world) { world.run.killer = content::MonsterId{1}; },
        [](World& world) { world.level.tiles[{0, 0}] = content::TileId{77}; },
        [](World& world) { world.memory.tiles.reset({3, 3}); },
        [](World& world) { world.memory.objects.front().at = {-1, -1}; },
        [](World& world) { world.entities.corpses.insert(EntityId{2}, {content::MonsterId{1}}); },
        [](World& world) { world.entities.minds[goblin].group = -1; },
        [](World& world) { world.entities.minds[goblin].intent = static_cast<Intent>(9); },
        [](World& world) { world.level.noise = {{-1, 0}, 5}; },
        [](World& world) { world.level.noise.reach = -1; },
        [](World& world) { world.run.owed_choices = -1; },
        [](World& world) { world.run.deepest_depth = 0; },
        [](World& world) { world.run.undying = true; },
        [](World& world) { world.run.deepest_depth = 4; },
        [](World& world) { world.run.owed_choices = 1001; },
        [](World& world) { world.run.turn = 1'000'000'001; },
        [](World& world) { world.run.seed = std::uint64_t{1} << 53U; },
        [](World& world) { world.run.next_entity = 2'000'000'000; },
        [](World& world) { world.level.depth = 0; },
        [](World& world) { world.level.noise = {{1, 1}, 1001}; },
        [](World& world) { world.entities.positions.insert(EntityId{7}, {{4, 1}}); },
        [](World& world) { world.entities.carried.insert(EntityId{7}, {hero_id, Slot{0}}); },
        [](World& world) { world.entities.packs[hero_id].slots[25] = EntityId{7}; },
        [](World& world) { world.entities.vitals[goblin].max_hit_points = 1'000'001; },
        [](World& world) { world.entities.abilities[goblin].attributes.dexterity = -1; },
        [](World& world) { world.entities.abilities[goblin].skills.melee = 1001; },
        [](World& world) { world.entities.abilities[hero_id].experience = 1000; },
        [](World& world) { world.entities.initiatives[goblin].counter = 1'000'001; },
        [](World& world) { world.entities.initiatives[goblin].die = 0; },
        [](World& world) { world.entities.initiatives[hero_id].die = 7; },
        [](World& world) { world.entities.minds[goblin].search_steps = 1001; },
        [](World& world) {
            world.entities.conditions.insert(goblin,
                                             lasting({1'000'001, 1, false, {}, content::MonsterId{0}}));
        },
        [](World& world) { world.entities.conditions.insert(goblin, {}); },
        [](World& world) { world.entities.conditions.insert(potion, lasting({3, 1, false, {}, {}})); },
        [](World& world) { world.entities.conditions.insert(goblin, lasting({-1, 1, false, {}, {}})); },
        [](World& world) { world.entities.conditions.insert(goblin, lasting({0, 1, false, {}, {}})); },
        [](World& world) { world.entities.conditions.insert(goblin, lasting({3, 10'001, false, {}, {}})); },
        [](World& world) { world.entities.conditions.insert(goblin, lasting({3, 1, false, {}, {}})); },
        [](World& world) { world.entities.hungers.insert(potion, {0}); },
        [](World& world) { world.entities.hungers.insert(hero_id, {-2}); },
        [](World& world) { world.entities.spellbooks.insert(potion, {}); },
        [](World& world) { world.entities.spellbooks[hero_id].spells[3] = content::SpellId{0}; },
        [](World& world) { world.entities.spellbooks[hero_id].spells[3] = content::SpellId{77}; },
        [](World& world) { world.entities.spellbooks[hero_id].spells[25] = content::SpellId{1}; },
        [](World& world) { world.entities.items[potion].count = 51; },
        [](World& world) { world.level.scenes.push_back({{90, 1}, content::VaultId{0}}); },
        [](World& world) { world.level.scenes.push_back({{1, 1}, content::VaultId{7}}); },
        [](World& world) { world.memory.seen.reset({3, 3}); },
        [](World& world) { world.memory.seen.clear(); },
        [](World& world) { world.memory.tiles[{0, 0}] = content::TileId{}; },
        [](World& world) { world.memory.objects.push_back(world.memory.objects.front()); },
    };
    for (std::size_t index = 0; index < damages.size(); ++index) {
        INFO(index);
        CHECK_FALSE(complaint_after(damages[index]).empty());
    }
}

TEST_CASE("left levels are as sound as the hero's own", "[rules][invariants][W7]") {
    const std::vector<void (*)(World&, LeftLevel&)> damages{
        [](World& world, LeftLevel& left) { left.level.depth = world.level.depth; },
        [](World& world, LeftLevel&) { world.left_levels.push_back(world.left_levels.front()); },
        [](World& world, LeftLevel&) { world.run.deepest_depth = 1; },
        [](World&, LeftLevel& left) { left.level.depth = 3; },
        [](World&, LeftLevel& left) { left.level.depth = 0; },
        [](World&, LeftLevel& left) { left.level.tiles.fill(content::TileId{1}); },
        [](World&, LeftLevel& left) { left.entities.positions[goblin].at = {90, 0}; },
        [](World&, LeftLevel& left) { left.entities.vitals.erase(goblin); },
        [](World& world, LeftLevel& left) {
            left.entities.items.insert(orc, {content::ItemId{0}, 1, 1});
            left.entities.positions.insert(orc, {{0, 0}});
            REQUIRE(world.entities.creatures.contains(orc));
        },
        [](World& world, LeftLevel& left) {
            left.entities.creatures.insert(hero_id, world.entities.creatures[hero_id]);
        },
        [](World&, LeftLevel& left) { left.memory.tiles.reset({1, 1}); },
        [](World&, LeftLevel& left) { left.level.tiles[{0, 0}] = content::TileId{77}; },
    };
    for (std::size_t index = 0; index < damages.size(); ++index) {
        INFO(index);
        Scenario scenario = dungeon({"@>.g", "@<.o"});
        scenario.does(hero_id, Walk{core::Direction::East});
        scenario.does(hero_id, Descend{Attribute::Strength});
        damages[index](scenario.world, scenario.world.left_levels.front());
        CHECK(broken_invariant(scenario).has_value());
    }
}

TEST_CASE("stale caches are found", "[rules][invariants]") {
    Scenario scenario("@..");
    CHECK(caches_are_current(scenario));
    scenario.world.entities.positions[hero_id].at = {1, 0};
    CHECK_FALSE(caches_are_current(scenario));
    rebuild_caches(scenario);
    CHECK(caches_are_current(scenario));
}

TEST_CASE("hazards that are no longer those of the matter are found", "[rules][invariants][S6]") {
    scenario::MatterScenario scenario("@....,...r");
    scenario.light({5, 0});
    scenario.act(Wait{});
    scenario.burn({5, 0}, 9);
    scenario.act(Wait{});
    REQUIRE(caches_are_current(scenario));
    scenario.burn({5, 0}, 0, BurningLayer::Nothing);
    scenario.world.level.matter.cover[{5, 0}] = {};
    CHECK_FALSE(caches_are_current(scenario));
}

}  // namespace torchwake::rules
