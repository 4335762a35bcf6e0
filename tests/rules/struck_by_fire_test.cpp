// Fire that strikes somebody sets it alight, and lights the wood that it strikes.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/odds.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

/// The catalog in which a flame heats the cells around its end, too.
content::Catalog with_wide_flames() {
    content::CatalogParts parts = scenario::matter_parts();
    std::ranges::find(parts.items, "flame", &content::ItemDef::id)->aim->radius = core::Cells{1};
    return content::Catalog(std::move(parts));
}

}  // namespace

TEST_CASE("fire that strikes somebody on bare floor sets it alight, by whoever sent it",
          "[rules][matter][harm][S1][S4]") {
    MatterScenario scenario("@..d");
    const EntityId dummy = scenario.actor('d');
    scenario.world.entities.vitals[dummy] = {40, 40, 0, 0};
    const Events events = scenario.fires('A', {3, 0});
    REQUIRE(events_of<CaughtFire>(events).size() == 1);
    CHECK(scenario.world.entities.exposures[dummy].burning == beats_of_burning);
    CHECK(scenario.world.entities.exposures[dummy].by.doer == hero_id);
    CHECK(events_of<MatterHurt>(scenario.let_beats_pass()).size() == 1);
    CHECK(events_of<CaughtFire>(scenario.fires('E', {3, 0})).empty());
}

TEST_CASE("fire sets alight neither the fireproof nor the wet, and a spark nobody",
          "[rules][matter][harm][S1]") {
    MatterScenario scenario("@.e.d.");
    CHECK(events_of<CaughtFire>(scenario.fires('A', {2, 0})).empty());
    MatterScenario wet("@..d~");
    wet.flood({3, 0}, "water");
    CHECK(events_of<CaughtFire>(wet.fires('A', {3, 0})).empty());
    MatterScenario sparks("@..d");
    CHECK(events_of<CaughtFire>(sparks.fires('E', {3, 0})).empty());
}

TEST_CASE("an attack that sets alight does so to whom it hurts, and not to the wet or to who dodges",
          "[rules][matter][harm][S1]") {
    content::CatalogParts parts = scenario::matter_parts();
    content::Attack& attack =
        std::ranges::find(parts.monsters, "hero", &content::MonsterDef::id)->natural_attacks.front();
    attack.sets_alight = true;
    attack.damage = {1, 2, -1};  // 0 is a dodge
    const content::Catalog catalog(std::move(parts));
    int hurt = 0;
    int dodged = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (const bool is_wet : {false, true}) {
            Scenario scenario("@d~", seed, catalog);
            const EntityId dummy = scenario.actor('d');
            scenario.world.entities.vitals[dummy] = {40, 40, 0, 0};
            if (is_wet) {
                scenario.world.entities.exposures.insert(dummy, {0, beats_of_wetness, {}});
            }
            const Events events = scenario.does(hero_id, Walk{core::Direction::East});
            const bool hurts = !events_of<BlowLanded>(events).empty();
            (hurts ? hurt : dodged) += 1;
            CHECK(events_of<CaughtFire>(events).size() == (hurts && !is_wet ? 1 : 0));
        }
    }
    CHECK(hurt > 0);
    CHECK(dodged > 0);
}

TEST_CASE("fire lights the closed door of wood or the keg that stops its flight",
          "[rules][matter][doors][S1]") {
    for (const char wood : {'+', '&'}) {
        CAPTURE(wood);
        MatterScenario scenario(std::string("#######\n@....") + wood + "#\n#######");
        scenario.fires('A', {5, 1});
        scenario.let_beats_pass();
        CHECK(scenario.matter_at({5, 1}).burns);
        scenario.let_beats_pass(40);
        CHECK_FALSE(scenario.world.caches.flags[{5, 1}].has(CellFlag::Blocks));
    }
    MatterScenario stone("#######\n@....##\n#######");
    stone.fires('A', {5, 1});
    CHECK(stone.world.level.matter.active.coming[{5, 1}] == 0);
    CHECK(stone.world.level.matter.active.coming[{4, 1}] == 12);
}

TEST_CASE("fire of a wide area lights the doors and kegs at its bounds, each heated once",
          "[rules][matter][doors][S1]") {
    const content::Catalog catalog = with_wide_flames();
    Scenario scenario(R"(
        ###+###
        @...&.#
        #######)",
                      1, catalog);
    scenario.fires('A', {3, 1});
    const Activity& active = scenario.world.level.matter.active;
    for (const core::Point wood : {core::Point{3, 0}, core::Point{4, 1}}) {
        CAPTURE(wood);
        CHECK(active.coming[wood] == 12);
    }
    CHECK(active.coming[{2, 0}] == 0);
    scenario.fires('K', {4, 1});
    CHECK(active.coming[{4, 1}] == 0);
}

TEST_CASE("the preview of fire shows the wood that it will light", "[rules][matter][forecast][doors][S3]") {
    MatterScenario scenario("#######\n@....+#\n#######");
    const content::ItemId flame = *scenario.catalog().find_item("flame");
    const auto area = forecast::forecast_aim(scenario.knowledge(), flame, {5, 1}).area;
    CHECK(area == std::vector<core::Point>{{4, 1}, {5, 1}});
    const content::ItemId flask = *scenario.catalog().find_item("water_flask");
    CHECK(forecast::forecast_aim(scenario.knowledge(), flask, {5, 1}).area ==
          std::vector<core::Point>{{4, 1}});
}

TEST_CASE("it is foretold what the fire on it will cost whom fire strikes", "[rules][matter][forecast][S3]") {
    MatterScenario scenario("@..d");
    const EntityId dummy = scenario.actor('d');
    scenario.world.entities.vitals[dummy] = {40, 40, 0, 0};
    const content::ItemId flame = *scenario.catalog().find_item("flame");
    const forecast::AimedDeed deed{.source = {flame, {}}, .target = {3, 0}};
    const auto fates = forecast::forecast_fates(
        scenario.knowledge(), deed, forecast::forecast_aim(scenario.knowledge(), deed.source, deed.target));
    REQUIRE(fates.size() == 1);
    CHECK(fates.front().who == dummy);
    scenario.fires('A', {3, 0});
    std::int32_t lost = 0;
    for (std::int32_t beat = 0; beat < forecast::forecast_beats; ++beat) {
        scenario.world.entities.initiatives[dummy].counter = 1000;  // it does not beat out the flames
        for (const MatterHurt& hurt : events_of<MatterHurt>(scenario.let_beats_pass())) {
            lost += hurt.victim.id == dummy ? hurt.damage : 0;
        }
    }
    CHECK(fates.front().lost == lost);
    CHECK(lost > 0);
}

}  // namespace torchwake::rules
