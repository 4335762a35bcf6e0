// Matter: fire, water, oil, smoke and grass change in beats, without dice.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/rules/formulas.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdlib>
#include <string>
#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

/// The sum of a plane.
std::int32_t sum_of(const Amounts& amounts) {
    std::int32_t sum = 0;
    for (const std::uint8_t amount : amounts.span()) {
        sum += amount;
    }
    return sum;
}

/// Fills some open cells with gas that burns, and some with gas that hurts.
void release_gas(core::RandomStream& stream, MatterScenario& scenario) {
    Activity& active = scenario.world.level.matter.active;
    if (active.at_rest()) {
        return;
    }
    constexpr std::int32_t clouds = 12;
    for (int cloud = 0; cloud < clouds; ++cloud) {
        const core::Point at{static_cast<std::int32_t>(stream.below(24)),
                             static_cast<std::int32_t>(stream.below(9))};
        const std::string_view kind = cloud % 3 == 0 ? "poison_gas" : "marsh_gas";
        if (!scenario.world.caches.flags[at].has(CellFlag::Blocks)) {
            active.gas[at] = *scenario.catalog().find_matter(kind);
            active.amount[at] = static_cast<std::uint8_t>(1 + stream.below(60));
        }
    }
}

}  // namespace

TEST_CASE("a fire spreads over dry grass, a cell a beat straight and two beats askew",
          "[rules][matter][S2]") {
    MatterScenario scenario(R"(
        @......
        ..,,,,,
        ..,,,,,
        ..,,,,,
        ..,,,,,)");
    scenario.light({2, 1});
    scenario.let_beats_pass();
    CHECK(scenario.matter() == map_of(R"(
        .......
        ..^,,,,
        ..,,,,,
        ..,,,,,
        ..,,,,,)"));
    scenario.let_beats_pass();
    CHECK(scenario.matter() == map_of(R"(
        .......
        ..^^,,,
        ..^,,,,
        ..,,,,,
        ..,,,,,)"));
    scenario.let_beats_pass();
    CHECK(scenario.matter() == map_of(R"(
        .......
        ..;^^,,
        ..^^,,,
        ..^,,,,
        ..,,,,,)"));
    scenario.let_beats_pass(40);
    CHECK(scenario.matter() == map_of(R"(
        .......
        ..;;;;;
        ..;;;;;
        ..;;;;;
        ..;;;;;)"));
    CHECK(scenario.world.level.matter.active == Activity{});
}

TEST_CASE("a spark lights dry grass, but not tall grass", "[rules][matter]") {
    MatterScenario dry("@..,..");
    dry.fires('E', {3, 0});
    dry.let_beats_pass();
    CHECK(dry.matter() == map_of("...^.."));
    MatterScenario tall("@..H..");
    tall.fires('E', {3, 0});
    tall.let_beats_pass();
    CHECK(tall.matter() == map_of("...H.."));
}

TEST_CASE("tall grass hides what is behind it until somebody treads it down", "[rules][matter][sight]") {
    MatterScenario scenario("@.H.o");
    CHECK_FALSE(scenario.world.caches.visible.get({3, 0}));
    scenario.does(hero_id, Walk{core::Direction::East});
    scenario.does(hero_id, Walk{core::Direction::East});
    CHECK(scenario.world.caches.visible.get({4, 0}));
    CHECK(scenario.matter() == map_of("..,.."));
}

TEST_CASE("fire on water becomes steam and lights nothing", "[rules][matter]") {
    MatterScenario scenario("@.~,..");
    scenario.light({2, 0});
    scenario.let_beats_pass();
    CHECK(scenario.matter_at({2, 0}).gas == *scenario.catalog().steam());
    CHECK_FALSE(scenario.matter_at({2, 0}).burns);
    scenario.let_beats_pass(20);
    CHECK(scenario.matter() == map_of("..~,.."));
}

TEST_CASE("oil flows out until its depth changes by one from cell to cell", "[rules][matter]") {
    MatterScenario scenario(R"(
        #######
        #@....#
        #######)");
    scenario.fires('O', {3, 1});
    scenario.let_beats_pass(10);
    CHECK(sum_of(scenario.world.level.matter.depth) == 6);
    const Amounts& depth = scenario.world.level.matter.depth;
    for (std::int32_t x = 1; x < 5; ++x) {
        CHECK(std::abs(depth[{x, 1}] - depth[{x + 1, 1}]) <= 1);
    }
    CHECK(scenario.world.level.matter.active.at_rest());
}

TEST_CASE("oil on water floats, and burns there", "[rules][matter]") {
    MatterScenario scenario("@..~..");
    scenario.fires('O', {3, 0});
    CHECK(scenario.matter() == map_of("...s.."));
    CHECK(scenario.matter_at({3, 0}).liquid == *scenario.catalog().find_matter("water"));
    scenario.light({3, 0});
    scenario.let_beats_pass();
    CHECK(scenario.matter() == map_of("...^.."));
    scenario.let_beats_pass(30);
    CHECK(scenario.matter() == map_of("...~.."));
}

TEST_CASE("water puts out what burns", "[rules][matter]") {
    MatterScenario scenario("@..H..");
    scenario.light({3, 0});
    scenario.let_beats_pass();
    REQUIRE(scenario.matter() == map_of("...^.."));
    scenario.fires('W', {3, 0});
    scenario.let_beats_pass();
    CHECK_FALSE(scenario.matter_at({3, 0}).burns);
}

TEST_CASE("smoke spreads, blocks sight while it is thick, and thins away", "[rules][matter][sight]") {
    MatterScenario scenario("#####\n@.1.o\n#####");
    scenario.put_to_sleep(scenario.actor('o'));
    scenario.fires('S', scenario.at('1'));
    CHECK_FALSE(scenario.world.caches.visible.get({4, 1}));
    const std::int32_t before = sum_of(scenario.world.level.matter.active.amount);
    CHECK(before == 60);
    scenario.let_beats_pass();
    const Amounts& amount = scenario.world.level.matter.active.amount;
    CHECK(sum_of(amount) == before - 3);  // one from each of three cells
    scenario.let_beats_pass(60);
    CHECK(scenario.world.caches.visible.get({4, 1}));
    CHECK(scenario.world.level.matter.active.at_rest());
}

TEST_CASE("a door of wood burns away", "[rules][matter][doors]") {
    MatterScenario scenario("########\n@.....+.\n########");
    scenario.light({5, 1});
    scenario.fires('O', {5, 1});
    scenario.let_beats_pass(60);
    CHECK(scenario.drawn() == map_of("########\n@.......\n########"));
    CHECK(scenario.world.level.matter.active.at_rest());
}

TEST_CASE("who stands in flames burns each beat, and after them for a while", "[rules][matter][harm]") {
    MatterScenario scenario("@....,d");
    const EntityId dummy = scenario.actor('d');
    scenario.cover({6, 0}, "dry_grass");
    scenario.light({6, 0});
    constexpr std::int32_t most = 40;
    scenario.world.entities.vitals[dummy] = {most, most, 0, 0};
    const std::int32_t before = scenario.hit_points(dummy);
    scenario.let_beats_pass();
    CHECK(scenario.hit_points(dummy) == before - burn_damage(most));
    CHECK(scenario.knowledge().actor({6, 0})->burning > 0);
    const Exposure* exposure = scenario.world.entities.exposures.find(dummy);
    REQUIRE(exposure != nullptr);
    CHECK(exposure->by.doer == hero_id);
    CHECK(exposure->by.item == *scenario.catalog().find_item("flame"));
    scenario.let_beats_pass(40);
    CHECK(scenario.world.entities.exposures.find(dummy) == nullptr);
    CHECK(scenario.world.level.matter.active.at_rest());
}

TEST_CASE("who kills by fire gets the experience", "[rules][matter][harm]") {
    MatterScenario scenario("@...,r,");
    const std::int32_t before = scenario.world.entities.abilities[hero_id].experience;
    const EntityId rat = scenario.actor('r');
    scenario.put_to_sleep(rat);
    scenario.set_hit_points(rat, 1);
    scenario.light({4, 0});
    scenario.cover({5, 0}, "dry_grass");
    scenario.let_beats_pass(6);
    CHECK_FALSE(is_alive(scenario.world, rat));
    CHECK(scenario.world.entities.abilities[hero_id].experience > before);
}

TEST_CASE("water puts out who burns, and keeps it from burning for four beats", "[rules][matter][harm]") {
    MatterScenario scenario("@~,");
    scenario.world.entities.exposures.insert(hero_id, {beats_of_burning, 0, {}});
    const Events events = scenario.does(hero_id, Walk{core::Direction::East});
    CHECK(events_of<FlamesDied>(events).size() == 1);
    CHECK(scenario.knowledge().hero().wet == beats_of_wetness);
    CHECK(scenario.knowledge().hero().burning == 0);
    scenario.does(hero_id, Walk{core::Direction::East});
    scenario.burn({2, 0}, 9);
    CHECK(events_of<CaughtFire>(scenario.let_beats_pass(beats_of_wetness)).empty());
    CHECK(events_of<CaughtFire>(scenario.let_beats_pass()).size() == 1);
}

TEST_CASE("a wait beats out flames one beat sooner", "[rules][matter][harm]") {
    MatterScenario scenario("@..");
    scenario.world.entities.exposures.insert(hero_id, {1, 0, {}});
    const Events events = scenario.does(hero_id, Wait{});
    CHECK(events_of<FlamesDied>(events).size() == 1);
}

TEST_CASE("the fireproof stand in flames unharmed", "[rules][matter][harm]") {
    MatterScenario scenario("@...,e");
    const EntityId ember = scenario.actor('e');
    scenario.cover({5, 0}, "dry_grass");
    const std::int32_t before = scenario.hit_points(ember);
    scenario.light({4, 0});
    int beats_in_flames = 0;
    for (int beat = 0; beat < 6; ++beat) {
        scenario.let_beats_pass();
        beats_in_flames += scenario.matter_at(scenario.position(ember)).burns ? 1 : 0;
    }
    CHECK(beats_in_flames > 0);
    CHECK(scenario.hit_points(ember) == before);
    CHECK(scenario.world.entities.exposures.find(ember) == nullptr);
}

TEST_CASE("monsters walk around flames and out of them", "[rules][matter][mind]") {
    MatterScenario scenario(R"(
        @..,.r
        ...,..
        ......
        ......)");
    scenario.light({3, 0});
    const EntityId rat = scenario.actor('r');
    const std::int32_t unhurt = scenario.hit_points(rat);
    constexpr std::uint8_t long_fire = 200;
    const auto has_come = [&] {
        return core::chebyshev_distance(scenario.position(rat), scenario.hero_at()) == 1;
    };
    for (int turn = 0; turn < 20 && !has_come(); ++turn) {
        scenario.burn({3, 0}, long_fire);
        scenario.burn({3, 1}, long_fire);
        scenario.act(Wait{});
        REQUIRE_FALSE(scenario.matter_at(scenario.position(rat)).burns);
    }
    CHECK(has_come());
    CHECK(scenario.hit_points(rat) == unhurt);
    MatterScenario within("@.,....r.");
    const EntityId caught = within.actor('r');
    within.cover({7, 0}, "dry_grass");
    within.fires('E', {1, 0});
    within.burn({7, 0}, long_fire);
    within.act(Wait{});
    CHECK(within.position(caught) != core::Point{7, 0});
}

TEST_CASE("the fireproof walk through flames, but mind poison", "[rules][matter][mind][S6]") {
    MatterScenario through("@..,.q");
    const EntityId walker = through.actor('q');
    through.light({3, 0});
    const std::int32_t before = through.hit_points(walker);
    for (int turn = 0; turn < 6; ++turn) {
        through.burn({3, 0}, 200);
        through.act(Wait{});
    }
    CHECK(through.position(walker) == core::Point{1, 0});
    CHECK(through.hit_points(walker) == before);
    MatterScenario around(R"(
        @.....q
        .......
        .......)");
    const EntityId minding = around.actor('q');
    const std::int32_t unhurt = around.hit_points(minding);
    around.fires('V', {3, 1});
    for (int turn = 0; turn < 4; ++turn) {
        around.act(Wait{});
        CHECK(around.hit_points(minding) == unhurt);
        CHECK_FALSE(around.matter_at(around.position(minding)).gas.valid());
    }
}

TEST_CASE("who never moves, and who sleeps, does not walk away from fire", "[rules][matter][mind][S6]") {
    for (const char letter : {'i', 'r'}) {
        CAPTURE(letter);
        MatterScenario scenario("@....,,,,,,,,,,,,,,,,,,,,,,,," + std::string(1, letter) + "..");
        const EntityId monster = scenario.actor(letter);
        const core::Point home = scenario.position(monster);
        const std::int32_t unhurt = scenario.hit_points(monster);
        scenario.cover(home, "dry_grass");
        if (letter == 'r') {
            scenario.world.entities.minds[monster].intent = Intent::Sleep;
        }
        scenario.light({5, 0});
        bool hurt = false;
        for (int turn = 0; turn < 60 && !hurt; ++turn) {
            CHECK(scenario.position(monster) == home);
            scenario.act(Wait{});
            hurt = !is_alive(scenario.world, monster) || scenario.hit_points(monster) < unhurt;
        }
        CHECK(hurt);
    }
}

TEST_CASE("as long as nobody acts, the forecast is what happens", "[rules][matter][forecast][S3]") {
    core::RandomStream stream = core::derive_stream(1, "test matter");
    constexpr int fields = 60;
    for (int field = 0; field < fields; ++field) {
        std::string map;
        constexpr std::string_view letters = "...,,,HH~\"#IQ";
        for (int y = 0; y < 9; ++y) {
            for (int x = 0; x < 24; ++x) {
                map += x == 0 && y == 0 ? '@'
                                        : letters[stream.below(static_cast<std::uint32_t>(letters.size()))];
            }
            map += '\n';
        }
        MatterScenario scenario(map, 7);
        const forecast::Knowledge all(scenario.catalog(), scenario.world, true);
        World& world = scenario.world;
        for (int flame = 0; flame < 3; ++flame) {
            const core::Point at{static_cast<std::int32_t>(stream.below(24)),
                                 static_cast<std::int32_t>(stream.below(9))};
            if (world.caches.visible.get(at) && at != scenario.hero_at() &&
                core::chebyshev_distance(at, scenario.hero_at()) <= 6) {
                scenario.light(at);
            }
        }
        release_gas(stream, scenario);
        const forecast::MatterForecast forecast = forecast::forecast_matter(all);
        for (const spatial::BitGrid& foretold : forecast.harmful) {
            if (!is_alive(world, hero_id)) {
                break;
            }
            const Events events = scenario.let_beats_pass();
            const bool exploded = !events_of<GasExploded>(events).empty();
            for (std::size_t place = 0; place < world.level.tiles.size().area(); ++place) {
                const core::Point at = world.level.tiles.point(place);
                const CellMatter here = scenario.matter_at(at);
                const bool steam =
                    here.gas == *scenario.catalog().steam() && here.amount >= amount_that_scalds;
                const bool poison = here.gas == *scenario.catalog().find_matter("poison_gas");
                const bool hurts = here.burns || steam || poison;
                REQUIRE((foretold.get(at) == hurts || (exploded && foretold.get(at))));
            }
        }
    }
}

TEST_CASE("what the hero does not see changes no forecast", "[rules][matter][forecast][S3]") {
    MatterScenario scenario(R"(
        @...,,,#,,,,
        ....,,,#,,,,)");
    scenario.light({4, 0});
    const forecast::MatterForecast before = forecast::forecast_matter(scenario.knowledge());
    REQUIRE_FALSE(before.harmful.empty());
    scenario.world.level.matter.cover[{9, 0}] = content::MatterId{};
    scenario.burn({10, 1}, 5);
    const Matter known = scenario.knowledge().matter();
    scenario.flood({9, 1}, "water");
    scenario.world.level.matter.depth[{9, 1}] = 7;
    scenario.world.level.matter.active.flowing = true;
    scenario.world.memory.liquid[{9, 1}] = {};
    scenario.world.memory.depth[{9, 1}] = 0;
    CHECK(scenario.knowledge().matter() == known);
    const forecast::MatterForecast after = forecast::forecast_matter(scenario.knowledge());
    CHECK(before.harmful == after.harmful);
    CHECK(before.fates == after.fates);
}

TEST_CASE("the forecast tells who dies if it stays", "[rules][matter][forecast]") {
    MatterScenario scenario("@....,d");
    const EntityId dummy = scenario.actor('d');
    scenario.cover({6, 0}, "dry_grass");
    scenario.light({5, 0});
    scenario.set_hit_points(dummy, 1);
    const forecast::MatterForecast forecast = forecast::forecast_matter(scenario.knowledge());
    REQUIRE(forecast.fates.size() == 1);
    CHECK(forecast.fates.front().id == dummy);
    const int beats = forecast.fates.front().beats_to_die;
    REQUIRE(beats > 0);
    scenario.let_beats_pass(beats - 1);
    CHECK(is_alive(scenario.world, dummy));
    scenario.let_beats_pass();
    CHECK_FALSE(is_alive(scenario.world, dummy));
}

TEST_CASE("a map tells where water and grass lie", "[rules][matter][mapping]") {
    MatterScenario scenario(R"(
        @..#~.,
        ...#...
        .......)");
    scenario.does(hero_id, UseItem{scenario.give('m')});
    CHECK(scenario.knowledge().matter({4, 0}).liquid == *scenario.catalog().find_matter("water"));
    CHECK(scenario.knowledge().matter({6, 0}).cover == *scenario.catalog().find_matter("dry_grass"));
}

TEST_CASE("a flask that is thrown where nobody stands is no waste", "[rules][matter][harm]") {
    MatterScenario scenario("@.....");
    const Slot flask = scenario.give('O');
    CHECK(forecast::forecast_harm(scenario.knowledge(), UseItem{flask, core::Point{3, 0}}) == std::nullopt);
    const Events events = scenario.does(hero_id, UseItem{flask, core::Point{3, 0}});
    REQUIRE(events_of<MatterBrought>(events).size() == 1);
    CHECK(events_of<MatterBrought>(events).front().at == core::Point{3, 0});
}

TEST_CASE("frost makes ice of water, and heat makes water of ice", "[rules][matter]") {
    MatterScenario scenario("@.~~..");
    scenario.fires('K', {2, 0});
    scenario.let_beats_pass();
    CHECK(scenario.matter() == map_of("..I~.."));
    scenario.let_beats_pass(30);
    CHECK(scenario.matter() == map_of("..I~.."));
    CHECK(scenario.world.level.matter.active.at_rest());
    scenario.light({2, 0});
    scenario.let_beats_pass();
    CHECK(scenario.matter() == map_of("..~~.."));
}

TEST_CASE("ice does not flow, and keeps its depth", "[rules][matter]") {
    MatterScenario scenario("#######\n#@....#\n#######");
    scenario.fires('W', {3, 1});
    scenario.fires('K', {3, 1});
    scenario.let_beats_pass();
    const std::int32_t frozen = scenario.matter_at({3, 1}).depth;
    REQUIRE(scenario.matter_at({3, 1}).liquid == *scenario.catalog().find_matter("ice"));
    scenario.let_beats_pass(30);
    CHECK(scenario.matter_at({3, 1}).depth == frozen);
    CHECK(sum_of(scenario.world.level.matter.depth) == 4);
}

TEST_CASE("nobody gets wet on ice", "[rules][matter]") {
    MatterScenario scenario("@I.");
    scenario.does(hero_id, Walk{core::Direction::East});
    CHECK(scenario.knowledge().hero().wet == 0);
}

TEST_CASE("frost puts out what burns, and who burns", "[rules][matter][harm]") {
    MatterScenario scenario("@..H..");
    scenario.light({3, 0});
    scenario.let_beats_pass();
    REQUIRE(scenario.matter_at({3, 0}).burns);
    scenario.fires('K', {3, 0});
    scenario.fires('K', {3, 0});
    scenario.let_beats_pass(2);
    CHECK_FALSE(scenario.matter_at({3, 0}).burns);
    CHECK(scenario.matter() == map_of("...H.."));

    MatterScenario burning("@....d");
    const EntityId dummy = burning.actor('d');
    burning.world.entities.exposures.insert(dummy, {beats_of_burning, 0, {}});
    burning.fires('K', {5, 0});
    burning.let_beats_pass();
    CHECK(burning.world.entities.exposures.find(dummy) == nullptr);
}

TEST_CASE("a little marsh gas flashes, and lights what grows there", "[rules][matter]") {
    MatterScenario scenario("########\n#@..####\n########");
    scenario.fires('D', {3, 1});
    scenario.cover({3, 1}, "dry_grass");
    scenario.light({3, 1});
    const Events events = scenario.let_beats_pass(20);
    CHECK(events_of<GasExploded>(events).empty());
    CHECK(scenario.matter_at({3, 1}).cover == *scenario.catalog().find_matter("ash"));
    CHECK(scenario.matter_at({3, 1}).gas == content::MatterId{});
}

TEST_CASE("much marsh gas that lights at once explodes, and hurts all in it and beside it",
          "[rules][matter][harm]") {
    MatterScenario scenario(R"(
        @.........
        ......d...
        ..........
        ..........)");
    const EntityId dummy = scenario.actor('d');
    World& world = scenario.world;
    scenario.fires('D', {4, 2});
    world.entities.vitals[dummy] = {40, 40, 0, 0};
    const content::MatterId gas = *scenario.catalog().find_matter("marsh_gas");
    for (std::int32_t y = 1; y < 4; ++y) {
        for (std::int32_t x = 3; x < 6; ++x) {
            world.level.matter.active.gas[{x, y}] = gas;
            world.level.matter.active.amount[{x, y}] = 10;
            world.level.matter.active.coming[{x, y}] = 12;
        }
    }
    const forecast::MatterForecast forecast =
        forecast::forecast_matter(forecast::Knowledge(scenario.catalog(), world, true), 1);
    REQUIRE(forecast.harmful.size() == 1);
    CHECK(forecast.harmful.front().get({6, 1}));
    CHECK_FALSE(forecast.harmful.front().get({8, 1}));
    REQUIRE(forecast.fates.size() == 1);
    CHECK(forecast.fates.front().lost == 8);
    CHECK(forecast::forecast_harm_of_matter(scenario.knowledge(), {6, 1}) ==
          forecast::TimedHarm{world.level.matter.active.ticks, {false, gas, true}});
    const Events events = scenario.let_beats_pass();
    REQUIRE(events_of<GasExploded>(events).size() == 1);
    CHECK(events_of<GasExploded>(events).front().cells == 20);
    REQUIRE(events_of<MatterHurt>(events).size() == 1);
    CHECK(events_of<MatterHurt>(events).front().matter == gas);
    CHECK(scenario.hit_points(dummy) == 32);
}

TEST_CASE("poison gas hurts who stands in it, the fireproof too, until it has thinned",
          "[rules][matter][harm]") {
    MatterScenario scenario("######\n#@..e#\n######");
    const EntityId ember = scenario.actor('e');
    scenario.world.entities.vitals[ember] = {40, 40, 0, 0};
    scenario.fires('V', {4, 1});
    CHECK(forecast::forecast_matter(scenario.knowledge()).ever_harmful({4, 1}));
    scenario.let_beats_pass();
    CHECK(scenario.hit_points(ember) == 39);
    scenario.let_beats_pass(60);
    CHECK(scenario.world.level.matter.active.at_rest());
    CHECK(scenario.hit_points(ember) < 39);
}

TEST_CASE("marsh gives off gas under feet", "[rules][matter]") {
    MatterScenario scenario("@Q.");
    scenario.does(hero_id, Walk{core::Direction::East});
    const CellMatter here = scenario.matter_at({1, 0});
    CHECK(here.gas == *scenario.catalog().find_matter("marsh_gas"));
    CHECK(here.amount == 6);
    CHECK(here.cover == *scenario.catalog().find_matter("marsh"));
}

TEST_CASE("a web holds who walks into it, and is torn; who walks webs goes through",
          "[rules][matter][conditions]") {
    MatterScenario scenario("@x.xX");
    const Events events = scenario.does(hero_id, Walk{core::Direction::East});
    CHECK(events_of<ConditionBegan>(events).size() == 1);
    CHECK(scenario.matter() == map_of("...x."));
    scenario.does(scenario.actor('X'), Walk{core::Direction::West});
    CHECK(scenario.matter() == map_of("...x."));
    CHECK(scenario.world.entities.conditions.find(scenario.actor('X')) == nullptr);
}

TEST_CASE("a web burns away at the first heat", "[rules][matter]") {
    MatterScenario scenario("@..x.");
    scenario.fires('E', {3, 0});
    scenario.let_beats_pass(4);
    CHECK(scenario.matter() == map_of("....."));
}

TEST_CASE("spores confuse who stands in them, which is told once", "[rules][matter][conditions]") {
    MatterScenario scenario("######\n#@..d#\n######");
    const EntityId dummy = scenario.actor('d');
    scenario.fires('Z', scenario.position(dummy));
    CHECK(forecast::forecast_matter(scenario.knowledge()).ever_harmful(scenario.position(dummy)));
    const Events events = scenario.let_beats_pass(2);
    const auto began = events_of<ConditionBegan>(events);
    CHECK(std::ranges::count(began, dummy, [](const ConditionBegan& one) { return one.actor.id; }) == 1);
    CHECK(scenario.knowledge().actor(scenario.position(dummy))->conditions.size() == 1);
}

TEST_CASE("the cells that would hold the hero are known as far as they were seen", "[rules][matter]") {
    MatterScenario scenario("@.x.#x");
    CHECK(scenario.knowledge().hindering_cells() == std::vector<core::Point>{{2, 0}});
}

TEST_CASE("who stays where it is stirs up nothing, and tears no web", "[rules][matter]") {
    MatterScenario scenario("@.Q..");
    scenario.does(hero_id, Walk{core::Direction::East});
    scenario.does(hero_id, Walk{core::Direction::East});
    const std::int32_t stirred = sum_of(scenario.world.level.matter.active.amount);
    CHECK(stirred == 6);
    scenario.does(hero_id, Wait{});
    scenario.does(hero_id, Wait{});
    CHECK(sum_of(scenario.world.level.matter.active.amount) <= stirred);
    MatterScenario sleeper("@.;..d");
    sleeper.cover({5, 0}, "web");
    sleeper.does(sleeper.actor('d'), Wait{});
    CHECK(sleeper.matter() == map_of("..;..x"));
}

TEST_CASE("a fire far off does not change what steam does here", "[rules][matter][S3]") {
    constexpr std::string_view map = R"(
        ##############################
        #@.,~.......................,#
        ##############################)";
    MatterScenario alone(map);
    MatterScenario together(map);
    for (MatterScenario* const scenario : {&alone, &together}) {
        scenario->light({3, 1});
    }
    Activity& far = together.world.level.matter.active;
    far.coming[{28, 1}] = 12;
    for (int beat = 0; beat < 6; ++beat) {
        alone.let_beats_pass();
        together.let_beats_pass();
        for (std::int32_t x = 1; x < 15; ++x) {
            REQUIRE(alone.matter_at({x, 1}) == together.matter_at({x, 1}));
        }
    }
}

TEST_CASE("a liquid that freezes or thaws in view is told once for all of its cells", "[rules][matter][S2]") {
    MatterScenario scenario("@.~~~..");
    const content::MatterId water = *scenario.catalog().find_matter("water");
    const content::MatterId ice = *scenario.catalog().find_matter("ice");
    for (const std::int32_t x : {2, 3, 4}) {
        scenario.fires('K', {x, 0});
    }
    const auto frozen = events_of<LiquidTurned>(scenario.let_beats_pass());
    REQUIRE(frozen.size() == 1);
    CHECK(frozen.front() == LiquidTurned{water, ice, {2, 0}, 3});
    MatterScenario warm("@.I..");
    warm.light({2, 0});
    const auto thawed = events_of<LiquidTurned>(warm.let_beats_pass());
    REQUIRE(thawed.size() == 1);
    CHECK(thawed.front() == LiquidTurned{ice, water, {2, 0}, 1});
}

TEST_CASE("a liquid that freezes out of view is not told", "[rules][matter][S2]") {
    MatterScenario scenario("@.#~");
    scenario.light({1, 0});
    scenario.world.level.matter.active.coming[{3, 0}] = -12;
    CHECK(events_of<LiquidTurned>(scenario.let_beats_pass()).empty());
    CHECK(scenario.matter_at({3, 0}).liquid == *scenario.catalog().find_matter("ice"));
}

}  // namespace torchwake::rules
