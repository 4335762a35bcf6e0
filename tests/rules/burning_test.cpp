// A cell burns what was lit there, and each fire and each gas is its own doer's.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

content::MatterId matter_named(const MatterScenario& scenario, std::string_view kind) {
    return *scenario.catalog().find_matter(kind);
}

Activity& active_matter(MatterScenario& scenario) {
    return scenario.world.level.matter.active;
}

/// The cause of a deed that another than the hero did.
std::uint8_t cause_of_stranger(MatterScenario& scenario) {
    std::vector<Deed>& deeds = active_matter(scenario).deeds;
    deeds.push_back({EntityId{99}, *scenario.catalog().find_monster("orc")});
    return static_cast<std::uint8_t>(deeds.size());
}

void fill_with_marsh_gas(MatterScenario& scenario, core::Point at, std::uint8_t amount) {
    active_matter(scenario).gas[at] = matter_named(scenario, "marsh_gas");
    active_matter(scenario).amount[at] = amount;
}

}  // namespace

TEST_CASE("oil that is poured onto burning grass burns once the grass is ash", "[rules][matter][S2]") {
    MatterScenario scenario("@..H..");
    constexpr core::Point grass{3, 0};
    scenario.light(grass);
    scenario.let_beats_pass();
    REQUIRE(scenario.matter_at(grass).burns);
    scenario.fires('O', grass);
    scenario.let_beats_pass(3);
    const CellMatter here = scenario.matter_at(grass);
    CHECK(here.cover == matter_named(scenario, "ash"));
    CHECK(here.liquid == matter_named(scenario, "oil"));
    CHECK(active_matter(scenario).burning[grass] == BurningLayer::Liquid);
}

TEST_CASE("marsh gas that comes to where something burns flashes, and the fire goes on",
          "[rules][matter][S2]") {
    MatterScenario scenario("@..H..");
    constexpr core::Point grass{3, 0};
    scenario.light(grass);
    scenario.let_beats_pass();
    fill_with_marsh_gas(scenario, grass, 4);
    scenario.let_beats_pass();
    CHECK_FALSE(scenario.matter_at(grass).gas.valid());
    CHECK(active_matter(scenario).coming[grass] == 12);
    CHECK(active_matter(scenario).burning[grass] == BurningLayer::Cover);
    CHECK(active_matter(scenario).fuel[grass] == 2);
}

TEST_CASE("much marsh gas that comes into flames at once explodes", "[rules][matter][S2]") {
    MatterScenario scenario(R"(
        @.......
        ....HHH.
        ....HHH.
        ....HHH.)");
    scenario.light({1, 0});
    for (std::int32_t y = 1; y < 4; ++y) {
        for (std::int32_t x = 4; x < 7; ++x) {
            scenario.burn({x, y}, 3);
            fill_with_marsh_gas(scenario, {x, y}, 4);
        }
    }
    const Events events = scenario.let_beats_pass();
    REQUIRE(events_of<GasExploded>(events).size() == 1);
    CHECK(scenario.matter_at({5, 2}).cover == matter_named(scenario, "tall_grass"));
}

TEST_CASE("a fire goes out once what it burns is gone", "[rules][matter][S2]") {
    MatterScenario scenario("@..H..");
    scenario.light({3, 0});
    scenario.let_beats_pass();
    scenario.cover({3, 0}, "ash");
    scenario.let_beats_pass();
    CHECK_FALSE(scenario.matter_at({3, 0}).burns);
}

TEST_CASE("a layer that burns without fuel, one that there is not, and gas of no deed are unsound",
          "[rules][matter][invariants][W2]") {
    const std::vector<void (*)(Activity&)> damages{
        [](Activity& active) { active.burning[{1, 0}] = BurningLayer::Cover; },
        [](Activity& active) { active.fuel[{1, 0}] = 1; },
        [](Activity& active) {
            active.fuel[{1, 0}] = 1;
            active.burning[{1, 0}] = static_cast<BurningLayer>(9);
        },
        [](Activity& active) { active.gas_cause[{1, 0}] = 200; },
        [](Activity& active) { active.gas_cause.reset({1, 1}); },
        [](Activity& active) { active.burning.reset({1, 1}); },
    };
    for (const auto damage : damages) {
        MatterScenario scenario("@..H..");
        scenario.light({3, 0});
        REQUIRE(broken_invariant(scenario) == std::nullopt);
        damage(active_matter(scenario));
        CHECK(broken_invariant(scenario) == "the level has an unsound activity");
    }
}

TEST_CASE("poison gas is its thrower's, also where another's fire was", "[rules][matter][harm][S4]") {
    MatterScenario scenario("######\n#@..d#\n######");
    const EntityId dummy = scenario.actor('d');
    scenario.world.entities.vitals[dummy] = {40, 40, 0, 0};
    scenario.fires('V', {4, 1});
    active_matter(scenario).cause[{4, 1}] = cause_of_stranger(scenario);
    const Events events = scenario.let_beats_pass();
    REQUIRE(events_of<MatterHurt>(events).size() == 1);
    CHECK(events_of<MatterHurt>(events).front().attacker.id == hero_id);
    CHECK(events_of<MatterHurt>(events).front().item == *scenario.catalog().find_item("poison_flask"));
}

TEST_CASE("gas that drifts on keeps its doer, also where another's fire was", "[rules][matter][harm][S4]") {
    MatterScenario scenario("#######\n#@...d#\n#######");
    scenario.world.entities.vitals[scenario.actor('d')] = {40, 40, 0, 0};
    scenario.fires('V', {4, 1});
    active_matter(scenario).cause[{5, 1}] = cause_of_stranger(scenario);
    const Events events = scenario.let_beats_pass();
    REQUIRE(events_of<MatterHurt>(events).size() == 1);
    CHECK(events_of<MatterHurt>(events).front().attacker.id == hero_id);
}

