#include "scenario/scenario.hpp"

#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>

namespace torchwake::rules {
namespace {

using scenario::events_of;
using scenario::Scenario;

/// The quips while the hero waits, with its life and that of the others safe.
std::vector<ActorSpoke> talk(Scenario& scenario, int turns) {
    std::vector<ActorSpoke> all;
    scenario.world.run.cheated = scenario.world.run.undying = true;
    for (int turn = 0; turn < turns; ++turn) {
        for (const ActorSpoke& spoke : events_of<ActorSpoke>(scenario.act(Wait{}).events)) {
            all.push_back(spoke);
        }
    }
    return all;
}

}  // namespace

TEST_CASE("a monster with quips says one now and then while the hero and it see each other",
          "[rules][quips][A5]") {
    Scenario scenario("@..Y..b");
    const std::vector<ActorSpoke> said = talk(scenario, 600);
    CHECK(said.size() > 20);
    CHECK(said.size() < 120);
    std::set<std::int32_t> quips;
    for (const ActorSpoke& spoke : said) {
        CHECK(spoke.actor.seen);
        CHECK(spoke.actor.id == scenario.actor('b'));
        quips.insert(spoke.quip);
    }
    CHECK(quips == std::set<std::int32_t>{0, 1});
}

TEST_CASE("nothing is said out of sight, in sleep, or by a kind without quips", "[rules][quips][A5]") {
    Scenario hidden("@.#..b");
    CHECK(talk(hidden, 100).empty());
    Scenario far("@.........b");
    far.world.entities.minds[far.actor('b')].intent = Intent::Rest;
    CHECK(talk(far, 100).empty());
    Scenario wordless("@..Y..o");
    CHECK(talk(wordless, 100).empty());

    Scenario asleep("@..Y..b");
    asleep.put_to_sleep(asleep.actor('b'));
    const Events events = asleep.does(asleep.actor('b'), Wait{});
    CHECK(events_of<ActorSpoke>(events).empty());
}

TEST_CASE("a kind without quips draws nothing for them", "[rules][quips][A5]") {
    Scenario scenario("@..Y..o");
    const auto before = scenario.world.streams.minds.state();
    scenario.act(Wait{});
    CHECK(scenario.world.streams.minds.state() == before);
}

}  // namespace torchwake::rules
