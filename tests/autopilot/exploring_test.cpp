#include "autopilot/carry_out.hpp"
#include "scenario/market.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/autopilot/attack.hpp>
#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::autopilot {
namespace {

using scenario::Scenario;

content::ItemId item(const Scenario& scenario, std::string_view id) {
    return *scenario.catalog().find_item(id);
}

/// Levels of the generator without anyone on them.
content::Catalog empty_levels() {
    content::CatalogParts parts = scenario::test_parts();
    for (content::LevelDef& level : parts.levels) {
        level.monsters_per_region = {1};
    }
    return content::Catalog(std::move(parts));
}

}  // namespace

TEST_CASE("exploring sees the whole level and ends on the way down", "[autopilot][F2]") {
    Scenario scenario(R"(
        ###########
        #.....#..>#
        #.###.#.###
        #@#.+.+...#
        ###########)");
    CHECK(carry_out(scenario, Explore{}).stop == Stop{StopReason::Explored, {}, {}});
    CHECK(scenario.hero_at() == core::Point{9, 1});
    for (std::int32_t x = 0; x < 11; ++x) {
        CHECK(scenario.knowledge().visibility({x, 3}) != forecast::Visibility::Unseen);
    }
    const Ended again = carry_out(scenario, Explore{});
    CHECK(again.stop.reason == StopReason::Explored);
    CHECK(again.steps == 0);
}

TEST_CASE("exploring a level without a way down ends where nothing is left", "[autopilot][F2]") {
    Scenario scenario(R"(
        ######
        #@...#
        ######)");
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop.reason == StopReason::Explored);
    CHECK(ended.steps == 0);
}

TEST_CASE("exploring and travel go around vendors, who give way to nobody", "[autopilot][F2][E5]") {
    content::CatalogParts parts = scenario::market_parts();
    const auto smith = std::ranges::find(parts.monsters, "smith", &content::MonsterDef::id);
    for (content::LevelDef& level : parts.levels) {
        level.shops = {
            content::MonsterId{static_cast<content::MonsterId::rep>(smith - parts.monsters.begin())}};
    }
    const content::Catalog market(std::move(parts));
    constexpr std::string_view closet = R"(
        #######
        #@.####
        #s.####
        #....>#
        #######)";
    Scenario explored(closet, 1, market);
    CHECK(carry_out(explored, Explore{}).stop.reason == StopReason::Explored);
    CHECK(explored.hero_at() == core::Point{5, 3});
    Scenario travelled(closet, 1, market);
    CHECK(carry_out(travelled, TravelTo{{1, 3}}).stop.reason == StopReason::Arrived);
    const Ended back = carry_out(travelled, TravelTo{{1, 2}});
    CHECK(back.stop.reason == StopReason::Arrived);
    CHECK(back.steps == 0);
}

TEST_CASE("exploring takes what lies about and goes on", "[autopilot][F2]") {
    Scenario scenario(R"(
        #######
        #@...!#
        #######)");
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop.reason == StopReason::Explored);
    CHECK(ended.steps == 5);
    CHECK(scenario.knowledge().pack().front().item == item(scenario, "health_potion"));
}

TEST_CASE("exploring takes coins and what stacks with a full pack, and nothing that would be a burden",
          "[autopilot][F2][I9][E1]") {
    Scenario scenario("@:$*.");
    scenario.give(':');
    scenario.give('!');
    scenario.give('!');
    const Ended full = carry_out(scenario, Explore{});
    CHECK(scenario.knowledge().pack()[0].count == 2);
    CHECK(scenario.knowledge().hero().coins == core::Coins{1});
    CHECK(full.stop.reason == StopReason::PackFull);

    Scenario laden("@..*.");
    laden.world.entities.abilities[rules::hero_id].attributes.strength = 2;
    rules::rebuild_caches(laden);
    CHECK(carry_out(laden, Explore{}).stop.reason == StopReason::PackFull);
    CHECK_FALSE(laden.knowledge().pack()[0].item.has_value());
}

TEST_CASE("exploring with a full pack leaves things, goes on, and says so at the end", "[autopilot][F2]") {
    Scenario scenario(R"(
        #########
        #@!!!!!.#
        #######+#
        #>......#
        #########)");
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::PackFull);
    CHECK(scenario.hero_at() == core::Point{1, 3});
    CHECK(scenario.knowledge().object({5, 1}).has_value());
    CHECK_FALSE(scenario.knowledge().object({4, 1}).has_value());
}

TEST_CASE("exploring looks into what only a map told of", "[autopilot][F2][T7]") {
    Scenario scenario(R"(
        ###########
        #.....#..>#
        #.###.#.###
        #@#!+.+...#
        ###########)");
    scenario.does(rules::hero_id, rules::UseItem{scenario.give('m')});
    CHECK(scenario.knowledge().visibility({3, 3}) == forecast::Visibility::Remembered);
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop.reason == StopReason::Explored);
    CHECK(scenario.knowledge().pack().front().item == item(scenario, "health_potion"));
    CHECK(scenario.hero_at() == core::Point{9, 1});
}

TEST_CASE("in the town, which the hero knows, exploring leads to the way down", "[autopilot][F2]") {
    const content::Catalog catalog(scenario::town_parts());
    Scenario scenario(R"(
        ###########
        #@..#.....#
        #...+.....#
        #..>#.....#
        ###########)",
                      1, catalog);
    scenario.does(rules::hero_id, rules::Cheat{rules::CheatKind::Reveal});
    scenario.world.level.depth = 0;
    CHECK(scenario.knowledge().visibility({7, 2}) == forecast::Visibility::Remembered);
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.hero_at() == core::Point{3, 3});
    CHECK_FALSE(scenario.knowledge().seen().get({7, 2}));
}

