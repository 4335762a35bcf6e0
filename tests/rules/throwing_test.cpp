// How monsters use matter: what they throw, how they mind flames, and what comes out of those that burst.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

constexpr int enough_turns = 60;
constexpr int foreseen = 9;

std::int32_t depth_of_oil(const MatterScenario& scenario) {
    const Matter& matter = scenario.world.level.matter;
    std::int32_t depth = 0;
    for (std::size_t place = 0; place < matter.liquid.size().area(); ++place) {
        const core::Point at = matter.liquid.point(place);
        depth += matter.liquid[at] == *scenario.catalog().find_matter("oil") ? matter.depth[at] : 0;
    }
    return depth;
}

/// The hero waits for some turns, and can't die. Returns the missiles that flew.
std::vector<MissileFlew> missiles_at_hero(MatterScenario& scenario, int turns) {
    std::vector<MissileFlew> missiles;
    for (int turn = 0; turn < turns; ++turn) {
        scenario.set_hit_points(hero_id, scenario.world.entities.vitals[hero_id].max_hit_points);
        for (const MissileFlew& flew : events_of<MissileFlew>(scenario.act(Wait{}).events)) {
            missiles.push_back(flew);
        }
    }
    return missiles;
}

/// It hunts the hero, and knows where that is.
void hunt_hero(Scenario& scenario, EntityId monster) {
    Mind& mind = scenario.world.entities.minds[monster];
    mind.intent = Intent::Hunt;
    mind.prey = hero_id;
    mind.last_seen = scenario.hero_at();
}

}  // namespace

