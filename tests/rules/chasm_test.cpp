// Chasms: a fall, what is lost in them, and planks over them.

#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/fate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

}  // namespace

TEST_CASE("a step into a chasm is asked for, costs 4 and leads a level down", "[rules][matter][stairs]") {
    MatterScenario scenario = above_another("@h.");
    const auto harm = forecast::forecast_harm(scenario.knowledge(), Walk{Direction::East});
    REQUIRE(harm);
    CHECK(harm->matter == *scenario.catalog().find_matter("chasm"));
    const std::int32_t before = scenario.hit_points(hero_id);
    const Events events = scenario.does(hero_id, Walk{Direction::East});
    REQUIRE(events_of<ActorFell>(events).size() == 1);
    CHECK(scenario.world.level.depth == 2);
    CHECK(scenario.hit_points(hero_id) == before - 4);
    CHECK(scenario.world.run.owed_choices == 1);
}

TEST_CASE("a fall that kills is named for the chasm", "[rules][matter][S4]") {
    MatterScenario scenario = above_another("@h.");
    scenario.set_hit_points(hero_id, 4);
    Inquest inquest(scenario.catalog().hero());
    for (const Event& event : scenario.does(hero_id, Walk{Direction::East})) {
        inquest.hear(event);
    }
    CHECK_FALSE(is_alive(scenario.world, hero_id));
    CHECK(inquest.cause().gas == *scenario.catalog().find_matter("chasm"));
}

TEST_CASE("one that is thrown into a chasm is gone, for the thrower; fliers are not", "[rules][matter]") {
    MatterScenario scenario = above_another("@.rhhh.");
    const EntityId rat = scenario.actor('r');
    const std::int32_t before = scenario.world.entities.abilities[hero_id].experience;
    scenario.fires('G', {2, 0});
    CHECK_FALSE(is_alive(scenario.world, rat));
    CHECK(scenario.world.entities.abilities[hero_id].experience > before);
    MatterScenario over = above_another("@..v;");
    over.flood({3, 0}, "chasm");
    over.does(over.actor('v'), Wait{});
    CHECK(is_alive(over.world, over.actor('v')));
}

TEST_CASE("aiming tells who would be thrown into a chasm or into lava, and lost",
          "[rules][matter][preview]") {
    struct Case {
        const char* map;
        const char* lost_in;
    };
    for (const Case& tried : {Case{"@.o.h..", ""}, Case{"@.o..h.", "chasm"}, Case{"@.o..l.", "lava"},
                              Case{"@.v..h.", ""}, Case{"@.o#.h.", ""}}) {
        MatterScenario scenario(tried.map);
        const EntityId victim = scenario.world.caches.actors[{2, 0}];
        const content::ItemId gust = *scenario.catalog().find_item("gust");
        const forecast::AimForecast aim = forecast::forecast_aim(scenario.knowledge(), gust, {2, 0});
        REQUIRE(aim.victims.size() == 1);
        const content::MatterId lost_in = aim.victims.front().lost_in;
        INFO(tried.map);
        CHECK((lost_in.valid() ? scenario.catalog().matter(lost_in).id : std::string()) == tried.lost_in);
        scenario.fires('G', {2, 0});
        scenario.act(Wait{});
        CHECK(scenario.world.entities.creatures.contains(victim) == !lost_in.valid());
    }
}

TEST_CASE("liquid beside a chasm drains into it, and nothing stays on it", "[rules][matter][S2]") {
    MatterScenario scenario = above_another("######\n@...h#\n######");
    scenario.fires('W', {3, 1});
    scenario.let_beats_pass(12);
    for (std::int32_t x = 0; x < 4; ++x) {
        CHECK(scenario.matter_at({x, 1}).depth <= 1);
    }
    CHECK(scenario.matter_at({4, 1}).liquid == *scenario.catalog().find_matter("chasm"));
    scenario.fires('W', {4, 1});
    scenario.fires('O', {4, 1});
    CHECK(scenario.matter_at({4, 1}) ==
          CellMatter{.cover = {}, .liquid = *scenario.catalog().find_matter("chasm"), .depth = 1});
}

TEST_CASE("planks carry over a chasm, lava or water, until they burn", "[rules][matter][movement]") {
    MatterScenario scenario = above_another("@hl.~.");
    for (const std::int32_t x : {1, 2, 4}) {
        scenario.fires('N', {x, 0});
    }
    CHECK(scenario.knowledge().perils().empty());
    for (int step = 0; step < 4; ++step) {
        CHECK(forecast::forecast_harm(scenario.knowledge(), Walk{Direction::East}) == std::nullopt);
        scenario.does(hero_id, Walk{Direction::East});
    }
    CHECK(scenario.hero_at() == core::Point{4, 0});
    CHECK(scenario.knowledge().hero().wet == 0);
    scenario.does(hero_id, Walk{Direction::East});
    scenario.light({1, 0});
    scenario.let_beats_pass(12);
    CHECK(scenario.matter() == map_of(".hp.p."));
    CHECK_FALSE(scenario.world.caches.steps.allows({2, 0}, Direction::West));
}

TEST_CASE("the hero falls when the planks under it burn away", "[rules][matter][S2]") {
    MatterScenario scenario = above_another("@h...");
    scenario.fires('N', {1, 0});
    scenario.light({1, 0});
    scenario.does(hero_id, Walk{Direction::East});
    scenario.let_beats_pass(12);
    CHECK(scenario.world.level.depth == 2);
}

TEST_CASE("a forecast tells who falls when planks burn away", "[rules][matter][forecast][S3]") {
    constexpr std::int32_t many = 60;
    MatterScenario scenario = above_another("@..dh.");
    const EntityId dummy = scenario.actor('d');
    scenario.world.entities.vitals[dummy] = {many, many, 0, 0};
    scenario.world.entities.initiatives[dummy].counter = 1000;  // it does not act
    for (const core::Point at : {core::Point{0, 0}, core::Point{3, 0}}) {
        scenario.flood(at, "chasm");
        scenario.cover(at, "planks");
    }
    scenario.light({3, 0});
    scenario.world.level.matter.active.coming[{0, 0}] = 12;
    scenario.world.entities.vitals[hero_id] = {many, many, 0, 0};
    const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge());
    REQUIRE(forecast.fates.size() == 2);
    const std::int32_t hero_loses = forecast.fates[0].lost;
    const std::int32_t beats = forecast.fates[1].beats_to_die;
    CHECK(forecast.fates[0].beats_to_die == 0);
    CHECK(forecast.fates[1].lost == many);
    REQUIRE(beats > 1);
    scenario.let_beats_pass(beats - 1);
    CHECK(is_alive(scenario.world, dummy));
    CHECK(scenario.world.level.depth == 1);
    scenario.let_beats_pass();
    CHECK(scenario.world.level.depth == 2);
    CHECK(scenario.hit_points(hero_id) == many - hero_loses);
    CHECK_FALSE(scenario.world.left_levels.front().entities.creatures.contains(dummy));
}

}  // namespace torchwake::rules
