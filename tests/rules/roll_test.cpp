// Props that are rolled: what they strike, where they break, and what comes out of them.

#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::rules {
namespace {

using core::Direction;
using core::Point;
using scenario::MatterScenario;

std::string tile_id(const MatterScenario& scenario, Point at) {
    return scenario.catalog().tile(scenario.world.level.tiles[at]).id;
}

std::string liquid_id(const MatterScenario& scenario, Point at) {
    const CellMatter here = scenario.matter_at(at);
    return here.liquid.valid() ? scenario.catalog().matter(here.liquid).id : std::string();
}

/// Where the item of a roll broke.
Point place_of_break(const Events& events) {
    REQUIRE(events_of<ItemBroke>(events).size() == 1);
    return events_of<ItemBroke>(events).front().at;
}

forecast::AimForecast preview_of(const MatterScenario& scenario, const Roll& roll) {
    const std::optional<forecast::AimedDeed> deed = forecast::aimed_deed(scenario.knowledge(), roll);
    REQUIRE(deed.has_value());
    return forecast::forecast_aim(scenario.knowledge(), deed->source, deed->target, deed->rolled);
}

}  // namespace

TEST_CASE("who rolls a keg at somebody strikes it, and what was in the keg comes out there",
          "[rules][matter][props][S1]") {
    MatterScenario scenario("#########\n#@&..o..#\n#########");
    const EntityId orc = scenario.actor('o');
    const Point stood = scenario.position(orc);
    const Turn turn = scenario.act(Roll{Direction::East});
    CHECK(events_of<PropRolled>(turn.events).size() == 1);
    CHECK(place_of_break(turn.events) == stood);
    CHECK(events_of<ActorHurt>(turn.events).front().damage == 1);
    CHECK(tile_id(scenario, {2, 1}) == "floor");
    CHECK(scenario.world.run.turn == 1);
    CHECK(liquid_id(scenario, stood) == "oil");
}

TEST_CASE("a keg breaks at what blocks its way, at the end of its range, and where it would sink",
          "[rules][matter][props][S1]") {
    struct Case {
        std::string map;
        Point end;
    };
    const Case tried = GENERATE(
        Case{"########\n#@&..###\n########", {4, 1}},
        Case{"############\n#@&........#\n############", {7, 1}},
        Case{"########\n#@&..+.#\n########", {4, 1}}, Case{"########\n#@&.h..#\n########", {4, 1}},
        Case{"########\n#@&.l..#\n########", {4, 1}}, Case{"######\n#@...#\n#.&..#\n#....#\n######", {3, 3}});
    MatterScenario scenario(tried.map);
    const Direction way = tried.map.find("#.&") == std::string::npos ? Direction::East : Direction::SouthEast;
    CHECK(preview_of(scenario, Roll{way}).flight.end == tried.end);
    CHECK(place_of_break(scenario.act(Roll{way}).events) == tried.end);
}

TEST_CASE("a keg rolls over shallow water, and into deep water", "[rules][matter][props][S1]") {
    for (const std::uint8_t depth : {std::uint8_t{1}, std::uint8_t{2}}) {
        MatterScenario scenario("########\n#@&.~..#\n########");
        scenario.world.level.matter.depth[{4, 1}] = depth;
        scenario.world.memory.depth[{4, 1}] = depth;
        const Point end = depth == 1 ? Point{6, 1} : Point{4, 1};
        CHECK(preview_of(scenario, Roll{Direction::East}).flight.end == end);
        CHECK(place_of_break(scenario.act(Roll{Direction::East}).events) == end);
    }
}

TEST_CASE("nothing rolls that is no keg, and no keg into what blocks", "[rules][matter][props][S1]") {
    MatterScenario scenario("#####\n#@&##\n#H..#\n#####");
    CHECK(scenario.refusal_of(Roll{Direction::East}) == RefusalReason::NoRoomToRoll);
    CHECK(scenario.refusal_of(Roll{Direction::South}) == RefusalReason::NothingRollsThere);
    CHECK(scenario.refusal_of(Roll{Direction::West}) == RefusalReason::NothingRollsThere);
}