TEST_CASE("a monster throws from afar what breaks and harms, and keeps what does not",
          "[rules][mind][S5][S6]") {
    MatterScenario scenario(R"(
        ##########
        #@.....n.#
        ##########)");
    const auto missiles = missiles_at_hero(scenario, enough_turns);
    REQUIRE(missiles.size() <= 2);
    REQUIRE_FALSE(missiles.empty());
    for (const MissileFlew& flew : missiles) {
        CHECK(flew.item == *scenario.catalog().find_item("oil_flask"));
        CHECK(flew.target == scenario.hero_at());
    }
    CHECK(depth_of_oil(scenario) == 6 * static_cast<std::int32_t>(missiles.size()));
}

TEST_CASE("a monster throws at nobody beside it, and not where a friend stands", "[rules][mind][S5]") {
    MatterScenario beside(R"(
        ####
        #@n#
        ####)");
    CHECK(missiles_at_hero(beside, enough_turns).empty());
    MatterScenario behind(R"(
        ##########
        #@d.....n#
        ##########)");
    CHECK(missiles_at_hero(behind, enough_turns).empty());
}

TEST_CASE("the heedless walk through flames, those who weigh them if it costs little, the shy never",
          "[rules][mind][S6]") {
    const auto walks_in = [](content::Wariness wary, std::int32_t hit_points) {
        content::CatalogParts parts = scenario::matter_parts();
        std::ranges::find(parts.monsters, "orc", &content::MonsterDef::id)->wary = wary;
        const content::Catalog catalog(std::move(parts));
        Scenario scenario(R"(
            #######
            #@.,.o#
            #######)",
                          1, catalog);
        const EntityId orc = scenario.actor('o');
        scenario.world.entities.vitals[orc].max_hit_points = hit_points;
        scenario.set_hit_points(orc, hit_points);
        hunt_hero(scenario, orc);
        Matter& matter = scenario.world.level.matter;
        make_planes(matter, scenario.world.level.tiles.size());
        matter.active.ticks = ticks_of_a_beat;
        matter.active.fuel[{3, 1}] = 100;
        matter.active.burning[{3, 1}] = BurningLayer::Cover;
        for (int turn = 0; turn < 4; ++turn) {
            scenario.set_hit_points(hero_id, scenario.world.entities.vitals[hero_id].max_hit_points);
            scenario.act(Wait{});
            if (!is_alive(scenario.world, orc) || scenario.position(orc).x <= 3) {
                return true;
            }
        }
        return false;
    };
    constexpr std::int32_t many = 200;
    constexpr std::int32_t few = 10;
    CHECK(walks_in(content::Wariness::Heedless, few));
    CHECK(walks_in(content::Wariness::Weighing, many));
    CHECK_FALSE(walks_in(content::Wariness::Weighing, few));
    CHECK_FALSE(walks_in(content::Wariness::Shy, many));
}

TEST_CASE("those who dare flames dare no bridge that burns", "[rules][mind][S6]") {
    const auto walks_on = [](std::string_view beneath) {
        content::CatalogParts parts = scenario::matter_parts();
        std::ranges::find(parts.monsters, "orc", &content::MonsterDef::id)->wary =
            content::Wariness::Weighing;
        const content::Catalog catalog(std::move(parts));
        Scenario scenario(R"(
            #######
            #@.~.o#
            #######)",
                          1, catalog);
        const EntityId orc = scenario.actor('o');
        scenario.world.entities.vitals[orc].max_hit_points = 200;
        scenario.set_hit_points(orc, 200);
        hunt_hero(scenario, orc);
        Matter& matter = scenario.world.level.matter;
        make_planes(matter, scenario.world.level.tiles.size());
        matter.liquid[{3, 1}] = beneath.empty() ? content::MatterId{} : *catalog.find_matter(beneath);
        matter.depth[{3, 1}] = beneath.empty() ? std::uint8_t{0} : std::uint8_t{1};
        matter.cover[{3, 1}] = *catalog.find_matter(beneath.empty() ? "dry_grass" : "planks");
        matter.active.ticks = ticks_of_a_beat;
        matter.active.fuel[{3, 1}] = 100;
        matter.active.burning[{3, 1}] = BurningLayer::Cover;
        rebuild_caches({catalog, scenario.world});
        for (int turn = 0; turn < 4 && scenario.position(orc).x > 3; ++turn) {
            scenario.set_hit_points(hero_id, scenario.world.entities.vitals[hero_id].max_hit_points);
            scenario.act(Wait{});
        }
        return scenario.position(orc).x <= 3;
    };
    CHECK(walks_on(""));
    CHECK_FALSE(walks_on("chasm"));
    CHECK_FALSE(walks_on("lava"));
}

TEST_CASE("a monster that bursts fills its cell when it dies", "[rules][trick][matter][S4][V5]") {
    MatterScenario scenario(R"(
        ######
        #@i..#
        #....#
        ######)");
    const EntityId bladder = scenario.actor('i');
    const core::Point at = scenario.position(bladder);
    scenario.set_hit_points(bladder, 1);
    Events events;
    for (int blow = 0; blow < enough_turns && is_alive(scenario.world, bladder); ++blow) {
        events = scenario.does(hero_id, Walk{Direction::East});
    }
    const auto used = events_of<TrickUsed>(events);
    REQUIRE(used.size() == 1);
    CHECK(used.front().trick == content::TrickKind::Burst);
    CHECK(scenario.matter_at(at).gas == *scenario.catalog().find_matter("marsh_gas"));
    CHECK(scenario.matter_at(at).amount == 60);
}

TEST_CASE("the forecast knows what comes out of who will die", "[rules][trick][matter][forecast][S3]") {
    MatterScenario scenario(R"(
        #######
        #@....#
        #...,i#
        #######)");
    scenario.cover({5, 2}, "dry_grass");
    const EntityId bladder = scenario.actor('i');
    scenario.world.entities.vitals[bladder].max_hit_points = 8;
    scenario.set_hit_points(bladder, 8);
    scenario.light({4, 2});
    const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge(), foreseen);
    REQUIRE_FALSE(forecast.fates.empty());
    REQUIRE(forecast.fates.front().beats_to_die > 0);
    // The gas that comes out then burns where no grass is.
    CHECK(forecast.ever_harmful({5, 1}));
    scenario.world.entities.initiatives[bladder].counter = 1000;  // so that it does not beat out the flames
    bool burnt = false;
    for (int beat = 0; beat < foreseen; ++beat) {
        scenario.let_beats_pass();
        burnt = burnt || scenario.matter_at({5, 1}).burns;
    }
    CHECK(burnt);
}

}  // namespace torchwake::rules
