#include "scenario/lasting_catalog.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using core::Direction;
using scenario::events_of;
using scenario::LastingScenario;

}  // namespace

TEST_CASE("the stages of hunger last 20, 200, 200 and 200 turns, and each change is told",
          "[rules][hunger][E7]") {
    LastingScenario scenario("@.");
    std::vector<std::int32_t> changes;
    std::vector<HungerStage> stages;
    CHECK(scenario.stage() == HungerStage::WellFed);
    for (std::int32_t turn = 1; turn <= 620; ++turn) {
        for (const HungerChanged& change : events_of<HungerChanged>(scenario.act(Wait{}).events)) {
            changes.push_back(turn);
            stages.push_back(change.stage);
        }
    }
    CHECK(changes == std::vector<std::int32_t>{20, 220, 420});
    CHECK(stages == std::vector{HungerStage::Normal, HungerStage::Hungry, HungerStage::Starving});
    CHECK(scenario.hit_points(hero_id) == 20);
    for (const std::int32_t left : {19, 18, 17}) {
        const Turn turn = scenario.act(Wait{});
        CHECK(events_of<HungerHurt>(turn.events).size() == 1);
        CHECK(scenario.hit_points(hero_id) == left);
    }
}

TEST_CASE("who dies at a meal leaves a sound world", "[rules][hunger][E7]") {
    LastingScenario scenario("@.");
    scenario.world.entities.hungers[hero_id].turns = -1;
    CHECK_FALSE(broken_invariant(scenario));
    scenario.world.entities.hungers[hero_id].turns = -2;
    CHECK(broken_invariant(scenario));
}

TEST_CASE("the stages of hunger last as long as the data of the kind says", "[rules][hunger][E7]") {
    content::CatalogParts parts = scenario::lasting_parts();
    parts.monsters[0].hunger = content::HungerStages{3, 5, 4, 2};
    const content::Catalog catalog(std::move(parts));
    scenario::Scenario scenario("@.", 1, catalog);
    std::vector<std::int32_t> changes;
    std::vector<std::int32_t> hurts;
    for (std::int32_t turn = 1; turn <= 16; ++turn) {
        const Turn done = scenario.act(Wait{});
        if (!events_of<HungerChanged>(done.events).empty()) {
            changes.push_back(turn);
        }
        for (const HungerHurt& hurt : events_of<HungerHurt>(done.events)) {
            hurts.push_back(hurt.turns);
        }
    }
    CHECK(changes == std::vector<std::int32_t>{3, 8, 12});
    CHECK(hurts == std::vector<std::int32_t>{1, 2});
}

TEST_CASE("only turns count: what is refused or takes no time makes nobody hungry", "[rules][hunger][E7]") {
    LastingScenario scenario("@.");
    scenario.set_hunger(19);
    scenario.world.run.owed_choices = 1;
    scenario.refusal_of(PickUp{});
    scenario.act(Grow{Attribute::Strength});
    CHECK(scenario.stage() == HungerStage::WellFed);
    scenario.act(Wait{});
    CHECK(scenario.stage() == HungerStage::Normal);
}

TEST_CASE("food makes well fed for all of 20 turns, whatever was before", "[rules][hunger][E7][T6]") {
    for (const std::int32_t before : {0, 5, 100, 500, 900}) {
        CAPTURE(before);
        LastingScenario scenario("@.");
        scenario.set_hunger(before);
        const Turn turn = scenario.act(UseItem{scenario.give('f')});
        const auto change = events_of<HungerChanged>(turn.events);
        REQUIRE(change.size() == 1);
        CHECK(change.front().stage == HungerStage::WellFed);
        CHECK(events_of<HungerHurt>(turn.events).empty());
        for (int turns = 0; turns < 20; ++turns) {
            CHECK(scenario.stage() == HungerStage::WellFed);
            scenario.act(Wait{});
        }
        CHECK(scenario.stage() == HungerStage::Normal);
    }
}

TEST_CASE("well fed adds 1 to the damage, and to what is foretold of it", "[rules][hunger][E7][C2]") {
    LastingScenario scenario("@g");
    const auto ours = [&scenario] {
        return forecast::forecast_fight(scenario.knowledge(), *scenario.knowledge().actor({1, 0})).ours;
    };
    const forecast::BlowForecast fed = ours();
    scenario.set_hunger(20);
    CHECK(fed.most_damage == ours().most_damage + 1);
    CHECK(fed.hit_permille > ours().hit_permille);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto damage_at = [seed](std::int32_t hunger) {
            LastingScenario fight("@v", seed);
            fight.set_hunger(hunger);
            const auto blows = events_of<BlowLanded>(fight.does(hero_id, Walk{Direction::East}));
            return blows.empty() ? 0 : blows.front().damage;
        };
        const std::int32_t usual = damage_at(20);
        CHECK((damage_at(19) == usual + 1 || usual == 0));
    }
}

TEST_CASE("hungry and starving ones regain nothing by waiting", "[rules][hunger][E7][E8]") {
    struct Row {
        std::int32_t hunger, regained;
    };
    constexpr Row rows[] = {{0, 1}, {100, 1}, {219, 1}, {220, 0}, {419, 0}, {500, 0}};
    for (const Row& row : rows) {
        CAPTURE(row.hunger);
        LastingScenario scenario("@.");
        scenario.set_hit_points(hero_id, 10);
        scenario.world.entities.vitals[hero_id].mana = 1;
        scenario.set_hunger(row.hunger);
        scenario.act(Wait{});
        CHECK(scenario.hit_points(hero_id) == 10 + row.regained);
        CHECK(scenario.knowledge().hero().mana == 1 + row.regained);
    }
}

TEST_CASE("who starves to death was killed by nobody", "[rules][hunger][E7]") {
    LastingScenario scenario("@.");
    scenario.set_hunger(700);
    scenario.set_hit_points(hero_id, 1);
    const Turn turn = scenario.act(Wait{});
    REQUIRE(turn.outcome.has_value());
    CHECK(turn.outcome->end == RunEnd::HeroDied);
    CHECK_FALSE(turn.outcome->killer.valid());
    const auto died = events_of<ActorDied>(turn.events);
    REQUIRE(died.size() == 1);
    CHECK_FALSE(died.front().killer.kind.valid());
}

TEST_CASE("who need not eat is never hungry", "[rules][hunger][E7]") {
    scenario::Scenario scenario("@.");
    CHECK_FALSE(scenario.knowledge().hero().hunger.has_value());
    scenario.act(Wait{});
    CHECK(scenario.world.entities.hungers.size() == 0);
}

}  // namespace torchwake::rules
