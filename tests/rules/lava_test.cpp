// Lava kills, heats and meets water.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/rules/fate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

}  // namespace

TEST_CASE("lava kills who steps into it, and the death is named", "[rules][matter][harm][S4]") {
    MatterScenario scenario("@l.");
    const auto harm = forecast::forecast_harm(scenario.knowledge(), Walk{core::Direction::East});
    REQUIRE(harm);
    CHECK(harm->kind == forecast::HarmKind::Matter);
    CHECK(harm->matter == *scenario.catalog().find_matter("lava"));
    const Events events = scenario.does(hero_id, Walk{core::Direction::East});
    CHECK_FALSE(is_alive(scenario.world, hero_id));
    Inquest inquest(scenario.catalog().hero());
    for (const Event& event : events) {
        inquest.hear(event);
    }
    CHECK(inquest.cause().gas == *scenario.catalog().find_matter("lava"));
}

TEST_CASE("monsters walk around lava, and those who fly or are fireproof come to no harm over it",
          "[rules][matter][mind][S6]") {
    MatterScenario scenario(R"(
        @.ll..r
        ..ll...
        .......)");
    const EntityId rat = scenario.actor('r');
    for (int turn = 0; turn < 12; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(is_alive(scenario.world, rat));
    CHECK(core::chebyshev_distance(scenario.position(rat), scenario.hero_at()) == 1);
    MatterScenario over("@..v.e;");
    over.flood({3, 0}, "lava");
    over.flood({5, 0}, "lava");
    over.fires('S', {1, 0});
    over.let_beats_pass(3);
    CHECK(is_alive(over.world, over.actor('v')));
    CHECK(is_alive(over.world, over.actor('e')));
}

TEST_CASE("one that is thrown into lava burns up for the thrower, and leaves no corpse", "[rules][matter]") {
    MatterScenario scenario("@.rlll.");
    const EntityId rat = scenario.actor('r');
    const std::int32_t before = scenario.world.entities.abilities[hero_id].experience;
    scenario.fires('G', {2, 0});
    CHECK_FALSE(is_alive(scenario.world, rat));
    CHECK(scenario.world.entities.abilities[hero_id].experience > before);
    CHECK(scenario.drawn() == map_of("@......"));
}

TEST_CASE("who burns planks away over lava gets the experience for those who stood there",
          "[rules][matter][harm][S4]") {
    MatterScenario scenario("@.,d..");
    const EntityId dummy = scenario.actor('d');
    scenario.flood({3, 0}, "lava");
    scenario.cover({3, 0}, "planks");
    const std::int32_t before = scenario.world.entities.abilities[hero_id].experience;
    constexpr std::int32_t many = 500;
    scenario.world.entities.vitals[dummy] = {many, many, 0, 0};
    scenario.light({3, 0});
    scenario.let_beats_pass(4);
    CHECK_FALSE(is_alive(scenario.world, dummy));
    CHECK(scenario.world.entities.abilities[hero_id].experience > before);
}

TEST_CASE("lava lights what burns at a heat of 8 beside it, thaws ice, and comes to rest",
          "[rules][matter][S2]") {
    MatterScenario scenario(R"(
        @...........
        ...H.l......
        ............)");
    scenario.world.entities.exposures.insert(hero_id, {0, 1, {}});
    scenario.act(Wait{});
    scenario.let_beats_pass(20);
    CHECK(scenario.world.level.matter.active.at_rest());
    CHECK(scenario.matter() == map_of(R"(
        ............
        ...H.l......
        ............)"));
    scenario.cover({4, 1}, "dry_grass");
    scenario.world.entities.exposures.insert(hero_id, {0, 1, {}});
    scenario.act(Wait{});
    scenario.let_beats_pass(40);
    CHECK(scenario.matter() == map_of(R"(
        ............
        ...;;l......
        ............)"));
    CHECK(scenario.world.level.matter.active.at_rest());
}

TEST_CASE("water beside lava or poured on it makes stone and steam, and the way is open",
          "[rules][matter][S2]") {
    MatterScenario poured("#####\n@..l#\n#####");
    poured.fires('W', {3, 1});
    CHECK(poured.matter_at({3, 1}).gas == *poured.catalog().steam());
    CHECK(poured.world.caches.steps.allows({2, 1}, core::Direction::East));
    poured.let_beats_pass(30);
    CHECK(poured.matter() == map_of("#####\n...c#\n#####"));
    MatterScenario beside("######\n@..~l#\n######");
    beside.fires('W', {1, 1});
    beside.let_beats_pass(40);
    CHECK(beside.matter_at({4, 1}).cover == *beside.catalog().find_matter("crust"));
}

TEST_CASE("known lava is a peril that no automatic way leads into", "[rules][matter][S6]") {
    MatterScenario scenario("@.l.#l");
    CHECK(scenario.knowledge().perils() == std::vector<core::Point>{{2, 0}});
}

}  // namespace torchwake::rules
