// Kinds that split when they are hurt also split in a beat: without dice, as foretold.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

/// A jelly amid grass.
constexpr std::string_view field = "@...,,y,,\n....,,,,,";

/// Keeps all but the hero from acting, and lets the hero wait for a beat.
Events wait_for_a_beat(MatterScenario& scenario) {
    World& world = scenario.world;
    for (const EntityId actor : world.entities.initiatives.ids()) {
        world.entities.initiatives[actor].counter = actor == hero_id ? 0 : 1000;
    }
    if (!world.level.matter.active.at_rest()) {
        world.level.matter.active.ticks = scenario.knowledge().hero().wait - 1;
    }
    return scenario.act(Wait{}).events;
}

std::ptrdiff_t jellies(const MatterScenario& scenario) {
    const content::MonsterId kind = *scenario.catalog().find_monster("jelly");
    const auto ids = scenario.world.entities.creatures.ids();
    return std::ranges::count_if(
        ids, [&](EntityId id) { return scenario.world.entities.creatures[id].kind == kind; });
}

MatterScenario burning_field() {
    MatterScenario scenario(field);
    scenario.cover(scenario.position(scenario.actor('y')), "dry_grass");
    scenario.light({4, 0});
    return scenario;
}

}  // namespace

TEST_CASE("a beat draws no random number, also where fire makes two of one", "[rules][matter][S2]") {
    MatterScenario burning = burning_field();
    MatterScenario calm(field);
    calm.fires('E', {1, 0});
    for (int beat = 0; beat < 6; ++beat) {
        wait_for_a_beat(burning);
        wait_for_a_beat(calm);
    }
    CHECK(jellies(burning) > 1);
    CHECK(jellies(calm) == 1);
    CHECK(burning.world.streams == calm.world.streams);
}

TEST_CASE("it is foretold what those lose who split", "[rules][matter][forecast][S3]") {
    MatterScenario scenario = burning_field();
    const EntityId jelly = scenario.actor('y');
    const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge());
    REQUIRE(forecast.fates.size() == 1);
    REQUIRE(forecast.fates.front().id == jelly);
    std::int32_t lost = 0;
    for (std::int32_t beat = 0; beat < forecast::forecast_beats; ++beat) {
        for (const MatterHurt& hurt : events_of<MatterHurt>(wait_for_a_beat(scenario))) {
            lost += hurt.victim.id == jelly ? hurt.damage : 0;
        }
    }
    CHECK(lost == forecast.fates.front().lost);
    CHECK(lost > 0);
    CHECK(jellies(scenario) > 1);
}

}  // namespace torchwake::rules
