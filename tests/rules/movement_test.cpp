#include "rules/names.hpp"
#include "scenario/faction_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string_view>

namespace torchwake::rules {
namespace {

/// Orcs flee below half of 20 hit points, wanderers walk from place to place.
const content::Catalog& timid_catalog() {
    static const content::Catalog catalog([] {
        content::CatalogParts parts = scenario::faction_parts();
        for (content::MonsterDef& kind : parts.monsters) {
            if (kind.id == "orc") {
                kind.flees_below = 50;
                kind.hit_points = 20;
            } else if (kind.id == "wanderer") {
                kind.movement = content::Movement::Waypoint;
            }
        }
        return parts;
    }());
    return catalog;
}

Scenario among_the_timid(const char* map, std::uint64_t seed = 1) {
    return Scenario(map, seed, timid_catalog());
}

std::int32_t distance(const Scenario& scenario, EntityId a, EntityId b) {
    return core::chebyshev_distance(scenario.position(a), scenario.position(b));
}

/// One that could not be killed or scared by the hero's blows meanwhile.
void wait_unharmed(Scenario& scenario, int turns) {
    for (int turn = 0; turn < turns; ++turn) {
        scenario.set_hit_points(hero_id, 20);
        scenario.act(Wait{});
    }
}

}  // namespace

TEST_CASE("who is badly hurt flees along the flee map, past its enemy where there is more room",
          "[rules][mind][A2]") {
    Scenario scenario = among_the_timid(R"(
        ####################
        #....@o............#
        ####################)");
    const EntityId orc = scenario.actor('o');
    scenario.set_hit_points(orc, 9);
    wait_unharmed(scenario, 6);
    CHECK(scenario.intent_of(orc) == Intent::Flee);
    CHECK(distance(scenario, orc, hero_id) >= 4);
    CHECK(scenario.position(orc).x > scenario.hero_at().x);
}

TEST_CASE("who has half of its hit points or more stands and fights", "[rules][mind][A2]") {
    Scenario scenario = among_the_timid("@....o....");
    const EntityId orc = scenario.actor('o');
    scenario.set_hit_points(orc, 10);
    wait_unharmed(scenario, 2);
    CHECK(scenario.intent_of(orc) == Intent::Hunt);
    CHECK(distance(scenario, orc, hero_id) < 5);
}

TEST_CASE("a kind that fears nothing never flees", "[rules][mind][A2]") {
    Scenario scenario = among_the_timid("@....T....");
    const EntityId troll = scenario.actor('T');
    scenario.set_hit_points(troll, 1);
    wait_unharmed(scenario, 2);
    CHECK(scenario.intent_of(troll) == Intent::Hunt);
}

TEST_CASE("who is cornered fights", "[rules][mind][A2]") {
    Scenario scenario = among_the_timid("@o#");
    const EntityId orc = scenario.actor('o');
    scenario.set_hit_points(orc, 3);
    bool struck = false;
    for (int turns = 0; turns < 6; ++turns) {
        scenario.set_hit_points(hero_id, 20);
        const Events events = scenario.act(Wait{}).events;
        struck |= !events_of<BlowLanded>(events).empty() || !events_of<BlowDodged>(events).empty();
    }
    CHECK(struck);
    CHECK(scenario.intent_of(orc) == Intent::Flee);
}

TEST_CASE("who fled recovers out of sight, and comes back", "[rules][mind][A2][E8]") {
    Scenario scenario = among_the_timid(R"(
        ############
        #@.o.......#
        ##########.#
        ##########.#
        ##########.#
        ##########.#
        ##########.#
        ############)");
    const EntityId orc = scenario.actor('o');
    scenario.set_hit_points(orc, 8);
    bool recovered = false;
    bool back = false;
    bool hidden = false;
    for (int turns = 0; turns < 80 && !back; ++turns) {
        wait_unharmed(scenario, 1);
        hidden |= !scenario.world.caches.visible.get(scenario.position(orc));
        recovered |= hidden && scenario.hit_points(orc) >= 15;
        back = recovered && scenario.intent_of(orc) == Intent::Hunt;
        if (!recovered) {
            CHECK(scenario.intent_of(orc) == Intent::Flee);
        }
    }
    CHECK(hidden);
    CHECK(back);
}

TEST_CASE("who flees drinks what heals", "[rules][mind][A2][I8]") {
    content::CatalogParts parts = scenario::faction_parts();
    for (content::MonsterDef& kind : parts.monsters) {
        kind.flees_below = kind.id == "goblin" ? 60 : 0;
    }
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@.....g..", 1, catalog);
    const EntityId goblin = scenario.actor('g');
    scenario.give('!', goblin);
    scenario.set_hit_points(goblin, 1);
    bool drank = false;
    for (int turns = 0; turns < 4; ++turns) {
        drank |= !events_of<ItemUsed>(scenario.act(Wait{}).events).empty();
    }
    CHECK(drank);
    CHECK(scenario.hit_points(goblin) == 2);
}

TEST_CASE("who flees from a faction does so in full health, and fights none of it that ignores it",
          "[rules][mind][A2][A3]") {
    Scenario scenario = among_the_timid(R"(
        @#########
        ##..w.j..#
        ##.......#
        ##########)");
    const EntityId wanderer = scenario.actor('w');
    const EntityId jackal = scenario.actor('j');
    for (int turns = 0; turns < 10; ++turns) {
        const Events events = scenario.act(Wait{}).events;
        CHECK(events_of<BlowLanded>(events).empty());
        CHECK(events_of<BlowDodged>(events).empty());
    }
    CHECK(scenario.intent_of(wanderer) == Intent::Flee);
    CHECK(scenario.intent_of(jackal) == Intent::Rest);
    CHECK(distance(scenario, wanderer, jackal) > 2);
}

TEST_CASE("one that never moves does not flee", "[rules][mind][A2]") {
    Scenario scenario = among_the_timid("@#d.r");
    wait_unharmed(scenario, 3);
    CHECK(scenario.intent_of(scenario.actor('d')) != Intent::Flee);
}

TEST_CASE("who walks about goes from place to place over the whole level", "[rules][mind][A2]") {
    Scenario scenario = among_the_timid(R"(
        @########################
        ##..........#...........#
        ##....w.....+...........#
        ##..........#...........#
        #########################)");
    const EntityId wanderer = scenario.actor('w');
    std::set<core::Point> homes;
    std::set<core::Point> trod;
    for (int turns = 0; turns < 300; ++turns) {
        scenario.act(Wait{});
        homes.insert(scenario.world.entities.minds[wanderer].home);
        trod.insert(scenario.position(wanderer));
    }
    CHECK(homes.size() >= 3);
    CHECK(homes.size() <= 9);
    CHECK(trod.size() >= 20);
    CHECK(std::ranges::any_of(trod, [](core::Point at) { return at.x > 12; }));
    CHECK(std::ranges::any_of(trod, [](core::Point at) { return at.x < 12; }));
}

TEST_CASE("who walks about stays where no way leads on", "[rules][mind][A2]") {
    Scenario scenario = among_the_timid("@.......#w#");
    const EntityId wanderer = scenario.actor('w');
    wait_unharmed(scenario, 20);
    CHECK(scenario.position(wanderer) == core::Point{9, 0});
}

TEST_CASE("who never moves, who strolls and who hunts do as their data says", "[rules][mind][A2]") {
    Scenario scenario(R"(
        @#########
        ##d......#
        ##.......#
        ##...w..o#
        ##########)");
    bool strolled = false;
    for (int turns = 0; turns < 20; ++turns) {
        scenario.act(Wait{});
        strolled |= scenario.position(scenario.actor('w')) != core::Point{5, 3};
    }
    CHECK(strolled);
    CHECK(scenario.position(scenario.actor('d')) == core::Point{2, 1});
    CHECK(scenario.position(scenario.actor('o')) == core::Point{8, 3});
}

}  // namespace torchwake::rules
