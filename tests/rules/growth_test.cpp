#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

const Abilities& abilities(const Scenario& scenario) {
    return scenario.world.entities.abilities[hero_id];
}

const Vitals& vitals(const Scenario& scenario) {
    return scenario.world.entities.vitals[hero_id];
}

/// The hero strikes a dummy of that level dead, with so much experience before.
Events kill(Scenario& scenario, std::int32_t victim_level, std::int32_t experience) {
    const EntityId victim = scenario.actor('d');
    scenario.world.entities.abilities[victim].level = victim_level;
    scenario.world.entities.abilities[hero_id].experience = experience;
    Events events;
    while (is_alive(scenario.world, victim)) {
        events = scenario.does(hero_id, Walk{Direction::East});
    }
    return events;
}

}  // namespace

TEST_CASE("a kill gives 100 times the victim's level to the killer", "[rules][growth][C5]") {
    for (const std::int32_t level : {1, 2, 5}) {
        Scenario scenario("@d");
        kill(scenario, level, 7);
        CHECK(abilities(scenario).experience == 7 + 100 * level);
        CHECK(abilities(scenario).level == 1);
        CHECK(scenario.world.run.owed_choices == 0);
    }
}

TEST_CASE("level n + 1 comes at a total of 1000 n experience, none of it taken away", "[rules][growth][C5]") {
    struct Row {
        std::int32_t level, before, victim, expected;
    };
    constexpr Row rows[] = {{1, 899, 1, 1},  {1, 900, 1, 2}, {2, 1899, 1, 2}, {2, 1900, 1, 3},
                            {4, 3600, 4, 5}, {1, 0, 10, 2},  {1, 900, 25, 4}};
    for (const Row& row : rows) {
        Scenario scenario("@d");
        scenario.world.entities.abilities[hero_id].level = row.level;
        const Events events = kill(scenario, row.victim, row.before);
        CHECK(abilities(scenario).level == row.expected);
        CHECK(abilities(scenario).experience == row.before + 100 * row.victim);
        CHECK(scenario.world.run.owed_choices == row.expected - row.level);
        const auto gained = events_of<LevelGained>(events);
        REQUIRE(static_cast<std::int32_t>(gained.size()) == row.expected - row.level);
        for (const LevelGained& gain : gained) {
            CHECK(gain.actor.id == hero_id);
        }
        CHECK((gained.empty() || gained.back().level == row.expected));
    }
}

TEST_CASE("a level adds hit points by constitution and mana by intelligence, and refills both",
          "[rules][growth][C4][C5]") {
    struct Row {
        std::int32_t constitution, intelligence, hit_points, mana;
    };
    constexpr Row rows[] = {{11, 11, 26, 13}, {14, 11, 29, 13}, {10, 15, 25, 17}, {8, 9, 23, 12}};
    for (const Row& row : rows) {
        Scenario scenario("@d");
        auto& attributes = scenario.world.entities.abilities[hero_id].attributes;
        attributes.constitution = row.constitution;
        attributes.intelligence = row.intelligence;
        scenario.set_hit_points(hero_id, 3);
        scenario.world.entities.vitals[hero_id].mana = 0;
        kill(scenario, 10, 0);
        CHECK(vitals(scenario) == Vitals{row.hit_points, row.hit_points, row.mana, row.mana});
    }
}

TEST_CASE("a later change of intelligence changes later mana only", "[rules][growth][C5][C6]") {
    Scenario scenario("@d");
    scenario.world.run.owed_choices = 1;
    scenario.act(Grow{Attribute::Intelligence});
    CHECK(vitals(scenario).max_mana == 10);
    kill(scenario, 10, 0);
    CHECK(vitals(scenario).max_mana == 14);
}

TEST_CASE("a monster has the experience of its kills, and nothing else comes of it", "[rules][growth][C5]") {
    Scenario scenario("@B");
    const EntityId brute = scenario.actor('B');
    scenario.set_hit_points(hero_id, 1);
    while (is_alive(scenario.world, hero_id)) {
        scenario.does(brute, Walk{Direction::West});
    }
    CHECK(scenario.world.entities.abilities[brute].experience == 100);
    CHECK(scenario.world.entities.abilities[brute].level == 1);
}

TEST_CASE("whoever caused the last damage has the experience, from afar too", "[rules][growth][C5]") {
    Scenario scenario("@..d");
    scenario.fires('M', {3, 0});
    CHECK(abilities(scenario).experience == 100);
    CHECK(scenario.world.run.kills == 1);
}

TEST_CASE("an owed choice raises an attribute by one and takes no time", "[rules][growth][C6][C1]") {
    for (const Attribute attribute : {Attribute::Strength, Attribute::Dexterity, Attribute::Intelligence}) {
        Scenario scenario("@....o");
        scenario.world.run.owed_choices = 2;
        const World before = scenario.world;
        const Turn turn = scenario.act(Grow{attribute});
        CHECK(attribute_of(abilities(scenario).attributes, attribute) == 12);
        CHECK(vitals(scenario) == before.entities.vitals[hero_id]);
        CHECK(scenario.world.run.owed_choices == 1);
        CHECK(scenario.world.run.turn == 0);
        CHECK(scenario.world.streams == before.streams);
        CHECK(scenario.world.entities.initiatives == before.entities.initiatives);
        REQUIRE(turn.events.size() == 1);
        const auto raised = std::get<AttributeRaised>(turn.events.front());
        CHECK(raised.attribute == attribute);
        CHECK(raised.value == 12);
    }
}

TEST_CASE("constitution chosen is one more of it and five hit points, the most and the current",
          "[rules][growth][C4][C6]") {
    Scenario scenario("@d");
    scenario.world.run.owed_choices = 1;
    scenario.set_hit_points(hero_id, 4);
    scenario.act(Grow{Attribute::Constitution});
    CHECK(abilities(scenario).attributes.constitution == 12);
    CHECK(vitals(scenario).max_hit_points == 25);
    CHECK(vitals(scenario).hit_points == 9);
    kill(scenario, 10, 0);
    CHECK(vitals(scenario).max_hit_points == 32);
}

TEST_CASE("nobody grows without an owed choice", "[rules][growth][C6]") {
    Scenario scenario("@.o");
    CHECK(scenario.refusal_of(Grow{Attribute::Strength}) == RefusalReason::NoChoiceOwed);
    scenario.world.run.owed_choices = 1;
    const Checked checked =
        check(scenario.ruleset, scenario.world, scenario.actor('o'), Grow{Attribute::Strength});
    CHECK(std::get<Refusal>(checked).reason == RefusalReason::NoChoiceOwed);
}

}  // namespace torchwake::rules
