#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

/// Lets the hero wait until something holds, for at most so many turns. The hero can't die meanwhile.
template <class Condition>
bool wait_until(Scenario& scenario, const Condition& holds, int most_turns = 60) {
    for (int turns = 0; turns < most_turns; ++turns) {
        if (holds()) {
            return true;
        }
        scenario.set_hit_points(hero_id, 20);
        scenario.act(Wait{});
    }
    return holds();
}

}  // namespace

TEST_CASE("a monster that sees the hero says so once and comes", "[rules][mind][A1]") {
    Scenario scenario(R"(
        #########
        #@......#
        #......o#
        #########)");
    const EntityId orc = scenario.actor('o');
    const std::int32_t before = core::chebyshev_distance(scenario.position(orc), scenario.hero_at());
    std::size_t noticed = 0;
    for (int turns = 0; turns < 3; ++turns) {
        noticed += events_of<ActorNoticed>(scenario.act(Wait{}).events).size();
    }
    CHECK(noticed == 1);
    CHECK(scenario.intent_of(orc) == Intent::Hunt);
    CHECK(core::chebyshev_distance(scenario.position(orc), scenario.hero_at()) < before);
}

TEST_CASE("a monster that does not see the hero rests", "[rules][mind][A1]") {
    Scenario behind_a_door("@..+..o");
    const EntityId orc = behind_a_door.actor('o');
    for (int turns = 0; turns < 10; ++turns) {
        behind_a_door.act(Wait{});
    }
    CHECK(behind_a_door.intent_of(orc) == Intent::Rest);
    CHECK(behind_a_door.position(orc) == core::Point{6, 0});

    Scenario too_far("@........o");
    too_far.act(Wait{});
    CHECK(too_far.intent_of(too_far.actor('o')) == Intent::Rest);
    Scenario near_enough("@.......o");
    near_enough.act(Wait{});
    CHECK(near_enough.intent_of(near_enough.actor('o')) == Intent::Hunt);
}

TEST_CASE("a monster beside the hero attacks", "[rules][mind][A1][C2]") {
    Scenario scenario("@r");
    const bool struck = wait_until(scenario, [&scenario] {
        const Events events = scenario.act(Wait{}).events;
        return !events_of<BlowLanded>(events).empty() || !events_of<BlowDodged>(events).empty();
    });
    CHECK(struck);
}

TEST_CASE("a monster takes a shortest way", "[rules][mind][A1]") {
    Scenario scenario(R"(
        #########
        #@......#
        #.#####.#
        #...o...#
        #########)");
    const EntityId orc = scenario.actor('o');
    std::size_t steps = 0;
    scenario.world.entities.minds[orc].intent = Intent::Hunt;
    scenario.world.entities.minds[orc].last_seen = scenario.hero_at();
    for (int turns = 0; turns < 30 && !core::adjacent(scenario.position(orc), scenario.hero_at()); ++turns) {
        const Events events = scenario.act(Wait{}).events;
        for (const ActorWalked& walked : events_of<ActorWalked>(events)) {
            steps += walked.actor.id == orc ? 1U : 0U;
        }
    }
    CHECK(steps == 4);
    CHECK(scenario.position(orc) == core::Point{1, 2});
}

TEST_CASE("a monster goes around another that stands in its way", "[rules][mind][A1]") {
    Scenario scenario(R"(
        ########
        #...####
        #@#d..o#
        #...####
        ########)");
    // The dummy fills the corridor's mouth: no way around.
    const EntityId orc = scenario.actor('o');
    for (int turns = 0; turns < 10; ++turns) {
        scenario.act(Wait{});
    }
    CHECK(scenario.position(orc) == core::Point{6, 2});

    Scenario open(R"(
        #########
        #.......#
        #@.d.o..#
        #.......#
        #########)");
    const EntityId other = open.actor('o');
    CHECK(wait_until(open, [&] { return core::adjacent(open.position(other), open.hero_at()); }, 12));
}

TEST_CASE("a monster takes a longer way where the short one is taken, and does not turn back",
          "[rules][mind][A1]") {
    Scenario loop(R"(
        #######
        #@....#
        #.###.#
        #.d.o.#
        #######)");
    const EntityId walker = loop.actor('o');
    loop.world.entities.minds[walker].intent = Intent::Track;
    loop.world.entities.minds[walker].last_seen = loop.hero_at();
    CHECK(wait_until(loop, [&] { return core::adjacent(loop.position(walker), loop.hero_at()); }, 40));
}

TEST_CASE("out of sight it goes to where it last saw the hero, searches, and goes home",
          "[rules][mind][A1]") {
    Scenario scenario(R"(
        ###########
        #..+..@...#
        ####.####.#
        ####.####o#
        ###########)");
    const EntityId orc = scenario.actor('o');
    Mind& mind = scenario.world.entities.minds[orc];
    mind.intent = Intent::Hunt;
    mind.last_seen = {6, 1};
    const core::Point home = mind.home;
    scenario.does(hero_id, Walk{Direction::West});
    scenario.does(hero_id, Walk{Direction::West});
    scenario.does(hero_id, Walk{Direction::West});
    scenario.does(hero_id, Walk{Direction::West});
    scenario.does(hero_id, Walk{Direction::West});
    scenario.does(hero_id, CloseDoor{Direction::East});

    bool searched = false;
    bool tracked = false;
    const bool back = wait_until(
        scenario,
        [&] {
            tracked |= scenario.intent_of(orc) == Intent::Track;
            searched |= scenario.intent_of(orc) == Intent::Search;
            return searched && scenario.intent_of(orc) == Intent::Rest;
        },
        120);
    CHECK(tracked);
    CHECK(back);
    CHECK(scenario.position(orc) == home);
}

TEST_CASE("monsters open doors on their way", "[rules][mind][A1][door]") {
    Scenario scenario("@..+..o");
    const EntityId orc = scenario.actor('o');
    scenario.world.entities.minds[orc].intent = Intent::Track;
    scenario.world.entities.minds[orc].last_seen = scenario.hero_at();
    CHECK(wait_until(scenario, [&] { return core::adjacent(scenario.position(orc), scenario.hero_at()); }));
}

TEST_CASE("one that never moves attacks who comes beside it", "[rules][mind][A1]") {
    Scenario scenario("@.d");
    const EntityId dummy = scenario.actor('d');
    for (int turns = 0; turns < 5; ++turns) {
        scenario.act(Wait{});
    }
    CHECK(scenario.position(dummy) == core::Point{2, 0});
    scenario.does(hero_id, Walk{Direction::East});
    bool struck = false;
    for (int turns = 0; turns < 10; ++turns) {
        const Events events = scenario.act(Wait{}).events;
        struck |= !events_of<BlowLanded>(events).empty() || !events_of<BlowDodged>(events).empty();
    }
    CHECK(struck);
}

TEST_CASE("a wanderer strolls while it sees nobody", "[rules][mind][A1]") {
    Scenario scenario(R"(
        #######
        #@#...#
        ###.w.#
        #######)");
    const EntityId wanderer = scenario.actor('w');
    bool moved = false;
    for (int turns = 0; turns < 20; ++turns) {
        const core::Point before = scenario.position(wanderer);
        scenario.act(Wait{});
        moved |= scenario.position(wanderer) != before;
    }
    CHECK(moved);
    CHECK(scenario.intent_of(wanderer) == Intent::Rest);
}

}  // namespace torchwake::rules
