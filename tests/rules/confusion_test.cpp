#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

namespace torchwake::rules {
namespace {

/// The number of events that tell of a random step of that actor.
std::size_t moves_of(EntityId actor, const Events& events) {
    std::size_t count = 0;
    for (const ActorWalked& walked : events_of<ActorWalked>(events)) {
        count += walked.actor.id == actor ? 1U : 0U;
    }
    for (const ActorStumbled& stumbled : events_of<ActorStumbled>(events)) {
        count += stumbled.actor.id == actor ? 1U : 0U;
    }
    return count;
}

bool is_stumble(const Scenario& scenario, EntityId actor) {
    const Checked checked = check(scenario.ruleset, scenario.world, actor, Walk{Direction::East});
    const Plan* plan = std::get_if<Plan>(&checked);
    return plan != nullptr && std::holds_alternative<StumblePlan>(plan->action);
}

constexpr const char* open_ground = R"(
    ...
    .@.
    ...)";

}  // namespace

TEST_CASE("a confused actor's step goes in any of the eight directions", "[rules][confusion][T5]") {
    std::set<core::Point> reached;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Scenario scenario(open_ground, seed);
        scenario.confuse(hero_id, 5);
        scenario.does(hero_id, Walk{Direction::North});
        reached.insert(scenario.hero_at());
    }
    CHECK(reached.size() == 8);
    CHECK_FALSE(reached.contains({1, 1}));
}

TEST_CASE("a confusion of N turns is exactly N random moves, and its end is told with the last",
          "[rules][confusion][T5][W6]") {
    for (std::int32_t turns = 1; turns <= 5; ++turns) {
        Scenario scenario(open_ground);
        scenario.confuse(hero_id, turns);
        for (std::int32_t left = turns; left > 0; --left) {
            CHECK(scenario.confusion_of(hero_id) == left);
            CHECK(is_stumble(scenario, hero_id));
            const Turn turn = scenario.act(Walk{Direction::East});
            CHECK(moves_of(hero_id, turn.events) == 1);
            CHECK(events_of<ConditionPassed>(turn.events).size() == (left == 1 ? 1U : 0U));
        }
        CHECK(scenario.confusion_of(hero_id) == 0);
        CHECK_FALSE(is_stumble(scenario, hero_id));
    }
}

