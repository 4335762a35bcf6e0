#include "every_roll.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/rules/formulas.hpp>

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <vector>

namespace torchwake::rules {
namespace {

std::vector<content::Attack> attack(content::Dice damage, std::int32_t hit_bonus = 0) {
    return {{"blow", damage, hit_bonus}};
}

Outcomes blows(const BlowFacts& facts) {
    return outcomes_of([&facts](EveryRoll& dice) { return roll_blow(dice, facts); });
}

}  // namespace

TEST_CASE("an attack is weighed by the mean of its damage and by its chance to hit",
          "[rules][formulas][C2]") {
    CHECK(twice_the_mean({"", {1, 6, 0}, 0}) == 7);
    CHECK(twice_the_mean({"", {2, 4, 1}, 0}) == 12);
    CHECK(twice_the_mean({"", {0, 0, 3}, -1}) == 4);
}

TEST_CASE("an attribute counts what it has over 10, never below 0", "[rules][formulas][C1]") {
    CHECK(excess(11) == 1);
    CHECK(excess(10) == 0);
    CHECK(excess(3) == 0);
    CHECK(excess(18) == 8);
}

TEST_CASE("the maxima of hit points and mana by level", "[rules][formulas][C4]") {
    struct Row {
        std::int32_t level, constitution, intelligence, hit_points, mana;
    };
    constexpr Row rows[] = {{1, 11, 11, 20, 10}, {1, 14, 15, 20, 10}, {2, 11, 11, 26, 13},
                            {3, 11, 13, 32, 20}, {2, 10, 8, 25, 12},  {5, 12, 11, 48, 22},
                            {9, 4, 11, 12, 34},  {40, 1, 11, 1, 127}};
    for (const Row& row : rows) {
        CHECK(max_hit_points_at(row.level, row.constitution) == row.hit_points);
        CHECK(max_mana_at(row.level, row.intelligence) == row.mana);
    }
}

TEST_CASE("a level adds what the table of maxima grows by, from experience that kills bring",
          "[rules][formulas][C4][C5]") {
    for (const std::int32_t attribute : {8, 11, 15}) {
        CHECK(max_hit_points_at(6, attribute) - max_hit_points_at(5, attribute) ==
              hit_points_of_a_level(attribute));
        CHECK(max_mana_at(6, attribute) - max_mana_at(5, attribute) == mana_of_a_level(attribute));
    }
    CHECK(experience_of_kill(1) == 100);
    CHECK(experience_of_kill(7) == 700);
    CHECK(experience_past_level(1) == 1000);
    CHECK(experience_past_level(4) == 4000);
}

TEST_CASE("a strike takes intelligence over 10 times one roll, and confuses so many times its turns",
          "[rules][formulas][T4]") {
    const auto strikes = [](const content::Dice& dice, std::int32_t intelligence) {
        return outcomes_of([&](EveryRoll& source) { return roll_strike(source, dice, intelligence); });
    };
    CHECK(strikes({0, 0, 1}, 11) == Outcomes{{1, 1}});
    CHECK(strikes({1, 3, 1}, 13) == Outcomes{{6, 1}, {9, 1}, {12, 1}});
    CHECK(strikes({1, 3, -2}, 12) == Outcomes{{0, 2}, {2, 1}});
    CHECK(strikes({1, 3, 0}, 10) == Outcomes{{0, 3}});
    const content::LastingEffect confusion{content::ConditionKind::Confusion, 3, 1};
    CHECK(used_by(confusion, 11).turns == 3);
    CHECK(used_by(confusion, 14).turns == 12);
    CHECK(used_by(confusion, 9).turns == 0);
    CHECK(used_by({content::ConditionKind::Slow, 3, 1}, 14).turns == 3);
}

TEST_CASE("a bare hand does 1 and what strength adds", "[rules][formulas][C2]") {
    CHECK(blows({.force = 10, .dexterity = 10}) == Outcomes{{1, 1}});
    CHECK(blows({.force = 12, .dexterity = 10}) == Outcomes{{1, 1}, {2, 1}, {3, 1}});
}

TEST_CASE("a blow that does nothing is a dodge, never a wrap below zero", "[rules][formulas][C2]") {
    CHECK(blows({.force = 10, .dexterity = 12}) == Outcomes{{0, 2}, {1, 1}});
    CHECK(blows({.force = 10, .dexterity = 10, .armour = 100}) == Outcomes{{0, 1}});
}

TEST_CASE("dice, hit bonus, strength and skill stand against nimbleness, armour and defence",
          "[rules][formulas][C2][C7]") {
    const auto attacks = attack({1, 3, 1}, 2);
    const BlowFacts facts{
        .attacks = attacks, .force = 11, .melee = 4, .dexterity = 11, .defence = 3, .armour = 2};
    // 1d3+1 + 2 + U[0..1] + 4, less U[0..1] + 2 + 3: from 2 to 6.
    CHECK(blows(facts) == Outcomes{{2, 1}, {3, 3}, {4, 4}, {5, 3}, {6, 1}});
}

TEST_CASE("natural attacks are chosen uniformly", "[rules][formulas][C7]") {
    const std::vector<content::Attack> attacks{
        {"bite", {0, 0, 2}, 0}, {"claw", {0, 0, 5}, 0}, {"kick", {0, 0, 9}, 0}};
    CHECK(blows({.attacks = attacks, .force = 10, .dexterity = 10}) == Outcomes{{2, 1}, {5, 1}, {9, 1}});
}

TEST_CASE("a wait is 6 + 1d6 - dexterity + penalty, at least 1, and all dice are as likely",
          "[rules][formulas][W6]") {
    const auto counters = [](const Readiness& readiness) {
        return outcomes_of(
            [&readiness](EveryRoll& dice) { return wait_with(roll_wait_die(dice), readiness); });
    };
    CHECK(counters({11, {}}) == Outcomes{{6, 1}, {7, 1}, {8, 1}, {9, 1}, {10, 1}, {11, 1}});
    CHECK(counters({10, {}}) == Outcomes{{7, 1}, {8, 1}, {9, 1}, {10, 1}, {11, 1}, {12, 1}});
    CHECK(counters({30, {}}).begin()->first == 3);
    CHECK(counters({11, core::Tenths{15}}).begin()->first == 7);
    CHECK(counters({11, core::Tenths{-5}}).begin()->first == 5);
    CHECK(counters({14, core::Tenths{-100}}) == Outcomes{{1, 6}});
}

TEST_CASE("tenths are rounded down, also below zero", "[rules][formulas][W6]") {
    CHECK(whole_points(core::Tenths{15}) == 1);
    CHECK(whole_points(core::Tenths{-5}) == -1);
    CHECK(whole_points(core::Tenths{-10}) == -1);
    CHECK(whole_points(core::Tenths{-11}) == -2);
    CHECK(whole_points(core::Tenths{0}) == 0);
}

TEST_CASE("a stream rolls what going through every roll finds", "[rules][formulas][C2]") {
    const auto attacks = attack({2, 4, 0});
    const BlowFacts facts{.attacks = attacks, .force = 13, .dexterity = 12};
    const Outcomes expected = blows(facts);
    Outcomes rolled;
    core::RandomStream stream(1);
    for (int count = 0; count < 20000; ++count) {
        ++rolled[roll_blow(stream, facts)];
    }
    CHECK(rolled.size() == expected.size());
    CHECK(rolled.begin()->first == expected.begin()->first);
    CHECK(rolled.rbegin()->first == expected.rbegin()->first);
}

TEST_CASE("capacity is 15 pounds for each point of strength", "[rules][formulas][E1]") {
    CHECK(capacity_of(11) == core::Tenths{1650});
}

}  // namespace torchwake::rules
