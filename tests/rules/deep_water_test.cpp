// Deep water carries things away.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/harm.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

/// A lake whose middle is deep, north of a walk along its shore.
constexpr std::string_view lake = R"(
    #########
    #@~~~~..#
    #.......#
    #########)";

MatterScenario by_a_lake() {
    MatterScenario scenario(lake);
    Amounts& depth = scenario.world.level.matter.depth;
    depth[{3, 1}] = 3;
    depth[{4, 1}] = 3;
    scenario.world.memory.depth = depth;
    return scenario;
}

}  // namespace

TEST_CASE("a step into deep water names the heaviest thing that it then carries to a shore",
          "[rules][matter][harm][S3][W3]") {
    MatterScenario scenario = by_a_lake();
    const content::ItemId rock = *scenario.catalog().find_item("rock");
    scenario.give('!');
    scenario.give('*');
    scenario.does(hero_id, Equip{scenario.give('[')});
    scenario.does(hero_id, Walk{core::Direction::East});
    const auto harm = forecast::forecast_harm(scenario.knowledge(), Walk{core::Direction::East});
    REQUIRE(harm);
    CHECK(harm->kind == forecast::HarmKind::Loss);
    CHECK(harm->at == core::Point{3, 1});
    CHECK(harm->item == rock);
    const Events events = scenario.does(hero_id, Walk{core::Direction::East});
    const auto lost = events_of<ItemWashedAway>(events);
    REQUIRE(lost.size() == 1);
    CHECK(lost.front().item == rock);
    CHECK(lost.front().actor.id == hero_id);
    CHECK(scenario.knowledge().object(lost.front().to)->item == rock);
    CHECK_FALSE(carries_away(scenario.catalog(), scenario.matter_at(lost.front().to)));
    CHECK(events_of<ItemWashedAway>(scenario.does(hero_id, Walk{core::Direction::East})).size() == 1);
    CHECK(forecast::forecast_harm(scenario.knowledge(), Walk{core::Direction::West}) == std::nullopt);
    CHECK(scenario.knowledge().hero().armour > 0);
}

TEST_CASE("deep water takes nothing from who wears all that it has, flies, or walks over planks",
          "[rules][matter][harm][S3]") {
    MatterScenario empty = by_a_lake();
    empty.does(hero_id, Walk{core::Direction::East});
    CHECK(forecast::forecast_harm(empty.knowledge(), Walk{core::Direction::East}) == std::nullopt);
    CHECK(events_of<ItemWashedAway>(empty.does(hero_id, Walk{core::Direction::East})).empty());
    MatterScenario bridged = by_a_lake();
    bridged.give('*');
    bridged.does(hero_id, Walk{core::Direction::East});
    bridged.cover({3, 1}, "planks");
    CHECK(forecast::forecast_harm(bridged.knowledge(), Walk{core::Direction::East}) == std::nullopt);
    CHECK(events_of<ItemWashedAway>(bridged.does(hero_id, Walk{core::Direction::East})).empty());
    MatterScenario flying = by_a_lake();
    flying.place(*flying.catalog().find_monster("bat"), {2, 1});
    const EntityId bat = flying.actor('v');
    flying.give('*', bat);
    CHECK(events_of<ItemWashedAway>(flying.does(bat, Walk{core::Direction::East})).empty());
}

TEST_CASE("deep water takes things from monsters, too", "[rules][matter][S2]") {
    MatterScenario scenario = by_a_lake();
    scenario.place(*scenario.catalog().find_monster("goblin"), {2, 1});
    const EntityId goblin = scenario.actor('g');
    scenario.give('*', goblin);
    const auto lost = events_of<ItemWashedAway>(scenario.does(goblin, Walk{core::Direction::East}));
    REQUIRE(lost.size() == 1);
    CHECK(lost.front().actor.id == goblin);
}

TEST_CASE("automatic ways lead around deep water as long as it would take something", "[rules][matter][S6]") {
    MatterScenario scenario = by_a_lake();
    CHECK(scenario.knowledge().hindering_cells().empty());
    scenario.give('*');
    CHECK(scenario.knowledge().hindering_cells() == std::vector<core::Point>{{3, 1}, {4, 1}});
}

TEST_CASE("a step into a web that the hero sees is asked for", "[rules][matter][harm][S3]") {
    MatterScenario scenario("@x..");
    const auto harm = forecast::forecast_harm(scenario.knowledge(), Walk{core::Direction::East});
    REQUIRE(harm);
    CHECK(harm->kind == forecast::HarmKind::Matter);
    CHECK(harm->matter == *scenario.catalog().find_matter("web"));
}

}  // namespace torchwake::rules