TEST_CASE("exploring leaves what the hero laid down", "[autopilot][F2]") {
    Scenario scenario(R"(
        ###########
        #@...!....#
        ###########)");
    scenario.does(rules::hero_id, rules::DropItem{scenario.give('!')});
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.knowledge().object({1, 1}).has_value());
    CHECK_FALSE(scenario.knowledge().object({5, 1}).has_value());
}

TEST_CASE("exploring ends on the prize, and leaves it to the player to take it", "[autopilot][F2][V8]") {
    Scenario scenario(R"(
        ###########
        #&..@....!#
        ###########)");
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop == Stop{StopReason::SomethingHere, {}, *scenario.catalog().prize()});
    CHECK(scenario.hero_at() == core::Point{1, 1});
    CHECK(scenario.knowledge().object({1, 1}).has_value());
    CHECK_FALSE(scenario.knowledge().object({9, 1}).has_value());
}

TEST_CASE("exploring leaves alone what no way leads to", "[autopilot][F2]") {
    Scenario scenario(R"(
        #######
        #@.#!.#
        #..##.#
        #.....#
        #######)");
    REQUIRE(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.hero_at() == core::Point{4, 1});
}

TEST_CASE("exploring beside a thing in a web leaves it there and goes on elsewhere", "[autopilot][F2][S6]") {
    scenario::MatterScenario scenario(R"(
        #.....,#.#
        #.....,#.#
        #.####...#
        #@!......#
        #.....,#.#)");
    scenario.cover({2, 3}, "web");
    CHECK(carry_out(scenario, Explore{}).stop == Stop{StopReason::Barred, {}, {}});
    CHECK(scenario.knowledge().seen().get({8, 1}));
    CHECK(scenario.knowledge().object({2, 3}).has_value());
    CHECK(carry_out(scenario, TravelTo{{2, 3}}).stop.reason == StopReason::Barred);
}

TEST_CASE("who explores, travels or attacks is told that only a web is in the way", "[autopilot][F2]") {
    scenario::MatterScenario scenario(R"(
        ########
        #@..,o.#
        ######.#
        ####...#
        ########)");
    scenario.cover({3, 1}, "web");
    CHECK(std::get<Stop>(attack_nearest(scenario.knowledge())).reason == StopReason::Barred);
    scenario.world.entities.minds[scenario.actor('o')].intent = rules::Intent::Sleep;
    CHECK(carry_out(scenario, TravelTo{{4, 1}}).stop.reason == StopReason::Barred);
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Barred);
}

TEST_CASE("generated levels are explored to the last cell, without walking in circles", "[autopilot][F2]") {
    const content::Catalog catalog = empty_levels();
    const rules::Ruleset ruleset{&catalog, worldgen::level_source()};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(seed);
        rules::World world = rules::new_run(ruleset, seed);
        AutoActionRunner runner(Explore{});
        Stop stop;
        std::int32_t steps = 0;
        for (;;) {
            const auto step = runner.next({catalog, world});
            if (const Stop* ended = std::get_if<Stop>(&step)) {
                stop = *ended;
                break;
            }
            REQUIRE_FALSE(rules::take_turn(ruleset, world, std::get<rules::Command>(step)).refusal);
            ++steps;
        }
        CHECK((stop.reason == StopReason::Explored || stop.reason == StopReason::PackFull));
        std::int32_t open = 0;
        std::int32_t unseen = 0;
        for (std::size_t i = 0; i < world.level.tiles.span().size(); ++i) {
            const bool blocks = catalog.tile(world.level.tiles.span()[i]).blocks;
            open += blocks ? 0 : 1;
            unseen += blocks || world.memory.tiles.span()[i].valid() ? 0 : 1;
        }
        CHECK(unseen == 0);
        CHECK(steps < open);
    }
}

}  // namespace torchwake::autopilot
