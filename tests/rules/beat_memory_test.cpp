// Beats and forecasts use the memory of those before them.

#include "rules/allocations.hpp"
#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

/// Fire, steam, smoke, oil that flows and somebody in it, for many beats; the hero sees all of it.
constexpr std::string_view brewery = R"(
    ##########################
    #@...,,,,,,HHHH,,,,~~~...#
    #....,,,,,,HHHH,,,,~~~..d#
    #....,,,,,,,,,,,,,,~~~...#
    ##########################)";

MatterScenario burning_brewery() {
    MatterScenario scenario(brewery);
    scenario.fires('O', {5, 2});
    scenario.fires('S', {3, 1});
    scenario.light({5, 2});
    scenario.let_beats_pass(4);
    return scenario;
}

}  // namespace

TEST_CASE("only the first of several forecasts allocates", "[rules][matter][forecast][S3]") {
    MatterScenario scenario = burning_brewery();
    for (const bool omniscient : {false, true}) {
        const forecast::Knowledge knowledge(scenario.catalog(), scenario.world, omniscient);
        forecast::Forecaster forecaster;
        REQUIRE(forecaster.forecast(knowledge).harmful.size() == forecast::forecast_beats);
        REQUIRE(forecaster.forecast(knowledge).harmful.back().count() > 0);
        const std::size_t before = allocations();
        const forecast::MatterForecast& forecast = forecaster.forecast(knowledge);
        const std::size_t after = allocations();
        CHECK(after - before == 0);
        CHECK(forecast.harmful == forecast::forecast_matter(knowledge).harmful);
        CHECK(forecast.fates == forecast::forecast_matter(knowledge).fates);
    }
}

TEST_CASE("a forecast in used memory is that in fresh memory", "[rules][matter][forecast][S3]") {
    MatterScenario scenario = burning_brewery();
    MatterScenario calm("@....");
    forecast::Forecaster forecaster;
    for (int beat = 0; beat < 30; ++beat) {
        const forecast::MatterForecast& forecast = forecaster.forecast(scenario.knowledge());
        const forecast::MatterForecast fresh = forecast::forecast_matter(scenario.knowledge());
        REQUIRE(forecast.ticks == fresh.ticks);
        REQUIRE(forecast.harmful == fresh.harmful);
        REQUIRE(forecast.fates == fresh.fates);
        REQUIRE(forecaster.forecast(calm.knowledge()).harmful.empty());
        scenario.let_beats_pass();
    }
}

TEST_CASE("a turn with a beat allocates no more than one without", "[rules][matter][S2]") {
    MatterScenario scenario = burning_brewery();
    World& world = scenario.world;
    Turn turn;
    const auto allocations_of_turn = [&](std::int32_t ticks) {
        world.level.matter.active.ticks = ticks;
        const std::size_t before = allocations();
        take_turn(scenario.ruleset, world, Wait{}, turn);
        return allocations() - before;
    };
    for (int turns = 0; turns < 4; ++turns) {
        allocations_of_turn(0);
    }
    const std::size_t without = allocations_of_turn(ticks_of_a_beat);
    REQUIRE_FALSE(world.level.matter.active.at_rest());
    CHECK(allocations_of_turn(0) <= without);
}

}  // namespace torchwake::rules
