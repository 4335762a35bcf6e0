#include "scenario/faction_catalog.hpp"
#include "scenario/market.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/bots/errand.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::bots {
namespace {

using core::Direction;
using scenario::Scenario;

/// The result of an errand.
struct Ended {
    Stop stop;
    std::int32_t steps = 0;
};

/// Does an errand to its end, as a player does who never interrupts.
Ended carry_out(Scenario& scenario, const Errand& errand) {
    ErrandRunner runner(errand);
    Ended ended;
    for (;;) {
        const auto step = runner.next(scenario.knowledge());
        if (const Stop* stop = std::get_if<Stop>(&step)) {
            ended.stop = *stop;
            return ended;
        }
        const rules::Turn turn = scenario.act(std::get<rules::Command>(step));
        ++ended.steps;
        if (const auto stop = runner.after(scenario.knowledge(), turn)) {
            ended.stop = *stop;
            return ended;
        }
    }
}

content::MonsterId kind(const Scenario& scenario, std::string_view id) {
    return *scenario.catalog().find_monster(id);
}

content::ItemId item(const Scenario& scenario, std::string_view id) {
    return *scenario.catalog().find_item(id);
}

/// A turn in which somebody stepped from one cell to another in the hero's sight.
rules::Turn turn_with_passer_by(const Scenario& scenario, bool seen) {
    rules::Turn turn;
    const rules::ActorRef rat{rules::EntityId{99}, kind(scenario, "rat"), {6, 1}, seen};
    turn.events.emplace_back(rules::ActorWalked{rat, {7, 1}});
    return turn;
}

/// Levels of the generator without anyone on them.
content::Catalog empty_levels() {
    content::CatalogParts parts = scenario::test_parts();
    for (content::LevelDef& level : parts.levels) {
        level.monsters_per_region = {1};
    }
    return content::Catalog(std::move(parts));
}

}  // namespace

TEST_CASE("exploring sees the whole level and ends on the way down", "[bots][errand][F2]") {
    Scenario scenario(R"(
        ###########
        #.....#..>#
        #.###.#.###
        #@#.+.+...#
        ###########)");
    CHECK(carry_out(scenario, Explore{}).stop == Stop{StopReason::Explored, {}, {}});
    CHECK(scenario.hero_at() == core::Point{9, 1});
    for (std::int32_t x = 0; x < 11; ++x) {
        CHECK(scenario.knowledge().visibility({x, 3}) != rules::Visibility::Unseen);
    }
    const Ended again = carry_out(scenario, Explore{});
    CHECK(again.stop.reason == StopReason::Explored);
    CHECK(again.steps == 0);
}

TEST_CASE("exploring a level without a way down ends where nothing is left", "[bots][errand][F2]") {
    Scenario scenario(R"(
        ######
        #@...#
        ######)");
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop.reason == StopReason::Explored);
    CHECK(ended.steps == 0);
}

TEST_CASE("exploring takes what lies about and goes on", "[bots][errand][F2]") {
    Scenario scenario(R"(
        #######
        #@...!#
        #######)");
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop.reason == StopReason::Explored);
    CHECK(ended.steps == 5);
    CHECK(scenario.knowledge().pack().front().item == item(scenario, "health_potion"));
}

TEST_CASE("exploring takes coins and what stacks with a full pack, and nothing that would be a burden",
          "[bots][errand][F2][I9][E1]") {
    Scenario scenario("@:$*.");
    scenario.give(':');
    scenario.give('!');
    scenario.give('!');
    const Ended full = carry_out(scenario, Explore{});
    CHECK(scenario.knowledge().pack()[0].count == 2);
    CHECK(scenario.knowledge().hero().coins == core::Coins{1});
    CHECK(full.stop.reason == StopReason::PackFull);

    Scenario laden("@..*.");
    laden.world.entities.abilities[rules::hero_id].attributes.strength = 2;
    rules::rebuild_caches(laden.catalog(), laden.world);
    CHECK(carry_out(laden, Explore{}).stop.reason == StopReason::PackFull);
    CHECK_FALSE(laden.knowledge().pack()[0].item.has_value());
}

TEST_CASE("exploring with a full pack leaves things, goes on, and says so at the end", "[bots][errand][F2]") {
    Scenario scenario(R"(
        #########
        #@!!!!!.#
        #######+#
        #>......#
        #########)");
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::PackFull);
    CHECK(scenario.hero_at() == core::Point{1, 3});
    CHECK(scenario.knowledge().object({5, 1}).has_value());
    CHECK_FALSE(scenario.knowledge().object({4, 1}).has_value());
}

TEST_CASE("exploring looks into what only a map told of", "[bots][errand][F2][T7]") {
    Scenario scenario(R"(
        ###########
        #.....#..>#
        #.###.#.###
        #@#!+.+...#
        ###########)");
    scenario.does(rules::hero_id, rules::UseItem{scenario.give('m')});
    CHECK(scenario.knowledge().visibility({3, 3}) == rules::Visibility::Remembered);
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop.reason == StopReason::Explored);
    CHECK(scenario.knowledge().pack().front().item == item(scenario, "health_potion"));
    CHECK(scenario.hero_at() == core::Point{9, 1});
}

TEST_CASE("in the town, which the hero knows, exploring leads to the way down", "[bots][errand][F2]") {
    const content::Catalog catalog(scenario::town_parts());
    Scenario scenario(R"(
        ###########
        #@..#.....#
        #...+.....#
        #..>#.....#
        ###########)",
                      1, catalog);
    scenario.does(rules::hero_id, rules::Cheat{rules::CheatKind::Reveal});
    scenario.world.level.depth = 0;
    CHECK(scenario.knowledge().visibility({7, 2}) == rules::Visibility::Remembered);
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.hero_at() == core::Point{3, 3});
    CHECK_FALSE(scenario.knowledge().seen().get({7, 2}));
}

