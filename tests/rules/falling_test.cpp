// Things that fall into a chasm, and things that burn.

#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

constexpr const char* hall = "########\n#@.....#\n########";

/// The kinds of the items that lie on the level.
std::vector<content::ItemId> things_lying(const World& world) {
    std::vector<content::ItemId> kinds;
    for (const EntityId id : world.entities.items.ids()) {
        if (world.entities.positions.contains(id)) {
            kinds.push_back(world.entities.items[id].kind);
        }
    }
    return kinds;
}

}  // namespace

TEST_CASE("a thing that is thrown over a chasm lies on the level below, near where it fell",
          "[rules][matter][S5]") {
    MatterScenario scenario = above_another("@h.h..", hall);
    const content::ItemId plank = *scenario.catalog().find_item("plank");
    const Events events = scenario.does(hero_id, Throw{scenario.give('N'), core::Point{3, 0}});
    REQUIRE(events_of<ItemFellBelow>(events).size() == 1);
    CHECK(events_of<ItemFellBelow>(events).front() ==
          ItemFellBelow{plank, *scenario.catalog().find_matter("chasm"), {3, 0}, true});
    CHECK(events_of<ItemFell>(events).empty());
    CHECK(things_lying(scenario.world).empty());
    REQUIRE(scenario.world.fallen.size() == 1);
    CHECK(broken_invariant(scenario) == std::nullopt);
    scenario.does(hero_id, Walk{Direction::East});
    REQUIRE(scenario.world.level.depth == 2);
    CHECK(scenario.world.fallen.empty());
    REQUIRE(things_lying(scenario.world) == std::vector{plank});
    CHECK(caches_are_current(scenario));
    const EntityId item = scenario.world.entities.items.ids().back();
    CHECK(core::chebyshev_distance(scenario.position(item), {3, 0}) == 1);
}

TEST_CASE("what one who falls into a chasm had falls with it", "[rules][matter][S4]") {
    MatterScenario scenario = above_another("@.rhhh", hall);
    const EntityId rat = scenario.actor('r');
    scenario.world.entities.packs.insert(rat, {{}, 2, {}});
    rebuild_caches(scenario);
    static_cast<void>(scenario.give('N', rat));
    const Events events = scenario.fires('G', {2, 0});
    CHECK_FALSE(is_alive(scenario.world, rat));
    CHECK(events_of<ItemFellBelow>(events).size() == scenario.world.fallen.size());
    CHECK_FALSE(scenario.world.fallen.empty());
    CHECK(things_lying(scenario.world).empty());
}

TEST_CASE("what lies on planks falls when they break", "[rules][matter][S5]") {
    MatterScenario scenario = above_another("@.h...", hall);
    scenario.cover({2, 0}, "planks");
    scenario.does(hero_id, Throw{scenario.give('N'), core::Point{2, 0}});
    REQUIRE(things_lying(scenario.world).size() == 1);
    scenario.fires('K', {2, 0});
    CHECK(events_of<ItemFellBelow>(scenario.let_beats_pass()).size() == 1);
    CHECK(things_lying(scenario.world).empty());
    CHECK(scenario.world.fallen.size() == 1);
}

TEST_CASE("a thing that fell is sound, and from a level where the hero was", "[rules][invariants][W2]") {
    const std::vector<void (*)(FallenItem&)> damages{
        [](FallenItem& fallen) { fallen.depth = 1; },
        [](FallenItem& fallen) { fallen.depth = 3; },
        [](FallenItem& fallen) { fallen.at = {6, 0}; },
        [](FallenItem& fallen) { fallen.item.count = 0; },
        [](FallenItem& fallen) { fallen.item.laid_down = true; },
    };
    for (const auto damage : damages) {
        MatterScenario scenario("@.h...");
        scenario.world.fallen = {{2, {2, 0}, Item{}}};
        scenario.world.fallen.front().item.kind = content::ItemId{0};
        REQUIRE(broken_invariant(scenario) == std::nullopt);
        damage(scenario.world.fallen.front());
        CHECK(broken_invariant(scenario).has_value());
    }
}

TEST_CASE("a scroll that lies in flames burns, and other things do not", "[rules][matter][S2]") {
    MatterScenario scenario("@.,,..");
    const content::ItemId scroll = *scenario.catalog().find_item("lightning");
    const content::ItemId plank = *scenario.catalog().find_item("plank");
    scenario.does(hero_id, Throw{scenario.give('L'), core::Point{2, 0}});
    scenario.does(hero_id, Throw{scenario.give('N'), core::Point{3, 0}});
    REQUIRE(things_lying(scenario.world).size() == 2);
    scenario.light({3, 0});
    const Events events = scenario.let_beats_pass(8);
    REQUIRE(events_of<ItemBurnt>(events).size() == 1);
    CHECK(events_of<ItemBurnt>(events).front() == ItemBurnt{scroll, 1, {2, 0}, true});
    CHECK(things_lying(scenario.world) == std::vector{plank});
}

}  // namespace torchwake::rules
