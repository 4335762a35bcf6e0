#include "scenario/lasting_catalog.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>

namespace torchwake::rules {
namespace {

using content::ConditionKind;
using core::Direction;
using scenario::events_of;
using scenario::LastingScenario;

std::size_t beginnings(const Events& events, ConditionKind kind) {
    const auto began = events_of<ConditionBegan>(events);
    return static_cast<std::size_t>(
        std::ranges::count(began, kind, [](const ConditionBegan& event) { return event.kind; }));
}

std::size_t ends(const Events& events, ConditionKind kind) {
    const auto passed = events_of<ConditionPassed>(events);
    return static_cast<std::size_t>(
        std::ranges::count(passed, kind, [](const ConditionPassed& event) { return event.kind; }));
}

constexpr const char* alone = R"(
    #####
    #@..#
    #####)";

}  // namespace

TEST_CASE("each condition lasts exactly its turns of its bearer's own, and both ends are told",
          "[rules][condition][T6][W6]") {
    struct Row {
        char brew;
        ConditionKind kind;
        std::int32_t turns;
    };
    constexpr Row rows[] = {{'h', ConditionKind::Haste, 3},
                            {'s', ConditionKind::Slow, 3},
                            {'p', ConditionKind::Poison, 4},
                            {'z', ConditionKind::Regrowth, 3},
                            {'u', ConditionKind::Strength, 3}};
    for (const Row& row : rows) {
        CAPTURE(row.brew);
        LastingScenario scenario(alone);
        CHECK(beginnings(scenario.drinks(row.brew), row.kind) == 1);
        for (std::int32_t left = row.turns; left > 0; --left) {
            REQUIRE(scenario.turns_of(row.kind) == left);
            const Events events = scenario.does(hero_id, Wait{});
            CHECK(ends(events, row.kind) == (left == 1 ? 1U : 0U));
        }
        CHECK(scenario.turns_of(row.kind) == 0);
        CHECK(scenario.world.entities.conditions.size() == 0);
        CHECK(ends(scenario.does(hero_id, Wait{}), row.kind) == 0);
    }
}

TEST_CASE("who is struck by a condition has it for all its turns, and others' actions do not count",
          "[rules][condition][T6][W6]") {
    LastingScenario scenario("@..v");
    const EntityId viper = scenario.actor('v');
    CHECK(beginnings(scenario.fires('S', {3, 0}), ConditionKind::Slow) == 1);
    for (int waits = 0; waits < 5; ++waits) {
        scenario.does(hero_id, Wait{});
    }
    CHECK(scenario.turns_of(ConditionKind::Slow, viper) == 3);
    for (const std::int32_t left : {2, 1, 0}) {
        scenario.does(viper, Wait{});
        CHECK(scenario.turns_of(ConditionKind::Slow, viper) == left);
    }
}

TEST_CASE("a new condition of the same kind replaces the countdown, another one does not",
          "[rules][condition][T6]") {
    LastingScenario scenario(alone);
    scenario.drinks('h');
    scenario.does(hero_id, Wait{});
    scenario.does(hero_id, Wait{});
    const Events again = scenario.drinks('h');
    CHECK(beginnings(again, ConditionKind::Haste) == 1);
    CHECK(ends(again, ConditionKind::Haste) == 0);
    CHECK(scenario.turns_of(ConditionKind::Haste) == 3);
    scenario.drinks('u');
    CHECK(scenario.turns_of(ConditionKind::Haste) == 2);
    CHECK(scenario.turns_of(ConditionKind::Strength) == 3);
}

TEST_CASE("haste halves and slow doubles the counter, rounded up", "[rules][condition][T6][W6]") {
    static_assert(paced(1, Pace::Hasty) == 1 && paced(7, Pace::Hasty) == 4 && paced(8, Pace::Hasty) == 4);
    static_assert(paced(7, Pace::Slow) == 14 && paced(7, Pace::Usual) == 7);
    struct Row {
        std::string_view brews;
        Pace pace;
    };
    constexpr Row rows[] = {{"", Pace::Usual}, {"h", Pace::Hasty}, {"s", Pace::Slow}, {"hs", Pace::Usual}};
    constexpr std::int32_t far = 1000;
    for (const Row& row : rows) {
        CAPTURE(row.brews);
        LastingScenario scenario("@#d");
        for (const char brew : row.brews) {
            scenario.drinks(brew);
        }
        scenario.world.entities.initiatives[scenario.actor('d')].counter = far;
        const std::int32_t die = scenario.world.entities.initiatives[hero_id].die;
        scenario.act(Wait{});
        CHECK(far - scenario.world.entities.initiatives[scenario.actor('d')].counter ==
              paced(wait_with(die, Readiness{}), row.pace));
    }
}

TEST_CASE("the fast act twice as often, and the slow half as often, for just so many actions",
          "[rules][condition][T6][W6]") {
    const auto waits_of_dummy = [](char brew) {
        LastingScenario scenario(R"(
            #####
            #@#d#
            #####)");
        std::size_t waits = 0;
        for (int round = 0; round < 200; ++round) {
            scenario.drinks(brew);
            for (int turn = 0; turn < 3; ++turn) {
                waits += events_of<ActorWaited>(scenario.act(Wait{}).events).size() - 1;
            }
            REQUIRE(scenario.world.entities.conditions.size() == 0);
            scenario.set_hit_points(hero_id, 20);
            scenario.world.entities.hungers[hero_id].turns = 100;
        }
        return waits;
    };
    // 600 turns of 8.5 ticks, against 9.5 of the dummy: 537 of its actions; half of that, and twice as many.
    const std::size_t usual = waits_of_dummy('c');
    const std::size_t fast = waits_of_dummy('h');
    const std::size_t slow = waits_of_dummy('s');
    CHECK((usual > 500 && usual < 570));
    CHECK((fast > 260 && fast < 310));
    CHECK((slow > 1020 && slow < 1130));
}

TEST_CASE("poison takes its hit points after each of so many actions", "[rules][condition][T6]") {
    LastingScenario scenario(alone);
    CHECK(events_of<PoisonHurt>(scenario.drinks('p')).empty());
    CHECK(scenario.hit_points(hero_id) == 20);
    for (const std::int32_t left : {19, 18, 17, 16, 16}) {
        scenario.does(hero_id, Walk{scenario.hero_at().x == 1 ? Direction::East : Direction::West});
        CHECK(scenario.hit_points(hero_id) == left);
    }
}

TEST_CASE("a poison ends with a cure, which counts no more turns", "[rules][condition][T6]") {
    LastingScenario scenario(alone);
    scenario.drinks('p');
    const Events events = scenario.drinks('c');
    CHECK(ends(events, ConditionKind::Poison) == 1);
    CHECK(events_of<PoisonHurt>(events).empty());
    CHECK(scenario.hit_points(hero_id) == 20);
    CHECK(events_of<ConditionPassed>(scenario.drinks('c')).empty());
}

TEST_CASE("who dies of a poison is the kill of who brought it", "[rules][condition][T6][C5]") {
    LastingScenario scenario("@...g");
    const EntityId goblin = scenario.actor('g');
    scenario.fires('P', {4, 0});
    scenario.does(goblin, Wait{});
    const Events events = scenario.does(goblin, Wait{});
    CHECK_FALSE(is_alive(scenario.world, goblin));
    const auto died = events_of<ActorDied>(events);
    REQUIRE(died.size() == 1);
    CHECK(died.front().killer.id == hero_id);
    CHECK(scenario.world.entities.abilities[hero_id].experience == 100);
    CHECK(scenario.world.run.kills == 1);
    CHECK_FALSE(scenario.world.entities.conditions.contains(goblin));
}

TEST_CASE("a poison kills although who brought it is gone, and the run knows whose it was",
          "[rules][condition][T6][C5]") {
    LastingScenario scenario("@v");
    while (scenario.turns_of(ConditionKind::Poison) == 0) {
        scenario.does(scenario.actor('v'), Walk{Direction::West});
    }
    const content::MonsterId viper = scenario.world.entities.creatures[scenario.actor('v')].kind;
    scenario.set_hit_points(scenario.actor('v'), 1);
    while (scenario.actor('v').valid()) {
        scenario.set_hit_points(hero_id, 20);
        scenario.world.entities.conditions[hero_id].of[2].turns = 3;
        scenario.does(hero_id, Walk{Direction::East});
    }
    scenario.set_hit_points(hero_id, 1);
    scenario.world.entities.conditions[hero_id].of[2].turns = 3;
    const Turn turn = scenario.act(Walk{Direction::East});
    REQUIRE(turn.outcome.has_value());
    CHECK(turn.outcome->end == RunEnd::HeroDied);
    CHECK(turn.outcome->killer == viper);
}

TEST_CASE("a natural attack that hurts brings its effects, one that is dodged does not",
          "[rules][condition][T6][C7]") {
    std::size_t dodged = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        LastingScenario scenario("@v", seed);
        scenario.world.entities.abilities[hero_id].attributes.dexterity = 14;
        const Events events = scenario.does(scenario.actor('v'), Walk{Direction::West});
        const bool hit = !events_of<BlowLanded>(events).empty();
        CHECK(scenario.turns_of(ConditionKind::Poison) == (hit ? 3 : 0));
        dodged += hit ? 0 : 1;
    }
    CHECK(dodged > 0);
}

TEST_CASE("regrowth gives back hit points after each action, up to the maximum", "[rules][condition][T6]") {
    LastingScenario scenario("@...d");
    scenario.set_hit_points(hero_id, 15);
    scenario.drinks('z');
    for (const std::int32_t left : {17, 19, 20, 20}) {
        scenario.does(hero_id, Walk{scenario.hero_at().x == 0 ? Direction::East : Direction::West});
        CHECK(scenario.hit_points(hero_id) == left);
    }
}

TEST_CASE("a changed attribute is in blows, capacity and facts, and ends cleanly",
          "[rules][condition][T6][C1][E1][E2]") {
    LastingScenario scenario(alone);
    const content::Attributes own = scenario.world.entities.abilities[hero_id].attributes;
    const std::uint64_t counts = scenario.world.caches.encumbrance_counts;
    scenario.drinks('u');
    CHECK(scenario.knowledge().hero().attributes.strength == own.strength + 4);
    CHECK(scenario.knowledge().hero().capacity == capacity_of(own.strength + 4));
    CHECK(scenario.world.entities.abilities[hero_id].attributes == own);
    CHECK(scenario.world.caches.encumbrance_counts == counts + 2);  // what is carried, and strength
    scenario.does(hero_id, Wait{});
    CHECK(scenario.world.caches.encumbrance_counts == counts + 2);
    scenario.does(hero_id, Wait{});
    scenario.does(hero_id, Wait{});
    CHECK(scenario.knowledge().hero().attributes == own);
    CHECK(scenario.world.caches.encumbrance_counts == counts + 3);
    CHECK(encumbrance_of(scenario.world, hero_id) == count_encumbrance(scenario, hero_id));
}

TEST_CASE("losing strength can overburden, which is told when it begins and ends",
          "[rules][condition][T6][E1]") {
    LastingScenario scenario("@..g");
    const EntityId goblin = scenario.actor('g');
    scenario.give('*', goblin);
    scenario.give('*', goblin);
    REQUIRE_FALSE(encumbrance_of(scenario.world, goblin).overburdened);
    const auto begun = events_of<BurdenChanged>(scenario.fires('U', {3, 0}));
    REQUIRE(begun.size() == 1);
    CHECK(begun.front().overburdened);
    CHECK(encumbrance_of(scenario.world, goblin).overburdened);
    scenario.does(goblin, Wait{});
    scenario.does(goblin, Wait{});
    const auto ended = events_of<BurdenChanged>(scenario.does(goblin, Wait{}));
    REQUIRE(ended.size() == 1);
    CHECK_FALSE(ended.front().overburdened);
}

TEST_CASE("a forecast reckons with what lasts on both sides", "[rules][condition][T6][C2]") {
    LastingScenario scenario("@g");
    const auto outlook = [&scenario] {
        return forecast::forecast_fight(scenario.knowledge(), *scenario.knowledge().actor({1, 0}));
    };
    const forecast::FightForecast before = outlook();
    scenario.drinks('u');
    CHECK(outlook().ours.most_damage == before.ours.most_damage + 4);
    CHECK(outlook().theirs == before.theirs);
    scenario.fires('U', {1, 0});
    CHECK(outlook().theirs.most_damage == before.theirs.most_damage - 1);
}

TEST_CASE("an aimed condition is foretold, and its victim known to have it", "[rules][condition][T6][T2]") {
    LastingScenario scenario("@..v");
    const content::ItemId slow = *scenario.catalog().find_item("brew_S");
    const forecast::AimForecast aim = forecast::forecast_aim(scenario.knowledge(), slow, {3, 0});
    REQUIRE(aim.victims.size() == 1);
    CHECK(aim.victims.front().conditions == std::vector{content::LastingEffect{ConditionKind::Slow, 3, 1}});
    scenario.fires('S', {3, 0});
    const forecast::KnownActor viper = *scenario.knowledge().actor({3, 0});
    REQUIRE(viper.conditions.size() == 1);
    CHECK(viper.conditions.front().kind == ConditionKind::Slow);
    CHECK(viper.conditions.front().turns == 3);
}

TEST_CASE("a refused command and one that takes no time count against nothing",
          "[rules][condition][T6][W4]") {
    LastingScenario scenario(alone);
    scenario.drinks('h');
    scenario.world.run.owed_choices = 1;
    scenario.refusal_of(PickUp{});
    scenario.act(Grow{Attribute::Strength});
    CHECK(scenario.turns_of(ConditionKind::Haste) == 3);
}

TEST_CASE("mana is regained up to the maximum", "[rules][condition][T6]") {
    LastingScenario scenario(alone);
    scenario.world.entities.vitals[hero_id].mana = 5;
    CHECK(events_of<ManaRegained>(scenario.drinks('n')).front().amount == 4);
    CHECK(events_of<ManaRegained>(scenario.drinks('n')).front().amount == 1);
    CHECK(scenario.knowledge().hero().mana == 10);
}

TEST_CASE("a teleport leads to any other free cell that can be walked to, each as likely",
          "[rules][condition][T6]") {
    std::map<core::Point, int> arrivals;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        LastingScenario scenario(R"(
            ..#..
            @+#d.
            .v#..)",
                                 seed);
        const Events events = scenario.drinks('t');
        const auto gone = events_of<ActorTeleported>(events);
        REQUIRE(gone.size() == 1);
        CHECK(gone.front().from == core::Point{0, 1});
        CHECK(gone.front().actor.at == scenario.hero_at());
        ++arrivals[scenario.hero_at()];
    }
    CHECK(arrivals.size() == 3);
    for (const auto& [at, count] : arrivals) {
        CHECK(at.x < 2);
        CHECK(count > 90);
    }
}

TEST_CASE("a blink goes no farther than its range, and nowhere where nothing is free",
          "[rules][condition][T6]") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        LastingScenario scenario("@......", seed);
        scenario.drinks('k');
        CHECK((scenario.hero_at().x == 1 || scenario.hero_at().x == 2));
    }
    LastingScenario shut("#@#");
    CHECK(events_of<ActorTeleported>(shut.drinks('k')).empty());
    CHECK(shut.hero_at() == core::Point{1, 0});
}

}  // namespace torchwake::rules