TEST_CASE("what a roll does to those who are seen is foretold, and what its oil then does in a fire",
          "[rules][matter][props][S3]") {
    MatterScenario scenario("##########\n#@&..y,,.#\n#........#\n#,.......#\n##########");
    scenario.light({1, 3});
    scenario.let_beats_pass();
    scenario.burn({6, 1}, 2);
    const EntityId jelly = scenario.actor('y');
    const forecast::AimForecast outlook = preview_of(scenario, Roll{Direction::East});
    REQUIRE(outlook.victims.size() == 1);
    CHECK(outlook.victims.front().victim == jelly);
    CHECK(outlook.victims.front().most_damage == 1);
    const auto fates = forecast::forecast_fates(
        scenario.knowledge(), *forecast::aimed_deed(scenario.knowledge(), Roll{Direction::East}), outlook);
    REQUIRE(fates.size() == 1);
    CHECK(fates.front().who == jelly);
    CHECK(fates.front().is_worse());
}

TEST_CASE("who would stand in the oil that burns is asked before it rolls a keg",
          "[rules][matter][props][S5]") {
    MatterScenario near("######\n#@&.##\n#,####\n######");
    near.light({1, 2});
    near.let_beats_pass();
    REQUIRE(near.matter_at({1, 2}).burns);
    const auto harm = forecast::forecast_harm(near.knowledge(), Roll{Direction::East});
    REQUIRE(harm.has_value());
    CHECK(harm->kind == forecast::HarmKind::Self);
    CHECK(harm->afterwards);
    CHECK_FALSE(
        forecast::forecast_harm(MatterScenario("######\n#@&.##\n######").knowledge(), Roll{Direction::East}));
}

TEST_CASE("a keg that burns bursts in three beats, and its oil burns on, as foretold",
          "[rules][matter][props][S3]") {
    MatterScenario scenario("########\n#..@&..#\n########");
    scenario.does(hero_id, SetFire{Direction::East});
    bool burnt = false;
    for (int beat = 0; beat < 7; ++beat) {
        const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge());
        const bool told = forecast.harmful.front().get({5, 1});
        scenario.let_beats_pass();
        CHECK(told == scenario.matter_at({5, 1}).burns);
        burnt = burnt || told;
    }
    CHECK(tile_id(scenario, {4, 1}) == "floor");
    CHECK(burnt);
}

TEST_CASE("no keg spills deeper than a liquid can be, whatever its data say", "[rules][matter][props][S1]") {
    content::CatalogParts parts = scenario::matter_parts();
    content::ItemDef& keg = *std::ranges::find(parts.items, "keg", &content::ItemDef::id);
    std::get<content::MatterEffect>(keg.effects.back()).amount = 1000;
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("########\n#@..&###\n########", 1, catalog);
    scenario.fires('U', {3, 1});
    std::int32_t deepest = 0;
    for (int turn = 0; turn < 14; ++turn) {
        scenario.act(Wait{});
        deepest = std::max<std::int32_t>(deepest, matter_at(scenario.world.level.matter, {4, 1}).depth);
        CHECK_FALSE(broken_invariant({catalog, scenario.world}));
    }
    CHECK(deepest > 0);
    CHECK(deepest <= most_depth);
}

TEST_CASE("acid lets out what is in a keg, once it has eaten through", "[rules][matter][props][S1]") {
    MatterScenario scenario("#######\n#@..&.#\n#######");
    scenario.fires('U', {3, 1});
    scenario.let_beats_pass(beats_to_eat_wood);
    CHECK(tile_id(scenario, {4, 1}) == "floor");
    CHECK(liquid_id(scenario, {4, 1}) == "oil");
}

TEST_CASE("a monster that rolls kegs rolls one that stands between it and its enemy",
          "[rules][trick][V5][S6]") {
    MatterScenario scenario("#########\n#R&..@..#\n#########");
    const Turn turn = scenario.act(Wait{});
    REQUIRE(events_of<PropRolled>(turn.events).size() == 1);
    CHECK(events_of<ActorHurt>(turn.events).front().victim.id == hero_id);
}

TEST_CASE("a monster walks behind a keg near by to roll it, but not far", "[rules][trick][V5][S6]") {
    MatterScenario scenario("#########\n#..&..@.#\n#.R.....#\n#########");
    scenario.act(Wait{});
    const Turn turn = scenario.act(Wait{});
    CHECK((events_of<PropRolled>(turn.events).size() == 1 ||
           events_of<PropRolled>(scenario.act(Wait{}).events).size() == 1));
    MatterScenario other("#########\n#R@...&.#\n#.......#\n#########");
    CHECK(events_of<PropRolled>(other.act(Wait{}).events).empty());
    CHECK(tile_id(other, {6, 1}) == "keg");
}

}  // namespace torchwake::rules
