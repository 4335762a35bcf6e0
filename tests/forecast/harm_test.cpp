#include "forecast/names.hpp"
#include "scenario/market.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/scenario.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/formulas.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace torchwake::forecast {
namespace {

using scenario::MatterScenario;
using scenario::Scenario;
using scenario::TestTrap;

std::optional<HarmForecast> harm_of(const Scenario& scenario, const Command& command) {
    REQUIRE(std::holds_alternative<Plan>(check(scenario.ruleset, scenario.world, command)));
    return forecast_harm(scenario.knowledge(), command);
}

}  // namespace

TEST_CASE("an area that reaches the hero harms it, one that does not is harmless", "[forecast][harm][H2]") {
    Scenario scenario("@...d.....");
    const Slot fireball = scenario.give('F');
    const auto near = harm_of(scenario, UseItem{fireball, core::Point{2, 0}});
    REQUIRE(near.has_value());
    CHECK(near->kind == HarmKind::Self);
    CHECK(near->at == core::Point{0, 0});
    CHECK_FALSE(harm_of(scenario, UseItem{fireball, core::Point{4, 0}}).has_value());
}

TEST_CASE("a missile at one that is no enemy makes an enemy of it, one at an enemy does not",
          "[forecast][harm][H2]") {
    Scenario scenario("s.@.d", 1, scenario::market_catalog());
    const Slot stone = scenario.give('u');
    const auto harm = harm_of(scenario, Throw{stone, core::Point{0, 0}});
    REQUIRE(harm.has_value());
    CHECK(harm->kind == HarmKind::Friend);
    CHECK(harm->at == core::Point{0, 0});
    CHECK(harm->victim == *scenario.catalog().find_monster("smith"));
    CHECK_FALSE(harm_of(scenario, Throw{stone, core::Point{4, 0}}).has_value());
    CHECK_FALSE(harm_of(scenario, Throw{stone, core::Point{3, 0}}).has_value());
}

TEST_CASE("a bolt that would strike nobody is a waste, and a missile is not", "[forecast][harm][H2]") {
    Scenario scenario("@...d.....");
    const Slot bolt = scenario.give('M');
    const auto waste = harm_of(scenario, UseItem{bolt, core::Point{2, 0}});
    REQUIRE(waste.has_value());
    CHECK(waste->kind == HarmKind::Waste);
    CHECK(waste->at == core::Point{2, 0});
    CHECK_FALSE(harm_of(scenario, UseItem{bolt, core::Point{4, 0}}).has_value());
    CHECK_FALSE(harm_of(scenario, Throw{bolt, core::Point{2, 0}}).has_value());
}

TEST_CASE("a thing that would change nothing for the hero now is a waste", "[forecast][harm][H2]") {
    Scenario scenario("@.");
    const UseItem drink{scenario.give('!')};
    const auto waste = harm_of(scenario, drink);
    REQUIRE(waste.has_value());
    CHECK(waste->kind == HarmKind::Waste);
    CHECK(waste->item == *scenario.catalog().find_item("health_potion"));
    --scenario.world.entities.vitals[hero_id].hit_points;
    CHECK_FALSE(harm_of(scenario, drink).has_value());
}

TEST_CASE("a confused step harms where it may lead onto a trap that the hero knows of",
          "[forecast][harm][traps][H2]") {
    Scenario scenario("####\n#@1#\n#.2#\n####", 1, scenario::trap_catalog());
    const Command step = Walk{core::Direction::South};
    scenario::lay_trap(scenario, '2', TestTrap::Dart, TrapState::Hidden);
    scenario.confuse(hero_id, 5);
    CHECK_FALSE(harm_of(scenario, step).has_value());
    scenario.world.level.traps.front().state = TrapState::Spotted;
    const auto harm = harm_of(scenario, step);
    REQUIRE(harm.has_value());
    CHECK(harm->kind == HarmKind::Trap);
    CHECK(harm->at == scenario.at('2'));
    CHECK(harm->trap == scenario::trap_id(TestTrap::Dart));
    CHECK_FALSE(harm_of(scenario, Wait{}).has_value());
}

TEST_CASE("neither a clear head nor a net nor a corner lets a step lead onto a known trap",
          "[forecast][harm][traps][H2]") {
    const auto harms = [](std::string_view map, bool confused, bool held) {
        Scenario scenario(map, 1, scenario::trap_catalog());
        scenario::lay_trap(scenario, '1', TestTrap::Dart, TrapState::Spotted);
        if (confused) {
            scenario.confuse(hero_id, 5);
        }
        if (held) {
            scenario.let_last(hero_id, content::ConditionKind::Held, 5);
        }
        return forecast_harm(scenario.knowledge(), Walk{core::Direction::South}).has_value();
    };
    constexpr std::string_view open = "####\n#@.#\n#.1#\n####";
    CHECK(harms(open, true, false));
    CHECK_FALSE(harms(open, false, false));
    CHECK_FALSE(harms(open, true, true));
    CHECK_FALSE(harms("####\n#@##\n#.1#\n####", true, false));
}

