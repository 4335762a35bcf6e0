// Frost and force break covers, and acid sours gas.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

constexpr std::int32_t tough = 40;

/// Planks over a chasm, where somebody stands.
void lay_bridge(MatterScenario& scenario, core::Point at) {
    scenario.flood(at, "chasm");
    scenario.cover(at, "planks");
}

/// Fills the nine cells around a place with marsh gas, and lights all of it.
void light_gas_around(MatterScenario& scenario, core::Point middle) {
    scenario.light(middle);
    Activity& active = scenario.world.level.matter.active;
    const auto hero = std::ranges::max(active.cause.span());  // wherever the flame struck
    for (std::int32_t y = middle.y - 1; y <= middle.y + 1; ++y) {
        for (std::int32_t x = middle.x - 1; x <= middle.x + 1; ++x) {
            active.coming[{x, y}] = 12;
            active.cause[{x, y}] = hero;
            active.gas[{x, y}] = scenario.id_of("marsh_gas");
            active.amount[{x, y}] = 20;
        }
    }
}

}  // namespace

TEST_CASE("frost breaks a web, and what it broke is told", "[rules][matter][S2]") {
    MatterScenario scenario("@..x..");
    scenario.fires('K', {3, 0});
    const Events events = scenario.let_beats_pass();
    CHECK_FALSE(scenario.matter_at({3, 0}).cover.valid());
    REQUIRE(events_of<CoverBroke>(events).size() == 1);
    CHECK(events_of<CoverBroke>(events).front() == CoverBroke{scenario.id_of("web"), {3, 0}, true});
}

TEST_CASE("frost breaks planks at once, who stood there falls, and a forecast says so",
          "[rules][matter][forecast][S2][S3]") {
    MatterScenario scenario("@..dh.");
    const EntityId dummy = scenario.actor('d');
    scenario.world.entities.vitals[dummy] = {tough, tough, 0, 0};
    scenario.world.entities.initiatives[dummy].counter = 1000;  // it does not act
    const std::int32_t before = scenario.world.entities.abilities[hero_id].experience;
    lay_bridge(scenario, {3, 0});
    scenario.fires('K', {3, 0});
    const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge());
    REQUIRE(forecast.fates.size() == 1);
    CHECK(forecast.fates.front() == forecast::FateForecast{dummy, tough, 1});
    CHECK(forecast.harmful.front().get({3, 0}));
    forecast::Forecaster forecaster;
    const std::vector<forecast::CellForecast> cells = forecaster.forecast_cells(scenario.knowledge());
    REQUIRE(cells.size() == 1);
    CHECK(cells.front().at == core::Point{3, 0});
    CHECK(cells.front().harm.matter == scenario.id_of("chasm"));
    CHECK(forecast::forecast_harm_of_matter(scenario.knowledge(), {3, 0})->harm.matter ==
          scenario.id_of("chasm"));
    const Events events = scenario.let_beats_pass();
    CHECK(events_of<CoverBroke>(events).size() == 1);
    CHECK(events_of<ActorFell>(events).size() == 1);
    CHECK_FALSE(is_alive(scenario.world, dummy));
    CHECK(scenario.world.entities.abilities[hero_id].experience > before);
}

TEST_CASE("a bridge over lava that will break is foretold as a harm", "[rules][matter][forecast][S3]") {
    MatterScenario scenario("@..dl.");
    scenario.flood({3, 0}, "lava");
    scenario.cover({3, 0}, "planks");
    scenario.world.entities.initiatives[scenario.actor('d')].counter = 1000;  // it does not act
    scenario.fires('K', {3, 0});
    const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge());
    CHECK(forecast.harmful.front().get({3, 0}));
    forecast::Forecaster forecaster;
    CHECK_FALSE(forecaster.forecast_cells(scenario.knowledge()).empty());
    scenario.let_beats_pass();
    CHECK_FALSE(is_alive(scenario.world, scenario.actor('d')));
}

TEST_CASE("less cold than frost does not break planks", "[rules][matter][S2]") {
    MatterScenario scenario("@..hh.");
    lay_bridge(scenario, {3, 0});
    scenario.fires('K', {4, 0});
    scenario.world.level.matter.active.coming[{3, 0}] = -11;
    scenario.let_beats_pass();
    CHECK(scenario.matter_at({3, 0}).cover == scenario.id_of("planks"));
}

TEST_CASE("force tears a web where it strikes, and leaves planks", "[rules][matter][S2]") {
    MatterScenario torn("@..x..");
    CHECK(events_of<CoverBroke>(torn.fires('G', {3, 0})).size() == 1);
    CHECK_FALSE(torn.matter_at({3, 0}).cover.valid());
    MatterScenario whole("@..h..");
    lay_bridge(whole, {3, 0});
    CHECK(events_of<CoverBroke>(whole.fires('G', {3, 0})).empty());
}

TEST_CASE("gas that explodes tears webs and breaks planks, and who stood on them falls",
          "[rules][matter][forecast][S2][S3]") {
    MatterScenario scenario(R"(
        @........
        .....h...
        ....d.x..
        .........)");
    const EntityId dummy = scenario.actor('d');
    scenario.world.entities.vitals[dummy] = {tough, tough, 0, 0};
    scenario.world.entities.initiatives[dummy].counter = 1000;  // it does not act
    lay_bridge(scenario, {4, 2});
    light_gas_around(scenario, {5, 2});
    const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge(), 1);
    REQUIRE(forecast.fates.size() == 1);
    CHECK(forecast.fates.front() == forecast::FateForecast{dummy, tough, 1});
    const std::int32_t before = scenario.world.entities.abilities[hero_id].experience;
    const Events events = scenario.let_beats_pass();
    REQUIRE(events_of<GasExploded>(events).size() == 1);
    CHECK(events_of<CoverBroke>(events).size() == 2);
    CHECK(events_of<ActorFell>(events).size() == 1);
    CHECK_FALSE(is_alive(scenario.world, dummy));
    CHECK(scenario.world.entities.abilities[hero_id].experience > before);  // whose blast it was
}

TEST_CASE("acid makes poison gas of marsh gas above it", "[rules][matter][S2]") {
    MatterScenario scenario(R"(
        #######
        #@....#
        #######)");
    scenario.fires('D', {4, 1});
    const std::int32_t amount = scenario.matter_at({4, 1}).amount;
    REQUIRE(amount > 0);
    scenario.fires('U', {4, 1});
    scenario.let_beats_pass();
    CHECK(scenario.matter_at({4, 1}).gas == scenario.id_of("poison_gas"));
    CHECK(scenario.matter_at({3, 1}).gas == scenario.id_of("marsh_gas"));
}

}  // namespace torchwake::rules
