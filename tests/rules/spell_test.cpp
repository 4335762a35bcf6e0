#include "rules/names.hpp"
#include "scenario/lasting_catalog.hpp"

#include <torchwake/forecast/odds.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using content::ConditionKind;
using content::SpellId;

constexpr Slot dart{0};
constexpr Slot quicken{1};
constexpr Slot storm{2};

std::int32_t mana(const Scenario& scenario) {
    return scenario.world.entities.vitals[hero_id].mana;
}

}  // namespace

TEST_CASE("an aimed spell costs its mana and a turn, and strikes as an aimed item does",
          "[rules][spell][T2][T4][T6]") {
    Scenario scenario("@..T");
    const EntityId troll = scenario.actor('T');
    const Turn turn = scenario.act(Cast{dart, core::Point{3, 0}});
    CHECK(mana(scenario) == 7);
    CHECK(scenario.hit_points(troll) == 5);
    CHECK(scenario.world.run.turn == 1);
    const auto cast = events_of<SpellCast>(turn.events);
    REQUIRE(cast.size() == 1);
    CHECK(cast.front().spell == SpellId{0});
    const auto flown = events_of<MissileFlew>(turn.events);
    REQUIRE(flown.size() == 1);
    CHECK((flown.front().spell == SpellId{0} && !flown.front().item.valid()));
    const auto hurt = events_of<ActorHurt>(turn.events);
    REQUIRE(hurt.size() == 1);
    CHECK((hurt.front().spell == SpellId{0} && hurt.front().damage == 1));
}

TEST_CASE("a spell on oneself takes effect at once", "[rules][spell][T6]") {
    Scenario scenario("@.");
    scenario.does(hero_id, Cast{quicken});
    CHECK(mana(scenario) == 6);
    CHECK(scenario.turns_of(ConditionKind::Haste) == 3);
}

TEST_CASE("a spell that is not known, too dear or badly aimed is refused, and nothing is spent",
          "[rules][spell][T2][W4]") {
    Scenario scenario("@.......#T");
    CHECK(scenario.refusal_of(Cast{Slot{3}}) == RefusalReason::SpellNotKnown);
    CHECK(scenario.refusal_of(Cast{Slot{200}}) == RefusalReason::SpellNotKnown);
    CHECK(scenario.refusal_of(Cast{}) == RefusalReason::SpellNotKnown);
    CHECK(scenario.refusal_of(Cast{storm, core::Point{2, 0}}) == RefusalReason::TooLittleMana);
    CHECK(scenario.refusal_of(Cast{dart}) == RefusalReason::TargetNeeded);
    CHECK(scenario.refusal_of(Cast{dart, core::Point{0, 0}}) == RefusalReason::TargetIsSelf);
    CHECK(scenario.refusal_of(Cast{dart, core::Point{9, 0}}) == RefusalReason::TargetUnseen);
    CHECK(scenario.refusal_of(Cast{dart, core::Point{7, 0}}) == RefusalReason::TargetTooFar);
    CHECK(scenario.refusal_of(Cast{dart, core::Point{-5, 70}}) == RefusalReason::TargetUnseen);
    CHECK(mana(scenario) == 10);
}

TEST_CASE("what a spell would do is foretold", "[rules][spell][T2]") {
    Scenario scenario("@..T");
    const forecast::AimForecast aim = forecast::forecast_aim(scenario.knowledge(), {{}, SpellId{0}}, {3, 0});
    REQUIRE(aim.victims.size() == 1);
    CHECK(aim.victims.front().most_damage == 1);
}

TEST_CASE("who is killed by a spell is its caster's kill", "[rules][spell][C5]") {
    Scenario scenario("@..d");
    scenario.does(hero_id, Cast{dart, core::Point{3, 0}});
    CHECK_FALSE(scenario.actor('d').valid());
    CHECK(scenario.world.entities.abilities[hero_id].experience == 100);
}

TEST_CASE("the hero knows what its kind does, and what can be cast now", "[rules][spell][T6]") {
    Scenario scenario("@.");
    scenario.world.entities.vitals[hero_id].mana = 3;
    const std::vector<forecast::KnownSpell> known = scenario.knowledge().spells();
    REQUIRE(known.size() == 3);
    CHECK((known[0].spell == SpellId{0} && known[0].affordable));
    CHECK((known[1].spell == SpellId{1} && !known[1].affordable));
    CHECK_FALSE(known[2].affordable);
}

TEST_CASE("a book teaches its spell once, and is refused by who knows it", "[rules][spell][T6]") {
    scenario::LastingScenario scenario("@.");
    CHECK(scenario.knowledge().spells().size() == 1);
    const Events events = scenario.does(hero_id, UseItem{scenario.give('q')});
    const auto learned = events_of<SpellLearned>(events);
    REQUIRE(learned.size() == 1);
    CHECK(learned.front().spell == SpellId{1});
    REQUIRE(scenario.knowledge().spells().size() == 2);
    CHECK(scenario.knowledge().spells()[1].spell == SpellId{1});
    CHECK_FALSE(scenario.knowledge().pack().front().item.has_value());
    CHECK(scenario.refusal_of(UseItem{scenario.give('q')}) == RefusalReason::SpellKnownAlready);
    scenario.does(hero_id, Cast{Slot{1}});
}

TEST_CASE("who has no spellbook can't learn", "[rules][spell][T6]") {
    scenario::LastingScenario scenario("@.g");
    const EntityId goblin = scenario.actor('g');
    const Slot slot = scenario.give('q', goblin);
    const Checked checked = check(scenario.ruleset, scenario.world, goblin, UseItem{slot});
    REQUIRE(std::holds_alternative<Refusal>(checked));
    CHECK(std::get<Refusal>(checked).reason == RefusalReason::ItemHasNoUse);
}

TEST_CASE("safe waiting gives back a mana every five turns, and none in view of an enemy",
          "[rules][spell][E8]") {
    Scenario scenario("@.");
    scenario.world.entities.vitals[hero_id].mana = 0;
    for (int turn = 0; turn < 50; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(mana(scenario) == 10);
    for (int turn = 0; turn < 10; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(mana(scenario) == 10);
    Scenario watched("@.....d");
    watched.world.entities.vitals[hero_id].mana = 0;
    for (int turn = 0; turn < 10; ++turn) {
        watched.act(Wait{});
    }
    CHECK(mana(watched) == 0);
}

TEST_CASE("spells known stay with who takes the stairs", "[rules][spell][W7]") {
    Scenario scenario("@>");
    scenario.does(hero_id, Walk{Direction::East});
    scenario.does(hero_id, Descend{Attribute::Strength});
    CHECK(scenario.knowledge().spells().size() == 3);
}

}  // namespace torchwake::rules