TEST_CASE("a step to where fire burns now or at the next beat harms, one that it reaches later does not",
          "[forecast][harm][matter][H2]") {
    MatterScenario scenario(R"(
        .....
        .@,,,
        .....)");
    const Command step = Walk{core::Direction::East};
    CHECK_FALSE(harm_of(scenario, step).has_value());
    scenario.light({3, 1});
    REQUIRE(forecast_matter(scenario.knowledge()).ever_harmful({2, 1}));
    CHECK_FALSE(harm_of(scenario, step).has_value());
    scenario.light({2, 1});
    const auto foretold = harm_of(scenario, step);
    REQUIRE(foretold.has_value());
    CHECK(foretold->kind == HarmKind::Matter);
    CHECK(foretold->at == core::Point{2, 1});
    CHECK_FALSE(foretold->matter.valid());
    scenario.let_beats_pass();
    REQUIRE(scenario.matter_at({2, 1}).burns);
    CHECK(harm_of(scenario, step) == foretold);
    CHECK_FALSE(harm_of(scenario, Walk{core::Direction::West}).has_value());
    scenario.let_beats_pass(10);
    CHECK_FALSE(harm_of(scenario, step).has_value());
}

TEST_CASE("who stands in a harm goes on in it, but not into another one", "[forecast][harm][matter][H2]") {
    MatterScenario scenario("~.,@,..");
    scenario.cover(scenario.hero_at(), "dry_grass");
    scenario.light({4, 0});
    scenario.light({2, 0});
    REQUIRE(harm_of(scenario, Walk{core::Direction::West}).has_value());
    Activity& active = scenario.world.level.matter.active;
    scenario.burn(scenario.hero_at(), 2);
    CHECK_FALSE(harm_of(scenario, Walk{core::Direction::West}).has_value());
    for (const core::Point at : {core::Point{2, 0}, core::Point{4, 0}}) {
        active.gas[at] = *scenario.catalog().steam();
        active.amount[at] = amount_that_scalds;  // too little to reach the hero
    }
    const auto harm = harm_of(scenario, Walk{core::Direction::West});
    REQUIRE(harm.has_value());
    CHECK(harm->kind == HarmKind::Matter);
    CHECK(harm->matter == *scenario.catalog().steam());
}

TEST_CASE("fire harms neither a wet nor a fireproof hero", "[forecast][harm][matter][H2]") {
    MatterScenario wet("@,");
    wet.light({1, 0});
    REQUIRE(harm_of(wet, Walk{core::Direction::East}).has_value());
    wet.world.entities.exposures.insert(hero_id, {0, beats_of_wetness, {}});
    CHECK_FALSE(harm_of(wet, Walk{core::Direction::East}).has_value());
    content::CatalogParts parts = scenario::matter_parts();
    std::ranges::find(parts.monsters, "hero", &content::MonsterDef::id)->fireproof = true;
    const content::Catalog catalog(std::move(parts));
    Scenario proof("@,", 1, catalog);
    proof.fires('A', {1, 0});
    REQUIRE(forecast_matter(proof.knowledge()).ever_harmful({1, 0}));
    CHECK_FALSE(harm_of(proof, Walk{core::Direction::East}).has_value());
}

TEST_CASE("a deed that lets the hero die sooner harms it, though it then loses less",
          "[forecast][harm][matter][H2]") {
    MatterScenario scenario("@.....");
    constexpr std::int32_t most = 40;
    scenario.world.entities.vitals[hero_id] = {burn_damage(most) + 1, most, 0, 0};
    scenario.world.entities.exposures.insert(hero_id, {beats_of_burning, 0, {}});
    const Command spill = UseItem{scenario.give('V'), core::Point{1, 0}};
    scenario.does(hero_id, UseItem{scenario.give('E'), core::Point{5, 0}});  // lets the beats begin
    const MatterForecast before = forecast_matter(scenario.knowledge());
    REQUIRE(before.fates == std::vector<FateForecast>{{hero_id, 2 * burn_damage(most), 2}});
    const std::optional<HarmForecast> harm = harm_of(scenario, spill);
    REQUIRE(harm.has_value());
    CHECK(harm->kind == HarmKind::Self);
    CHECK(harm->afterwards);
}

TEST_CASE("of two fates the one that dies sooner is worse, else the one that loses more",
          "[forecast][harm][S3]") {
    const auto is_worse = [](std::int32_t lost, std::int32_t lost_without, std::int32_t dies,
                             std::int32_t dies_without) {
        return FateChange{{}, {}, {}, lost, lost_without, dies, dies_without}.is_worse();
    };
    CHECK(is_worse(5, 8, 1, 2));
    CHECK_FALSE(is_worse(8, 5, 2, 1));
    CHECK(is_worse(5, 8, 3, 0));
    CHECK_FALSE(is_worse(8, 5, 0, 3));
    CHECK(is_worse(8, 5, 0, 0));
    CHECK_FALSE(is_worse(5, 5, 2, 2));
}

