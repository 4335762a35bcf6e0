// Effects that change places: push, swap, dig, and noise.

#include "rules/names.hpp"
#include "scenario/power_catalog.hpp"

#include <torchwake/forecast/odds.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

const content::Catalog& effects_catalog() {
    static const content::Catalog made(scenario::power_parts({}));
    return made;
}

}  // namespace

TEST_CASE("a push throws its victim straight back, up to the first obstacle", "[rules][effects][T6]") {
    Scenario scenario("@.o....", 1, effects_catalog());
    const Events events = scenario.fires('X', scenario.position(scenario.actor('o')));
    REQUIRE(events_of<ActorThrown>(events).size() == 1);
    CHECK(scenario.drawn() == map_of("@....o."));
    Scenario wall("@.o.#..", 1, effects_catalog());
    wall.fires('X', wall.position(wall.actor('o')));
    CHECK(wall.drawn() == map_of("@..o#.."));
    Scenario crowd("@.oT...", 1, effects_catalog());
    CHECK(events_of<ActorThrown>(crowd.fires('X', {2, 0})).empty());
    Scenario rooted("@.d....", 1, effects_catalog());
    CHECK(events_of<ActorThrown>(rooted.fires('X', {2, 0})).empty());
}

TEST_CASE("who is pushed onto a trap springs it", "[rules][effects][traps][T6]") {
    Scenario scenario("@.B..1.", 1, effects_catalog());
    scenario.world.level.traps = {{scenario.at('1'), content::TrapId{0}, TrapState::Hidden}};
    rebuild_caches(scenario);
    const Events events = scenario.fires('X', {2, 0});
    CHECK(events_of<TrapSprung>(events).size() == 1);
    CHECK(scenario.hit_points(scenario.actor('B')) == 47);
}

TEST_CASE("a push is foretold", "[rules][effects][preview]") {
    Scenario scenario("@.o....", 1, effects_catalog());
    const content::ItemId push = *effects_catalog().find_item("push");
    const forecast::AimForecast aim = forecast::forecast_aim(scenario.knowledge(), push, {2, 0});
    REQUIRE(aim.victims.size() == 1);
    CHECK(aim.victims.front().thrown == 3);
}

TEST_CASE("where one that is pushed comes to stand is foretold", "[rules][effects][preview]") {
    for (const char* const map : {"@.o....", "@.o.#..", "@.oT...", "@.d....", "@.o+..."}) {
        Scenario scenario(map, 1, effects_catalog());
        const EntityId victim = scenario.world.caches.actors[{2, 0}];
        const forecast::AimForecast aim =
            forecast::forecast_aim(scenario.knowledge(), *effects_catalog().find_item("push"), {2, 0});
        REQUIRE(aim.victims.size() == 1);
        scenario.fires('X', {2, 0});
        INFO(map);
        CHECK(aim.victims.front().lands == scenario.position(victim));
        CHECK_FALSE(aim.victims.front().lost_in.valid());
    }
}

TEST_CASE("a swap changes places with whom it hits, and angers it", "[rules][effects][T6]") {
    Scenario scenario("@...o#", 1, effects_catalog());
    const EntityId orc = scenario.actor('o');
    scenario.put_to_sleep(orc);
    scenario.fires('W', {4, 0});
    CHECK(scenario.drawn() == map_of("o...@#"));
    CHECK(scenario.intent_of(orc) != Intent::Sleep);
    Scenario rooted("@...d#", 1, effects_catalog());
    rooted.fires('W', {4, 0});
    CHECK(rooted.drawn() == map_of("@...d#"));
}

TEST_CASE("digging opens a way through the level's wall, not through its border", "[rules][effects][T6]") {
    Scenario scenario(R"(
        ########
        #@.##..#
        ########)",
                      1, effects_catalog());
    const Events events = scenario.fires('V', {3, 1});
    REQUIRE(events_of<WallsDug>(events).size() == 1);
    CHECK(events_of<WallsDug>(events).front().cells == 2);
    CHECK(scenario.drawn() == map_of(R"(
        ########
        #@.....#
        ########)"));
    CHECK(scenario.knowledge().visibility({5, 1}) == forecast::Visibility::Visible);
    CHECK(events_of<WallsDug>(scenario.fires('V', {1, 0})).front().cells == 0);
}

TEST_CASE("a door is not dug", "[rules][effects][T6]") {
    Scenario scenario(R"(
        #######
        #@.+..#
        #######)",
                      1, effects_catalog());
    CHECK(events_of<WallsDug>(scenario.fires('V', {3, 1})).front().cells == 0);
}

TEST_CASE("a noise draws those who hear it to where it was made, not to the hero", "[rules][effects][A4]") {
    Scenario scenario(R"(
        #####.####
        #@.......#
        #####.####
        #####g####)",
                      1, effects_catalog());
    scenario.put_to_sleep(scenario.actor('g'));
    const Events events = scenario.fires('L', {7, 1});
    CHECK(events_of<NoiseMade>(events).size() == 1);
    CHECK(scenario.world.level.noise == Noise{{7, 1}, 20});
}

}  // namespace torchwake::rules
