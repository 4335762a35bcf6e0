#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

}  // namespace

TEST_CASE("the hero sets fire to what burns beside it, and who dies of that dies by the hero",
          "[rules][light][matter][S4][S7]") {
    MatterScenario scenario(R"(
        ######
        #@,,d#
        ######)");
    scenario.cover({4, 1}, "dry_grass");
    const std::int32_t experience = scenario.world.entities.abilities[hero_id].experience;
    const Events events = scenario.does(hero_id, SetFire{Direction::East});
    REQUIRE(events_of<FireSet>(events).size() == 1);
    CHECK(events_of<FireSet>(events).front().at == core::Point{2, 1});
    const Events after = scenario.let_beats_pass(4);
    const auto hurt = events_of<MatterHurt>(after);
    REQUIRE_FALSE(hurt.empty());
    CHECK(std::ranges::all_of(hurt, [](const MatterHurt& each) { return each.attacker.id == hero_id; }));
    CHECK_FALSE(scenario.actor('d').valid());
    CHECK(scenario.world.entities.abilities[hero_id].experience > experience);
}

TEST_CASE("only a lit torch sets fire, and only to what burns and is dry", "[rules][light][matter][S7]") {
    MatterScenario scenario(R"(
        #####
        #~@,#
        #####)");
    CHECK(scenario.refusal_of(SetFire{Direction::North}) == RefusalReason::NothingBurnsThere);
    CHECK(scenario.refusal_of(SetFire{Direction::West}) == RefusalReason::NothingBurnsThere);
    CHECK(std::holds_alternative<Plan>(check(scenario.ruleset, scenario.world, SetFire{Direction::East})));
    scenario.does(hero_id, SwitchTorch{});
    CHECK(scenario.refusal_of(SetFire{Direction::East}) == RefusalReason::TorchIsOut);
    scenario.world.entities.torches.erase(hero_id);
    CHECK(scenario.refusal_of(SetFire{Direction::East}) == RefusalReason::NoTorch);
}

TEST_CASE("oil that floats on water is lit by the torch, too", "[rules][light][matter][S7]") {
    MatterScenario scenario(R"(
        ####
        #@~#
        ####)");
    CHECK(scenario.refusal_of(SetFire{Direction::East}) == RefusalReason::NothingBurnsThere);
    scenario.cover({2, 1}, "slick");
    scenario.does(hero_id, SetFire{Direction::East});
    scenario.let_beats_pass();
    CHECK(scenario.matter_at({2, 1}).burns);
}

TEST_CASE("what a fire will do to each is foretold before it is set, and the hero is warned",
          "[rules][light][matter][S3][S7]") {
    MatterScenario scenario(R"(
        #######
        #@,,,d#
        #######)");
    scenario.cover({5, 1}, "dry_grass");
    const EntityId victim = scenario.actor('d');
    const std::vector<forecast::FateChange> fates = forecast::FatesOfFire(scenario.knowledge()).at({2, 1});
    REQUIRE(fates.size() == 1);
    CHECK(fates.front().who == victim);
    CHECK(fates.front().beats_to_die > 0);
    CHECK_FALSE(forecast::forecast_harm(scenario.knowledge(), SetFire{Direction::East}));
    const std::int32_t beats = fates.front().beats_to_die;
    scenario.does(hero_id, SetFire{Direction::East});
    scenario.world.entities.initiatives[hero_id].counter = 1000;
    scenario.let_beats_pass(beats - 1);
    CHECK(scenario.actor('d') == victim);
    scenario.let_beats_pass(1);
    CHECK_FALSE(scenario.actor('d').valid());

    MatterScenario inside(R"(
        ####
        #@,#
        ####)");
    inside.cover({1, 1}, "dry_grass");
    const auto harm = forecast::forecast_harm(inside.knowledge(), SetFire{Direction::East});
    REQUIRE(harm);
    CHECK(harm->kind == forecast::HarmKind::Self);
    CHECK(harm->afterwards);
}

}  // namespace torchwake::rules