TEST_CASE("an attack on one in flames is no step into them, nor is the opening of a door",
          "[forecast][harm][matter][H2]") {
    MatterScenario scenario(R"(
        #####
        +@d.,
        #####)");
    scenario.light({2, 1});
    scenario.cover({2, 1}, "dry_grass");
    scenario.burn({2, 1}, 5);
    scenario.burn({0, 1}, 5, BurningLayer::Ground);
    REQUIRE(forecast_matter(scenario.knowledge()).harmful.front().get({2, 1}));
    REQUIRE(forecast_matter(scenario.knowledge()).harmful.front().get({0, 1}));
    CHECK_FALSE(harm_of(scenario, Walk{core::Direction::East}).has_value());
    CHECK_FALSE(harm_of(scenario, Walk{core::Direction::West}).has_value());
}

TEST_CASE("a confused step harms where it may lead into flames", "[forecast][harm][matter][H2]") {
    MatterScenario scenario(".@,");
    scenario.light({2, 0});
    CHECK_FALSE(harm_of(scenario, Walk{core::Direction::West}).has_value());
    scenario.confuse(hero_id, 5);
    const auto harm = harm_of(scenario, Walk{core::Direction::West});
    REQUIRE(harm.has_value());
    CHECK(harm->kind == HarmKind::Matter);
    CHECK(harm->at == core::Point{2, 0});
}

TEST_CASE("an aimed deed is told by its item, not by the item's slot", "[forecast][harm]") {
    Scenario scenario("@..d");
    const Slot arrows = scenario.give(':');
    const Slot bow = scenario.give('}');
    const std::optional<core::Point> target(core::Point{3, 0});
    CHECK_FALSE(aimed_deed(scenario.knowledge(), Fire{target}).has_value());
    scenario.does(hero_id, Equip{bow});
    const content::ItemId arrow = *scenario.catalog().find_item("arrow");
    const auto shot = aimed_deed(scenario.knowledge(), Fire{target});
    REQUIRE(shot.has_value());
    CHECK(shot->source.item == arrow);
    CHECK(shot->weapon == *scenario.catalog().find_item("bow"));
    const auto thrown = aimed_deed(scenario.knowledge(), Throw{arrows, target});
    REQUIRE(thrown.has_value());
    CHECK(thrown->source.item == arrow);
    CHECK(thrown->thrown);
    CHECK_FALSE(aimed_deed(scenario.knowledge(), Throw{arrows, std::nullopt}).has_value());
    CHECK_FALSE(aimed_deed(scenario.knowledge(), Throw{Slot{9}, target}).has_value());
    const auto cast = aimed_deed(scenario.knowledge(), Cast{Slot{0}, target});
    REQUIRE(cast.has_value());
    CHECK(cast->source.spell == content::SpellId{0});
    CHECK_FALSE(aimed_deed(scenario.knowledge(), Wait{}).has_value());
}

TEST_CASE("the expected damage of a blow is the mean over its chances", "[forecast][preview][T1]") {
    Scenario scenario("@d.B");
    const Knowledge knowledge = scenario.knowledge();
    const KnownActor dummy = *knowledge.actor({1, 0});
    const BlowForecast blow = forecast_fight(knowledge, dummy).theirs;
    REQUIRE(blow.most_damage == 1);
    CHECK(expected_damage(knowledge, dummy) == blow.hit_permille);
    const KnownActor brute = *knowledge.actor({3, 0});
    CHECK(expected_damage(knowledge, brute) >= forecast_fight(knowledge, brute).theirs.least_damage * 900);
}

TEST_CASE("of what the hero knows it can be told if it could be lit, and nothing beyond the level could",
          "[forecast][harm][matter][S1]") {
    const MatterScenario scenario("@,.");
    const Knowledge knowledge = scenario.knowledge();
    CHECK(is_fuel(knowledge, {1, 0}));
    for (const core::Point at : {core::Point{2, 0}, core::Point{3, 0}, core::Point{1, -1}}) {
        CHECK_FALSE(is_fuel(knowledge, at));
    }
    CHECK(knowledge.tile({2, 0}).has_value());
    CHECK_FALSE(knowledge.tile({3, 0}).has_value());
}

TEST_CASE("a step that makes gas where it is hot enough to light it is foreseen", "[forecast][harm][S3]") {
    MatterScenario scenario("@Q..");
    CHECK_FALSE(harm_of(scenario, Walk{core::Direction::East}).has_value());
    scenario.fires('E', {1, 0});
    const auto harm = harm_of(scenario, Walk{core::Direction::East});
    REQUIRE(harm.has_value());
    CHECK(harm->kind == HarmKind::Matter);
    CHECK(harm->at == core::Point{1, 0});
    scenario.does(hero_id, Walk{core::Direction::East});
    const Events events = scenario.let_beats_pass();
    CHECK(scenario::events_of<CaughtFire>(events).size() == 1);
}

}  // namespace torchwake::forecast
