#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

namespace torchwake::rules {
namespace {

using core::Coins;

/// The hero kills the bandit beside it with one blow.
Events kill_bandit(Scenario& scenario, Direction direction) {
    scenario.set_hit_points(scenario.actor('b'), 1);
    scenario.does(hero_id, Equip{scenario.give(')')});
    Events events;
    while (scenario.actor('b').valid()) {
        events = scenario.does(hero_id, Walk{direction});
    }
    return events;
}

}  // namespace

TEST_CASE("the hero begins without a coin, monsters with what their dice say", "[rules][gold][E4][M1]") {
    Scenario scenario("@b.o");
    CHECK(scenario.knowledge().hero().coins == Coins{0});
    CHECK(scenario.world.entities.purses[scenario.actor('b')].coins == Coins{700});
    CHECK_FALSE(scenario.world.entities.purses.contains(scenario.actor('o')));
}

TEST_CASE("a monster's gold is rolled once, of its own dice", "[rules][gold][E4]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters[9].gold = {2, 6, 1};
    const content::Catalog catalog(std::move(parts));
    std::set<std::int64_t> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Scenario scenario("@b", seed, catalog);
        seen.insert(scenario.world.entities.purses[scenario.actor('b')].coins.value);
    }
    CHECK(*seen.begin() >= 300);
    CHECK(*seen.rbegin() <= 1300);
    CHECK(seen.size() > 5);
}

TEST_CASE("who kills gets the gold, once, at the kill", "[rules][gold][E4]") {
    Scenario scenario("@b..");
    const Events events = kill_bandit(scenario, Direction::East);
    const auto gained = events_of<CoinsGained>(events);
    REQUIRE(gained.size() == 1);
    CHECK(gained.front().coins == Coins{700});
    CHECK(scenario.catalog().monster(gained.front().from).id == "bandit");
    CHECK(scenario.knowledge().hero().coins == Coins{700});
}

TEST_CASE("a monster that kills another has its gold too", "[rules][gold][E4]") {
    Scenario scenario("@...g...b..");
    const EntityId goblin = scenario.actor('g');
    scenario.set_hit_points(scenario.actor('b'), 1);
    scenario.fires('F', scenario.position(scenario.actor('b')), goblin);
    REQUIRE_FALSE(scenario.actor('b').valid());
    CHECK(scenario.world.entities.purses[goblin].coins == Coins{700});
}

TEST_CASE("coins on the floor go into the purse and take no slot", "[rules][gold][E4][I2]") {
    Scenario scenario("@$*");
    scenario.world.entities.items[scenario.world.caches.objects[core::Point{1, 0}]].count = 250;
    for (int filled = 0; filled < 3; ++filled) {
        scenario.give('*');
    }
    scenario.act(Walk{Direction::East});
    const Turn turn = scenario.act(PickUp{});
    CHECK(events_of<CoinsGained>(turn.events).front().coins == Coins{250});
    CHECK_FALSE(events_of<CoinsGained>(turn.events).front().from.valid());
    CHECK(scenario.knowledge().hero().coins == Coins{250});
    CHECK_FALSE(scenario.knowledge().object(scenario.hero_at()).has_value());
}

TEST_CASE("the gold of who died by nobody's living hand falls as money", "[rules][gold][E4][W3]") {
    Scenario scenario("b.@");
    const EntityId bandit = scenario.actor('b');
    scenario.set_hit_points(bandit, 1);
    const Events events = scenario.fires('F', {1, 0}, bandit);
    REQUIRE_FALSE(is_alive(scenario.world, bandit));
    CHECK(events_of<CoinsGained>(events).empty());
    std::int32_t coins = 0;
    for (const EntityId id : scenario.world.entities.items.ids()) {
        const Item& item = scenario.world.entities.items[id];
        coins += scenario.catalog().item(item.kind).money ? item.count : 0;
    }
    CHECK(coins == 700);
}

TEST_CASE("a purse never wraps", "[rules][gold][E4]") {
    Scenario scenario("@b..");
    const Coins most{1'000'000'000'000};
    scenario.world.entities.purses[hero_id].coins = most;
    kill_bandit(scenario, Direction::East);
    CHECK(scenario.knowledge().hero().coins == most);
}

TEST_CASE("whole pieces of gold count in the score", "[rules][gold][score][F3]") {
    Scenario scenario("@");
    const std::int64_t before = score_of(scenario.world);
    scenario.world.entities.purses[hero_id].coins = Coins{599};
    CHECK(score_of(scenario.world) == before + 5);
}

TEST_CASE("loot is drawn once, at death, and falls beside the corpse", "[rules][loot][W10]") {
    Scenario scenario("@b...");
    CHECK(scenario.world.entities.items.size() == 2);
    kill_bandit(scenario, Direction::East);
    CHECK(scenario.world.entities.items.size() == 4);
    CHECK(scenario.drawn().find('?') != std::string::npos);
}

TEST_CASE("nothing is an entry of a loot table like others", "[rules][loot][W10]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.item_tables[1].entries = {{content::ItemId{1}, 1, 1000, 1, 0}, {content::ItemId{}, 1, 1000, 1, 0}};
    const content::Catalog catalog(std::move(parts));
    std::set<std::size_t> items;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scenario scenario("@b...", seed, catalog);
        kill_bandit(scenario, Direction::East);
        items.insert(scenario.world.entities.items.size());
    }
    CHECK(items == std::set<std::size_t>{3, 4});
}

}  // namespace torchwake::rules
