#include "scenario/scenario.hpp"

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
    return broken_invariant(scenario.catalog(), scenario.world).value_or("");
}

constexpr EntityId goblin{1};
constexpr EntityId potion{2};

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
    };
    for (std::size_t index = 0; index < damages.size(); ++index) {
        INFO(index);
        CHECK_FALSE(complaint_after(damages[index]).empty());
    }
}

TEST_CASE("stale caches are found", "[rules][invariants]") {
    Scenario scenario("@..");
    CHECK(caches_are_current(scenario.catalog(), scenario.world));
    scenario.world.entities.positions[hero_id].at = {1, 0};
    CHECK_FALSE(caches_are_current(scenario.catalog(), scenario.world));
    rebuild_caches(scenario.catalog(), scenario.world);
    CHECK(caches_are_current(scenario.catalog(), scenario.world));
}

}  // namespace torchwake::rules
