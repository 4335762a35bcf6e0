#include "scenario/faction_catalog.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

using scenario::among_factions;
using scenario::events_of;
using scenario::Scenario;

const Mind& mind_of(const Scenario& scenario, EntityId monster) {
    return scenario.world.entities.minds[monster];
}

/// Lets the hero wait until an actor has died, and returns that; the events are those of the last turn.
std::optional<ActorDied> first_death(Scenario& scenario, int most_turns = 60) {
    for (int turns = 0; turns < most_turns; ++turns) {
        const auto deaths = events_of<ActorDied>(scenario.act(Wait{}).events);
        if (!deaths.empty()) {
            return deaths.front();
        }
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("monsters of hostile factions hunt and fight each other", "[rules][factions][A3]") {
    Scenario scenario = among_factions(R"(
        @#.......
        ##T.....r)");
    const EntityId troll = scenario.actor('T');
    const EntityId rat = scenario.actor('r');
    scenario.act(Wait{});
    CHECK(mind_of(scenario, troll).intent == Intent::Hunt);
    CHECK(mind_of(scenario, troll).prey == rat);
    scenario.act(Wait{});
    CHECK(mind_of(scenario, rat).prey == troll);
    const auto death = first_death(scenario);
    REQUIRE(death.has_value());
    CHECK(death->actor.id == rat);
    CHECK(death->killer.id == troll);
    CHECK_FALSE(scenario.actor('r').valid());
}

TEST_CASE("who caused the last damage has the reward, and the hero counts its own kills alone",
          "[rules][factions][A3][C5][E4]") {
    Scenario scenario = among_factions("@#b.r");
    const EntityId bandit = scenario.actor('b');
    scenario.world.entities.purses.insert(scenario.actor('r'), {core::Coins{5}});
    REQUIRE(first_death(scenario).has_value());
    REQUIRE(is_alive(scenario.world, bandit));
    CHECK(scenario.world.entities.abilities[bandit].experience == 100);
    CHECK(scenario.world.entities.purses[bandit].coins == core::Coins{705});
    CHECK(scenario.world.entities.abilities[hero_id].experience == 0);
    CHECK(scenario.world.run.kills == 0);
}

TEST_CASE("those of one faction, and those who ignore each other, live in peace", "[rules][factions][A3]") {
    for (const char* map : {"@#o.T", "@#r.j", "@#o.w"}) {
        Scenario scenario = among_factions(map);
        for (int turns = 0; turns < 10; ++turns) {
            const Events events = scenario.act(Wait{}).events;
            CHECK(events_of<BlowLanded>(events).empty());
            CHECK(events_of<BlowDodged>(events).empty());
        }
        for (const Mind& mind : scenario.world.entities.minds.values()) {
            CHECK(mind.intent == Intent::Rest);
        }
    }
}

TEST_CASE("the enemy that a monster goes for is the nearest, and of equally near ones the first",
          "[rules][factions][A3]") {
    Scenario nearer = among_factions("@...T.r");
    nearer.act(Wait{});
    CHECK(mind_of(nearer, nearer.actor('T')).prey == nearer.actor('r'));
    CHECK_FALSE(nearer.knowledge().actor(nearer.position(nearer.actor('T')))->hunting);

    Scenario hero_first = among_factions("@..T..r");
    hero_first.act(Wait{});
    CHECK(mind_of(hero_first, hero_first.actor('T')).prey == hero_id);
    CHECK(hero_first.knowledge().actor(hero_first.position(hero_first.actor('T')))->hunting);

    Scenario two = among_factions(R"(
        @#......
        ##r.T.r.)");
    const EntityId first = two.actor('r');
    two.world.entities.vitals[first] = {50, 50, 0, 0};
    two.act(Wait{});
    CHECK(mind_of(two, two.actor('T')).prey == first);
}

TEST_CASE("a monster sees its enemies as far as its kind sees, and not through walls",
          "[rules][factions][A3]") {
    Scenario far = among_factions("@#T........r");
    far.act(Wait{});
    CHECK(mind_of(far, far.actor('T')).intent == Intent::Rest);
    Scenario near = among_factions("@#T.......r");
    near.act(Wait{});
    CHECK(mind_of(near, near.actor('T')).intent == Intent::Hunt);
    Scenario wall = among_factions("@#T...#.r");
    wall.act(Wait{});
    CHECK(mind_of(wall, wall.actor('T')).intent == Intent::Rest);
}

TEST_CASE("a sleeping monster is overlooked by its enemies, and wakes where one stands in its sight",
          "[rules][factions][A3][A4]") {
    Scenario scenario = among_factions("@#d..r");
    Scenario hunted = among_factions("@#T...r");
    const EntityId rat = hunted.actor('r');
    hunted.put_to_sleep(rat);
    hunted.act(Wait{});
    CHECK(mind_of(hunted, hunted.actor('T')).intent == Intent::Rest);
    for (int turns = 0; turns < 60 && mind_of(hunted, rat).intent == Intent::Sleep; ++turns) {
        hunted.act(Wait{});
    }
    CHECK(mind_of(hunted, rat).intent != Intent::Sleep);

    Scenario peace = among_factions("@#j...r");
    peace.put_to_sleep(peace.actor('r'));
    for (int turns = 0; turns < 60; ++turns) {
        peace.act(Wait{});
    }
    CHECK(mind_of(peace, peace.actor('r')).intent == Intent::Sleep);
}

TEST_CASE("only who sees the hero is said to have seen it", "[rules][factions][A3]") {
    Scenario scenario = among_factions("@#T...r");
    CHECK(events_of<ActorNoticed>(scenario.act(Wait{}).events).empty());
}

TEST_CASE("a monster goes around what stands between it and its prey, and gives up what it can't reach",
          "[rules][factions][A3]") {
    Scenario around = among_factions(R"(
        @########
        ##......#
        ##T.YYr.#
        ##..Y...#
        ##......#
        #########)");
    const EntityId troll = around.actor('T');
    around.world.entities.vitals[around.actor('r')] = {50, 50, 0, 0};
    around.world.entities.minds[around.actor('r')].home = around.position(around.actor('r'));
    bool met = false;
    for (int turns = 0; turns < 12 && !met; ++turns) {
        met = !events_of<BlowLanded>(around.act(Wait{}).events).empty();
    }
    CHECK(met);
    CHECK(mind_of(around, troll).prey == around.actor('r'));

    Scenario apart = among_factions(R"(
        @########
        ##T.Y.r##
        #########)");
    for (int turns = 0; turns < 10; ++turns) {
        apart.act(Wait{});
    }
    CHECK(core::chebyshev_distance(apart.position(apart.actor('T')), apart.position(apart.actor('r'))) >= 2);
}

TEST_CASE("who loses its prey goes after it, and home in the end", "[rules][factions][A3][A1]") {
    Scenario scenario = among_factions(R"(
        @##########
        ##T..+...r#
        ###########)");
    const EntityId troll = scenario.actor('T');
    const core::Point home = mind_of(scenario, troll).home;
    Mind& mind = scenario.world.entities.minds[troll];
    mind.intent = Intent::Track;
    mind.prey = scenario.actor('r');
    mind.last_seen = {4, 1};
    scenario.put_to_sleep(scenario.actor('r'));
    bool searched = false;
    for (int turns = 0; turns < 60 && mind_of(scenario, troll).intent != Intent::Rest; ++turns) {
        scenario.act(Wait{});
        searched |= mind_of(scenario, troll).intent == Intent::Search;
    }
    CHECK(searched);
    CHECK(scenario.position(troll) == home);
}

TEST_CASE("who is no enemy does not notice the hero, and is no danger to it", "[rules][factions][A3][E8]") {
    Scenario scenario = among_factions("@..d");
    scenario.set_hit_points(hero_id, 10);
    CHECK_FALSE(scenario.knowledge().actors_in_view().front().hostile);
    const Events events = scenario.act(Wait{}).events;
    CHECK(events_of<ActorNoticed>(events).empty());
    CHECK(scenario.hit_points(hero_id) == 11);
    CHECK(mind_of(scenario, scenario.actor('d')).intent == Intent::Rest);

    Scenario asleep = among_factions("@.d");
    asleep.put_to_sleep(asleep.actor('d'));
    for (int turns = 0; turns < 30; ++turns) {
        asleep.act(turns % 2 == 0 ? Command(Walk{core::Direction::East}) : Walk{core::Direction::West});
    }
    CHECK(mind_of(asleep, asleep.actor('d')).intent == Intent::Sleep);
}

TEST_CASE("a monster with an enemy in view does not catch its breath", "[rules][factions][A3][E8]") {
    Scenario fighting = among_factions("@#d.Y.r");
    Scenario watched = among_factions("@#T.Y.r");
    watched.world.entities.vitals[watched.actor('T')].hit_points = 3;
    const EntityId troll = watched.actor('T');
    watched.does(troll, Wait{});
    CHECK(watched.hit_points(troll) == 3);
    watched.put_to_sleep(watched.actor('r'));
    watched.does(troll, Wait{});
    CHECK(watched.hit_points(troll) == 4);
}

TEST_CASE("without factions monsters leave each other alone", "[rules][factions][A3]") {
    Scenario scenario("@#T.r.o.j");
    for (int turns = 0; turns < 5; ++turns) {
        scenario.act(Wait{});
    }
    for (const Mind& mind : scenario.world.entities.minds.values()) {
        CHECK(mind.intent == Intent::Rest);
    }
    CHECK(hostile(scenario, hero_id, scenario.actor('T')));
}

TEST_CASE("many who fight over a hall keep the world sound", "[rules][factions][A3]") {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Scenario scenario = among_factions(R"(
            @###############
            ##r.j.o.T.r.j.r#
            ##.o.B.w.j.r.o.#
            ##r.j.o.T.w.j.r#
            ##.o.r.w.j.b.o.#
            ################)",
                                           seed);
        const std::size_t before = scenario.world.entities.minds.size();
        for (int turns = 0; turns < 40; ++turns) {
            scenario.act(Wait{});
        }
        CHECK(scenario.world.entities.minds.size() < before);
    }
}

}  // namespace torchwake::rules