TEST_CASE("exploring leaves what the hero laid down", "[bots][errand][F2]") {
    Scenario scenario(R"(
        ###########
        #@...!....#
        ###########)");
    scenario.does(rules::hero_id, rules::DropItem{scenario.give('!')});
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.knowledge().object({1, 1}).has_value());
    CHECK_FALSE(scenario.knowledge().object({5, 1}).has_value());
}

TEST_CASE("exploring leaves alone what no way leads to", "[bots][errand][F2]") {
    Scenario scenario(R"(
        #######
        #@.#!.#
        #..##.#
        #.....#
        #######)");
    REQUIRE(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.hero_at() == core::Point{4, 1});
}

TEST_CASE("nothing begins with an enemy in view that hunts the hero but one step of a walk",
          "[bots][errand][F2]") {
    Scenario scenario(R"(
        ##########
        #@...B..d#
        ##########)");
    scenario.world.entities.minds[scenario.actor('B')].intent = rules::Intent::Hunt;
    scenario.set_hit_points(rules::hero_id, 10);
    const Stop brute{StopReason::EnemyInView, kind(scenario, "brute"), {}, Direction::East};
    CHECK(carry_out(scenario, Explore{}).stop == brute);
    CHECK(carry_out(scenario, Rest{}).stop == brute);
    CHECK(scenario.world.run.turn == 0);
    const Ended walk = carry_out(scenario, TravelTo{{2, 1}});
    CHECK(walk.stop == brute);
    CHECK(walk.steps == 1);
}

TEST_CASE("a sleeper that was in view stops no walk until it wakes, and nobody rests beside it",
          "[bots][errand][F2][A4]") {
    Scenario scenario(R"(
        ##########
        #@.....B.#
        ##########)");
    rules::Mind& mind = scenario.world.entities.minds[scenario.actor('B')];
    mind.intent = rules::Intent::Sleep;
    scenario.set_hit_points(rules::hero_id, 10);
    const Stop brute{StopReason::EnemyInView, kind(scenario, "brute"), {}, Direction::East};
    CHECK(carry_out(scenario, Rest{}).stop == brute);

    ErrandRunner walk(TravelTo{{4, 1}});
    auto step = walk.next(scenario.knowledge());
    REQUIRE(std::holds_alternative<rules::Command>(step));
    const rules::Turn turn = scenario.act(std::get<rules::Command>(step));
    mind.intent = rules::Intent::Sleep;
    CHECK_FALSE(walk.after(scenario.knowledge(), {}).has_value());
    mind.intent = rules::Intent::Hunt;
    CHECK(walk.after(scenario.knowledge(), turn) == brute);
}

TEST_CASE("an enemy awake and unaware stops exploring once, when it is first seen, and again when it hunts",
          "[bots][errand][F2][A4]") {
    content::CatalogParts parts = scenario::test_parts();
    std::ranges::find(parts.monsters, "dummy", &content::MonsterDef::id)->vision = core::Cells{1};
    const content::Catalog catalog(std::move(parts));
    Scenario scenario(R"(
        ############
        #@..+.....d#
        #.#####.####
        #..........#
        ############)",
                      1, catalog);
    const rules::EntityId enemy = scenario.actor('d');
    const Stop dummy{StopReason::EnemyInView, kind(scenario, "dummy"), {}, Direction::East};
    CHECK(carry_out(scenario, Explore{}).stop == dummy);
    scenario.set_hit_points(rules::hero_id, 10);
    CHECK(carry_out(scenario, Rest{}).stop == dummy);
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    CHECK(scenario.knowledge().seen().get({10, 3}));

    REQUIRE(carry_out(scenario, TravelTo{{4, 1}}).stop.reason == StopReason::EnemyInView);
    ErrandRunner walk(TravelTo{{1, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(walk.next(scenario.knowledge())));
    CHECK_FALSE(walk.after(scenario.knowledge(), {}).has_value());
    scenario.world.entities.minds[enemy].intent = rules::Intent::Hunt;
    CHECK(walk.after(scenario.knowledge(), {}) == dummy);
}

TEST_CASE("an unaware enemy may walk about in view without a stop for each of its steps",
          "[bots][errand][F2][A4]") {
    Scenario scenario(R"(
        ##########
        #@......d#
        ##########)");
    ErrandRunner walk(TravelTo{{5, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(walk.next(scenario.knowledge())));
    rules::Turn turn;
    const rules::ActorRef stroller{scenario.actor('d'), kind(scenario, "dummy"), {8, 1}, true};
    turn.events.emplace_back(rules::ActorWalked{stroller, {7, 1}});
    CHECK_FALSE(walk.after(scenario.knowledge(), turn).has_value());
}

TEST_CASE("where hunger ends an errand it says so, at full health and while one starves",
          "[bots][errand][F2][E7]") {
    Scenario scenario(R"(
        ##########
        #@.......#
        ##########)");
    const rules::ActorRef hero{rules::hero_id, scenario.catalog().hero(), {1, 1}, true};
    const auto stop_after = [&scenario](const rules::Event& event, std::int32_t hit_points) {
        scenario.set_hit_points(rules::hero_id, 20);
        ErrandRunner runner(TravelTo{{8, 1}});
        REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
        scenario.set_hit_points(rules::hero_id, hit_points);
        rules::Turn turn;
        turn.events.push_back(event);
        return runner.after(scenario.knowledge(), turn);
    };
    const Stop hungry{StopReason::HungerBegan, {}, {}};
    CHECK(stop_after(rules::HungerChanged{hero, rules::HungerStage::Hungry}, 20) == hungry);
    CHECK(stop_after(rules::HungerHurt{hero, 1}, 19) == hungry);
    CHECK_FALSE(stop_after(rules::HungerChanged{hero, rules::HungerStage::Normal}, 20).has_value());
    CHECK(stop_after(rules::BlowLanded{hero, hero, 1}, 19) == Stop{StopReason::Hurt, {}, {}});
}

TEST_CASE("a walk never turns into an attack", "[bots][errand][F2]") {
    Scenario scenario(R"(
        ######
        #@d..#
        ######)");
    const Stop dummy{StopReason::EnemyInView, kind(scenario, "dummy"), {}, Direction::East};
    for (const Errand& errand : {Errand(TravelTo{{4, 1}}), Errand(Run{Direction::East})}) {
        const Ended ended = carry_out(scenario, errand);
        CHECK(ended.stop == dummy);
        CHECK(ended.steps == 0);
    }
}

TEST_CASE("an errand stops in the turn in which an enemy comes into view", "[bots][errand][F2]") {
    Scenario scenario(R"(
        #########
        #@..+..d#
        #########)");
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop == Stop{StopReason::EnemyInView, kind(scenario, "dummy"), {}, Direction::East});
    CHECK(ended.steps == 3);
}

TEST_CASE("a stop for an enemy says roughly where it is", "[bots][errand][F2]") {
    const auto towards = [](std::string_view map) {
        Scenario scenario(map);
        scenario.set_hit_points(rules::hero_id, 10);
        return carry_out(scenario, Rest{}).stop.towards;
    };
    CHECK(towards("d....\n.....\n.....\n.....\n....@") == Direction::NorthWest);
    CHECK(towards("....d\n.....\n@....") == Direction::NorthEast);
    CHECK(towards("@....\n.....\n....d") == Direction::SouthEast);
    CHECK(towards("@....\n....d") == Direction::East);
    CHECK(towards("....d\n@....") == Direction::East);
    CHECK(towards("d....\n....@") == Direction::West);
    CHECK(towards("@.\n..\n..\n.d") == Direction::South);
    CHECK(towards("d.\n..\n..\n.@") == Direction::North);
    CHECK(towards("...@\nd...") == Direction::West);
}

TEST_CASE("an enemy that was seen only in the course of a turn stops an errand", "[bots][errand][F2]") {
    Scenario scenario(R"(
        ##########
        #@.......#
        ##########)");
    for (const bool seen : {false, true}) {
        ErrandRunner runner(TravelTo{{8, 1}});
        REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
        const auto stop = runner.after(scenario.knowledge(), turn_with_passer_by(scenario, seen));
        CHECK(stop.has_value() == seen);
        if (stop) {
            CHECK(*stop == Stop{StopReason::EnemyInView, kind(scenario, "rat"), {}, Direction::East});
        }
    }
}

TEST_CASE("pain and confusion stop an errand though nobody is seen", "[bots][errand][F2]") {
    Scenario scenario(R"(
        ##########
        #@.......#
        ##########)");
    ErrandRunner runner(TravelTo{{8, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
    scenario.set_hit_points(rules::hero_id, 19);
    CHECK(runner.after(scenario.knowledge(), {}) == Stop{StopReason::Hurt, {}, {}});

    scenario.confuse(rules::hero_id, 3);
    CHECK(carry_out(scenario, TravelTo{{8, 1}}).stop.reason == StopReason::Hurt);
    CHECK(carry_out(scenario, Explore{}).stop.reason == StopReason::Hurt);
    CHECK(carry_out(scenario, Rest{}).stop.reason == StopReason::Rested);
}

TEST_CASE("rest waits until the hero is whole, and not a turn more", "[bots][errand][F2]") {
    Scenario scenario(R"(
        ####
        #@.#
        ####)");
    CHECK(carry_out(scenario, Rest{}).stop.reason == StopReason::NothingToRest);
    scenario.set_hit_points(rules::hero_id, 13);
    const Ended ended = carry_out(scenario, Rest{});
    CHECK(ended.stop.reason == StopReason::Rested);
    CHECK(ended.steps == 7);
    CHECK(scenario.hit_points(rules::hero_id) == 20);
}

TEST_CASE("travel takes a shortest known way, through doors", "[bots][errand][F2]") {
    Scenario scenario(R"(
        #########
        #@..+...#
        #.#####.#
        #......2#
        #########)");
    const core::Point target = scenario.at('2');
    REQUIRE(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    REQUIRE(carry_out(scenario, TravelTo{{1, 1}}).stop.reason == StopReason::Arrived);
    CHECK(known_way(scenario.knowledge(), target).size() == 8);
    const Ended ended = carry_out(scenario, TravelTo{target});
    CHECK(ended.stop.reason == StopReason::Arrived);
    CHECK(scenario.hero_at() == target);
    CHECK(ended.steps == 8);
}

TEST_CASE("travel knows no way to what is unseen, walled in, or outside", "[bots][errand][F2]") {
    Scenario scenario(R"(
        #########
        #@..+.1.#
        #########)");
    for (const core::Point at :
         {scenario.at('1'), core::Point{0, 0}, core::Point{-1, 1}, core::Point{99, 1}}) {
        CHECK(carry_out(scenario, TravelTo{at}).stop.reason == StopReason::NoWay);
        CHECK(known_way(scenario.knowledge(), at).empty());
    }
    CHECK(carry_out(scenario, TravelTo{scenario.hero_at()}).stop.reason == StopReason::Arrived);
    CHECK(known_way(scenario.knowledge(), {4, 1}) == std::vector<core::Point>{{2, 1}, {3, 1}, {4, 1}});
}

TEST_CASE("a run ends at what is worth a look", "[bots][errand][F2]") {
    struct Case {
        std::string_view map;
        StopReason reason;
    };
    // The run is to the east, and ends at 1.
    const Case cases[] = {
        {R"(##########
            #@......1#
            ##########)",
         StopReason::Arrived},
        {R"(##########
            #........#
            #@......1#
            #........#
            ##########)",
         StopReason::Arrived},
        {R"(##########
            #@...1+..#
            ##########)",
         StopReason::SomethingHere},
        {R"(#####.####
            #@...1...#
            #####.####)",
         StopReason::SomethingHere},
        {R"(######...#
            #@....1..#
            ######...#)",
         StopReason::SomethingHere},
        {R"(##########
            #........#
            #@....1..#
            ######+###)",
         StopReason::SomethingHere},
        {R"(##########
            #@.....###
            ######1###
            ##########)",
         StopReason::Arrived},
        {R"(##########
            #@....####
            #####.####
            #####...1#
            ##########)",
         StopReason::Arrived},
        {R"(##########
            #@....####
            #####.####
            ##...1...#
            ##########)",
         StopReason::SomethingHere},
    };
    for (const Case& run : cases) {
        CAPTURE(run.map);
        Scenario scenario(run.map);
        const Ended ended = carry_out(scenario, Run{Direction::East});
        CHECK(ended.stop.reason == run.reason);
        CHECK(scenario.hero_at() == scenario.at('1'));
    }
}

TEST_CASE("a run ends on things, stairs and in doorways", "[bots][errand][F2]") {
    for (const std::string_view row : {"#@..!..#", "#@..>..#", "#@..<..#", "#@..'..#"}) {
        CAPTURE(row);
        Scenario scenario("########\n" + std::string(row) + "\n########");
        const Ended ended = carry_out(scenario, Run{Direction::East});
        CHECK(ended.stop.reason == StopReason::SomethingHere);
        CHECK(scenario.hero_at() == core::Point{4, 1});
    }
}

TEST_CASE("a run into a door opens it and ends, and into a wall does not begin", "[bots][errand][F2]") {
    Scenario scenario(R"(
        ######
        #@+..#
        ######)");
    const Ended opened = carry_out(scenario, Run{Direction::East});
    CHECK(opened.stop.reason == StopReason::SomethingHere);
    CHECK(opened.steps == 1);
    const Ended refused = carry_out(scenario, Run{Direction::North});
    CHECK(refused.stop.reason == StopReason::Refused);
    CHECK(refused.steps == 0);
}

TEST_CASE("an errand ends where its step is refused, where the level changes, and where the run is over",
          "[bots][errand][F2]") {
    Scenario scenario(R"(
        ##########
        #@.......#
        ##########)");
    ErrandRunner runner(TravelTo{{8, 1}});
    REQUIRE(std::holds_alternative<rules::Command>(runner.next(scenario.knowledge())));
    rules::Turn turn;
    turn.refusal = rules::Refusal{};
    CHECK(runner.after(scenario.knowledge(), turn) == Stop{StopReason::Refused, {}, {}});
    turn = {};
    turn.outcome = rules::RunOutcome{};
    CHECK(runner.after(scenario.knowledge(), turn) == Stop{});
    scenario.world.level.depth = 2;
    CHECK(runner.after(scenario.knowledge(), {}) == Stop{});
}

TEST_CASE("generated levels are explored to the last cell, without walking in circles",
          "[bots][errand][F2]") {
    const content::Catalog catalog = empty_levels();
    const rules::Ruleset ruleset{&catalog, worldgen::level_source()};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(seed);
        rules::World world = rules::new_run(ruleset, seed);
        ErrandRunner runner(Explore{});
        Stop stop;
        std::int32_t steps = 0;
        for (;;) {
            const auto step = runner.next({catalog, world});
            if (const Stop* ended = std::get_if<Stop>(&step)) {
                stop = *ended;
                break;
            }
            REQUIRE_FALSE(rules::take_turn(ruleset, world, std::get<rules::Command>(step)).refusal);
            ++steps;
        }
        CHECK((stop.reason == StopReason::Explored || stop.reason == StopReason::PackFull));
        std::int32_t open = 0;
        std::int32_t unseen = 0;
        for (std::size_t i = 0; i < world.level.tiles.span().size(); ++i) {
            const bool blocks = catalog.tile(world.level.tiles.span()[i]).blocks;
            open += blocks ? 0 : 1;
            unseen += blocks || world.memory.tiles.span()[i].valid() ? 0 : 1;
        }
        CHECK(unseen == 0);
        CHECK(steps < open);
    }
}

TEST_CASE("an errand knows nothing of what the hero has not seen", "[bots][errand][F2]") {
    constexpr std::string_view seen = R"(
        ############
        #@...+....!#
        #....#######
        ############)";
    constexpr std::string_view other = R"(
        ############
        #@...+..T###
        #....#.....#
        ############)";
    Scenario one(seen);
    Scenario two(other);
    for (const Errand& errand :
         {Errand(Explore{}), Errand(TravelTo{{10, 1}}), Errand(Run{Direction::East})}) {
        CHECK(ErrandRunner(errand).next(one.knowledge()) == ErrandRunner(errand).next(two.knowledge()));
    }
    CHECK(known_way(one.knowledge(), {10, 1}).empty());
}

TEST_CASE("an errand is not stopped by one who is no enemy, and goes past it", "[bots][errand][F2][A3]") {
    Scenario scenario("@..w..>", 1, scenario::faction_catalog());
    const Ended ended = carry_out(scenario, Explore{});
    CHECK(ended.stop == Stop{StopReason::Explored, {}, {}});
    CHECK(scenario.hero_at() == core::Point{6, 0});

    Scenario beside_a_fixture("@d.>", 1, scenario::faction_catalog());
    CHECK(carry_out(beside_a_fixture, TravelTo{{3, 0}}).stop.reason == StopReason::Refused);
    Scenario enemy("@...r", 1, scenario::faction_catalog());
    CHECK(carry_out(enemy, Rest{}).stop.reason == StopReason::EnemyInView);
}

}  // namespace torchwake::bots