TEST_CASE("a confused monster makes N random moves of its own, however often others act",
          "[rules][confusion][T5][W6]") {
    Scenario scenario(R"(
        #######
        #@#...#
        ###.w.#
        ###...#
        #######)");
    const EntityId wanderer = scenario.actor('w');
    scenario.confuse(wanderer, 4);
    std::size_t moves = 0;
    bool passed = false;
    for (int turns = 0; turns < 30 && !passed; ++turns) {
        const Events events = scenario.act(Wait{}).events;
        passed = !events_of<ConditionPassed>(events).empty();
        moves += moves_of(wanderer, events);
    }
    CHECK(passed);
    CHECK(moves == 4);
}

TEST_CASE("a wall, a closed door or a friend stops a confused step, and the turn is spent",
          "[rules][confusion][T5]") {
    Scenario walled(R"(
        #+#
        #@#
        ###)");
    walled.confuse(hero_id, 20);
    for (int turns = 1; turns <= 20; ++turns) {
        const Turn turn = walled.act(Walk{Direction::North});
        CHECK(events_of<ActorStumbled>(turn.events).size() == 1);
        CHECK(events_of<DoorOpened>(turn.events).empty());
        CHECK(walled.world.run.turn == turns);
    }
    Scenario among_friends(R"(
        #######
        #@#ddd#
        ###dwd#
        ###ddd#
        #######)");
    const EntityId wanderer = among_friends.actor('w');
    among_friends.confuse(wanderer, 20);
    for (int turns = 0; turns < 20; ++turns) {
        const Events events = among_friends.does(wanderer, Walk{Direction::North});
        REQUIRE(events_of<ActorStumbled>(events).size() == 1);
        const core::Point against = events_of<ActorStumbled>(events).front().against;
        CHECK(core::adjacent(against, among_friends.position(wanderer)));
    }
}

TEST_CASE("a confused step into an enemy attacks it", "[rules][confusion][T5]") {
    Scenario scenario(R"(
        BBB
        B@B
        BBB)");
    scenario.confuse(hero_id, 20);
    std::set<EntityId> struck;
    for (int turns = 0; turns < 20; ++turns) {
        const Events events = scenario.does(hero_id, Walk{Direction::North});
        const auto landed = events_of<BlowLanded>(events);
        REQUIRE(landed.size() == 1);
        struck.insert(landed.front().victim.id);
    }
    CHECK(struck.size() > 4);
}

TEST_CASE("a confused step cuts no corner", "[rules][confusion][T5][W4]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scenario scenario(R"(
            B#.
            #@#
            .#B)",
                          seed);
        scenario.confuse(hero_id, 1);
        CHECK(events_of<ActorStumbled>(scenario.does(hero_id, Walk{Direction::East})).size() == 1);
    }
}

TEST_CASE("a new hit replaces the countdown, longer or shorter", "[rules][confusion][T5]") {
    for (const std::int32_t before : {1, 2, 50}) {
        Scenario scenario("@.T");
        scenario.confuse(scenario.actor('T'), before);
        scenario.fires('C', {2, 0});
        CHECK(scenario.confusion_of(scenario.actor('T')) == 3);
    }
}

TEST_CASE("any action of its own counts against a confusion", "[rules][confusion][T5][W6]") {
    Scenario scenario("@!.");
    scenario.confuse(hero_id, 2);
    scenario.act(Wait{});
    CHECK(scenario.confusion_of(hero_id) == 1);
    CHECK(events_of<ConditionPassed>(scenario.act(UseItem{scenario.give('!')}).events).size() == 1);
    CHECK(scenario.confusion_of(hero_id) == 0);
}

TEST_CASE("a refused command and one that takes no time leave a confusion as it is",
          "[rules][confusion][T5]") {
    Scenario scenario("@..");
    scenario.confuse(hero_id, 2);
    scenario.world.run.owed_choices = 1;
    scenario.refusal_of(PickUp{});
    scenario.act(Grow{Attribute::Strength});
    CHECK(scenario.confusion_of(hero_id) == 2);
}

TEST_CASE("a confusion by one's own hand lasts all of its turns, even when another ends with that action",
          "[rules][confusion][T5]") {
    for (const std::int32_t before : {0, 1, 7}) {
        Scenario scenario("@.#");
        if (before > 0) {
            scenario.confuse(hero_id, before);
        }
        const Events events = scenario.fires('C', {1, 0});
        CHECK(events_of<ConditionBegan>(events).size() == 1);
        CHECK(events_of<ConditionPassed>(events).empty());
        CHECK(scenario.confusion_of(hero_id) == 3);
    }
}

TEST_CASE("a confused monster beside the hero does not get to choose its blows", "[rules][confusion][T5]") {
    std::size_t elsewhere = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Scenario scenario(R"(
            ...
            .@o
            ...)",
                          seed);
        const EntityId orc = scenario.actor('o');
        scenario.confuse(orc, 3);
        elsewhere += moves_of(orc, scenario.act(Wait{}).events);
    }
    CHECK(elsewhere > 15);
}

TEST_CASE("the dead are confused no more", "[rules][confusion][T5][W2]") {
    Scenario scenario("@d");
    const EntityId dummy = scenario.actor('d');
    scenario.confuse(dummy, 3);
    scenario.fires('M', {1, 0});
    CHECK_FALSE(is_alive(scenario.world, dummy));
    CHECK(scenario.world.entities.conditions.size() == 0);
}

}  // namespace torchwake::rules