TEST_CASE("steam is the doer's whose heat made it", "[rules][matter][harm][S4]") {
    MatterScenario scenario("######\n#@..d#\n######");
    Matter& matter = scenario.world.level.matter;
    const EntityId dummy = scenario.actor('d');
    scenario.world.entities.vitals[dummy] = {40, 40, 0, 0};
    scenario.world.entities.initiatives[dummy].counter = 1000;  // it does not step out
    make_planes(matter, scenario.world.level.tiles.size());
    matter.active = {};
    matter.liquid[{4, 1}] = matter_named(scenario, "water");
    matter.depth[{4, 1}] = 1;
    scenario.light({4, 1});
    const Events events = scenario.let_beats_pass();
    REQUIRE(events_of<MatterHurt>(events).size() == 1);
    CHECK(events_of<MatterHurt>(events).front().matter == *scenario.catalog().steam());
    CHECK(events_of<MatterHurt>(events).front().item == *scenario.catalog().find_item("flame"));
}

TEST_CASE("fire that spreads is that of the neighbour that gave most heat", "[rules][matter][S4]") {
    struct Case {
        core::Point stranger;
        core::Point other;
        bool of_stranger = false;
    };
    for (const Case& fires : {Case{{2, 1}, {4, 0}, true},      // straight before diagonal
                              Case{{2, 1}, {3, 0}, false},     // north before west
                              Case{{4, 1}, {3, 2}, true},      // east before south
                              Case{{2, 2}, {4, 0}, false}}) {  // north-east before south-west
        MatterScenario scenario("@.,,,\n..,,,\n..,,,");
        scenario.light({2, 0});
        active_matter(scenario).coming[{2, 0}] = 0;
        scenario.burn(fires.stranger, 2);
        scenario.burn(fires.other, 2);
        const std::uint8_t stranger = cause_of_stranger(scenario);
        active_matter(scenario).cause[fires.stranger] = stranger;
        active_matter(scenario).cause[fires.other] = 1;
        scenario.let_beats_pass();
        REQUIRE(scenario.matter_at({3, 1}).burns);
        CHECK((active_matter(scenario).cause[{3, 1}] == stranger) == fires.of_stranger);
    }
}

TEST_CASE("heat that a fire left is the fire's", "[rules][matter][S4]") {
    MatterScenario scenario("@..H..");
    scenario.light({3, 0});
    scenario.let_beats_pass();
    active_matter(scenario).cause[{4, 0}] = cause_of_stranger(scenario);
    scenario.let_beats_pass();
    REQUIRE(active_matter(scenario).heat[{4, 0}] > 0);
    CHECK(active_matter(scenario).cause[{4, 0}] == active_matter(scenario).cause[{3, 0}]);
}

TEST_CASE("a blast out of sight is told only where it is heard", "[rules][matter][noise][S4]") {
    struct Case {
        std::string_view map;
        std::size_t told = 0;
    };
    for (const Case& rooms : {Case{R"(
                                  ###############
                                  #@#...........#
                                  #.#...........#
                                  #.#...........#
                                  #.###.#########
                                  #.....#########
                                  ###############)",
                                   1},
                              Case{R"(
                                  ###############
                                  #@#...........#
                                  #.#...........#
                                  #.#...........#
                                  #.#############
                                  #.....#########
                                  ###############)",
                                   0}}) {
        MatterScenario scenario(rooms.map);
        scenario.fires('S', {1, 3});
        for (std::int32_t y = 1; y < 4; ++y) {
            for (std::int32_t x = 8; x < 11; ++x) {
                fill_with_marsh_gas(scenario, {x, y}, 10);
                active_matter(scenario).coming[{x, y}] = 12;
            }
        }
        const Events events = scenario.let_beats_pass();
        const std::vector<GasExploded> told = events_of<GasExploded>(events);
        REQUIRE(told.size() == rooms.told);
        CHECK((told.empty() || !told.front().seen));
        CHECK(scenario.matter_at({9, 2}).burns);
    }
}

TEST_CASE("a flask is told to bring matter only if its cell takes some", "[rules][matter][S5]") {
    MatterScenario scenario("@.....");
    const Events first = scenario.fires('V', {3, 0});
    CHECK(events_of<MatterBrought>(first).size() == 1);
    const Events other = scenario.fires('D', {3, 0});  // one kind of gas a cell
    CHECK(events_of<MatterBrought>(other).empty());
    CHECK(scenario.matter_at({3, 0}).gas == matter_named(scenario, "poison_gas"));
}

TEST_CASE("who burns catches no breath", "[rules][matter][S4]") {
    MatterScenario scenario("@...");
    scenario.set_hit_points(hero_id, 10);
    CHECK(events_of<ActorWaited>(scenario.does(hero_id, Wait{})).front().regained > 0);
    scenario.world.entities.exposures.insert(hero_id, Exposure{.burning = 3});
    CHECK(events_of<ActorWaited>(scenario.does(hero_id, Wait{})).front().regained == 0);
}

TEST_CASE("a corpse that lies in flames is gone with them", "[rules][matter][S1]") {
    MatterScenario scenario("#######\n#@.,o.#\n#######");
    scenario.world.entities.vitals[scenario.actor('o')].hit_points = 1;
    scenario.cover({4, 1}, "dry_grass");
    scenario.fires('E', {4, 1});
    scenario.fires('A', {4, 1});
    scenario.let_beats_pass(5);
    REQUIRE_FALSE(scenario.actor('o').valid());
    CHECK(scenario.world.entities.corpses.size() == 0);
}

}  // namespace torchwake::rules
