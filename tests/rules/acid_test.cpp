// Acid eats what it touches, until it is spent.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

}  // namespace

TEST_CASE("acid eats a cover at once, and is spent in eight beats", "[rules][matter][S2]") {
    MatterScenario scenario("@..H..");
    scenario.fires('U', {3, 0});
    scenario.let_beats_pass();
    CHECK(scenario.matter() == map_of("...u.."));
    scenario.let_beats_pass(5);
    CHECK(scenario.matter() == map_of("...u.."));
    scenario.let_beats_pass();
    CHECK(scenario.matter() == map_of("......"));
    scenario.let_beats_pass();
    CHECK(scenario.world.level.matter.active.at_rest());
}

TEST_CASE("acid eats through a door of wood in six beats, also from beside it", "[rules][matter][doors]") {
    MatterScenario scenario("#####\n@..+.\n#####");
    scenario.fires('U', {2, 1});
    scenario.let_beats_pass(5);
    CHECK(scenario.drawn() == map_of("#####\n@..+.\n#####"));
    const Events events = scenario.let_beats_pass();
    CHECK(events_of<GroundEaten>(events).size() == 1);
    CHECK(scenario.drawn() == map_of("#####\n@....\n#####"));
}

TEST_CASE("acid beside water is spent twice as fast, and water poured on it takes its place",
          "[rules][matter]") {
    MatterScenario beside("#####\n@..~#\n#####");
    beside.fires('U', {2, 1});
    beside.let_beats_pass(4);
    CHECK(beside.matter() == map_of("#####\n...~#\n#####"));
    MatterScenario poured("######\n@...##\n######");
    poured.fires('U', {2, 1});
    poured.fires('W', {2, 1});
    CHECK(poured.matter_at({2, 1}).liquid == *poured.catalog().find_matter("water"));
    poured.fires('U', {2, 1});
    CHECK(poured.matter_at({2, 1}).liquid == *poured.catalog().find_matter("water"));
}

TEST_CASE("each beat in acid costs what protects most 1 of its armour, and never below 0",
          "[rules][matter][harm][equipment]") {
    MatterScenario scenario("@..;");
    for (const char gear : {'[', '^'}) {
        scenario.does(hero_id, Equip{scenario.give(gear)});
    }
    REQUIRE(scenario.knowledge().hero().armour == 4);
    scenario.flood({0, 0}, "acid");
    scenario.fires('U', {3, 0});
    scenario.world.level.matter.active.eaten[{0, 0}] = 1;
    const Events events = scenario.let_beats_pass(7);
    const auto eaten = events_of<GearCorroded>(events);
    REQUIRE(eaten.size() == 4);
    CHECK(eaten[0].item == *scenario.catalog().find_item("mail"));
    CHECK(eaten[3].item != eaten[0].item);
    CHECK(scenario.knowledge().hero().armour == 0);
}

TEST_CASE("acid does nothing to those who fly", "[rules][matter][harm]") {
    MatterScenario scenario("@.v..");
    const EntityId bat = scenario.actor('v');
    scenario.does(bat, Equip{scenario.give('[', bat)});
    scenario.fires('U', {2, 0});
    CHECK(events_of<GearCorroded>(scenario.let_beats_pass(8)).empty());
    scenario.flood({2, 0}, "water");
    scenario.fires('A', {1, 0});
    scenario.let_beats_pass();
    CHECK(scenario.world.entities.exposures.find(bat) == nullptr);
}

TEST_CASE("acid eats at doors to the north and to the south from the same beat on", "[rules][matter][S2]") {
    MatterScenario scenario(R"(
        ###.###
        ###+###
        ###.###
        @......
        ###.###
        ###+###
        ###.###)");
    scenario.fires('U', {3, 3});
    scenario.world.level.matter.depth[{3, 3}] = 9;
    const Amounts& eaten = scenario.world.level.matter.active.eaten;
    scenario.let_beats_pass();
    CHECK(eaten[{3, 1}] == 1);
    CHECK(eaten[{3, 5}] == 1);
}

TEST_CASE("acid is no harm to a hero who wears nothing that it eats", "[rules][matter][forecast][S3]") {
    MatterScenario scenario("@.....");
    scenario.fires('U', {1, 0});
    CHECK_FALSE(forecast::forecast_matter(scenario.knowledge()).ever_harmful({1, 0}));
    CHECK(forecast::forecast_harm(scenario.knowledge(), Walk{core::Direction::East}) == std::nullopt);
}

TEST_CASE("acid is foretold as harm, and a step into it is asked for", "[rules][matter][forecast][S3]") {
    MatterScenario scenario("@.....");
    scenario.does(hero_id, Equip{scenario.give('^')});
    scenario.fires('U', {1, 0});
    const content::MatterId acid = *scenario.catalog().find_matter("acid");
    CHECK(forecast::forecast_matter(scenario.knowledge()).ever_harmful({1, 0}));
    const auto harm = forecast::forecast_harm(scenario.knowledge(), Walk{core::Direction::East});
    REQUIRE(harm);
    CHECK(harm->kind == forecast::HarmKind::Matter);
    CHECK(harm->matter == acid);
}

}  // namespace torchwake::rules
