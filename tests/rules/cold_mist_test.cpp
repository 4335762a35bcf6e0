// A gas that takes heat from its cells.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

void begin_beats(MatterScenario& scenario) {
    scenario.world.entities.exposures.insert(hero_id, {0, 1, {}});
    scenario.act(Wait{});
}

/// Requires: the beats of the level have begun.
void release_mist(MatterScenario& scenario, core::Point at, std::uint8_t amount) {
    Activity& active = scenario.world.level.matter.active;
    active.gas[at] = scenario.id_of("cold_mist");
    active.amount[at] = amount;
}

}  // namespace

TEST_CASE("cold mist freezes the water below it in four beats, and thins away", "[rules][matter][S2]") {
    MatterScenario scenario("#####\n@##~#\n#####");
    constexpr core::Point pool{3, 1};
    begin_beats(scenario);
    release_mist(scenario, pool, 20);
    scenario.let_beats_pass(3);
    CHECK(scenario.matter_at(pool).liquid == scenario.id_of("water"));
    scenario.let_beats_pass();
    CHECK(scenario.matter_at(pool).liquid == scenario.id_of("ice"));
    CHECK(scenario.matter_at(pool).amount == 20 - 4 * 2);
    scenario.let_beats_pass(6);
    CHECK_FALSE(scenario.matter_at(pool).gas.valid());
}

TEST_CASE("a fire goes out in cold mist, where dry grass burns on without it", "[rules][matter][S2]") {
    const auto burning_after = [](bool mist) {
        MatterScenario scenario("#####\n@##H#\n#####");
        constexpr core::Point grass{3, 1};
        begin_beats(scenario);
        scenario.burn(grass, 20);
        if (mist) {
            release_mist(scenario, grass, 80);
        }
        scenario.let_beats_pass(6);
        return scenario.matter_at(grass).burns;
    };
    CHECK(burning_after(false));
    CHECK_FALSE(burning_after(true));
}

TEST_CASE("cold mist slows who stands in it, which is foretold as harm", "[rules][matter][conditions][S3]") {
    MatterScenario scenario("######\n#@..d#\n######");
    const EntityId dummy = scenario.actor('d');
    begin_beats(scenario);
    release_mist(scenario, scenario.position(dummy), 40);
    CHECK(forecast::forecast_matter(scenario.knowledge()).ever_harmful(scenario.position(dummy)));
    const auto began = events_of<ConditionBegan>(scenario.let_beats_pass());
    REQUIRE_FALSE(began.empty());
    CHECK(began.front().actor.id == dummy);
    CHECK(began.front().kind == content::ConditionKind::Slow);
}

}  // namespace torchwake::rules
