#include "forecast/names.hpp"
#include "rules/every_roll.hpp"

#include <torchwake/forecast/distribution.hpp>
#include <torchwake/rules/formulas.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <numeric>
#include <vector>

namespace torchwake::forecast {
namespace {

Distribution die(std::int32_t sides) {
    return Distribution::uniform(1, sides);
}

/// The weights of all from least to most.
std::vector<std::uint64_t> weights(const Distribution& distribution) {
    std::vector<std::uint64_t> all;
    for (std::int32_t value = distribution.least(); value <= distribution.most(); ++value) {
        all.push_back(distribution.weight(value));
    }
    return all;
}

using Weights = std::vector<std::uint64_t>;

}  // namespace

TEST_CASE("a number for sure, and numbers as likely as each other", "[forecast][distribution][law6]") {
    const Distribution sure(-3);
    CHECK(sure.least() == -3);
    CHECK(sure.most() == -3);
    CHECK(sure.total() == 1);
    CHECK(weights(die(6)) == Weights{1, 1, 1, 1, 1, 1});
    CHECK(die(6).weight(0) == 0);
    CHECK(die(6).weight(7) == 0);
    CHECK(die(6).weight_from(5) == 2);
    CHECK(die(6).weight_from(-9) == 6);
    CHECK(die(6).weight_from(9) == 0);
}

TEST_CASE("sums and differences of dice", "[forecast][distribution][law6]") {
    Distribution two = die(6);
    two += die(6);
    CHECK(two.least() == 2);
    CHECK(weights(two) == Weights{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1});
    Distribution three = two;
    three += die(6);
    CHECK(three.total() == 216);
    CHECK(three.weight(10) == 27);
    Distribution twice = two;
    twice += two;
    CHECK(twice.total() == 1296);
    CHECK(twice.weight(14) == 146);
    Distribution gap = die(4);
    gap -= die(4);
    CHECK(gap.least() == -3);
    CHECK(weights(gap) == Weights{1, 2, 3, 4, 3, 2, 1});
}

TEST_CASE("a multiple of one roll leaves gaps", "[forecast][distribution][law6]") {
    Distribution doubled = die(3);
    doubled *= 2;
    CHECK(doubled.least() == 2);
    CHECK(weights(doubled) == Weights{1, 0, 1, 0, 1});
    CHECK(doubled.least_above(2) == 4);
    CHECK(doubled.least_above(6) == 6);
    CHECK(doubled.least_above(-5) == 2);
    doubled += doubled;
    CHECK(weights(doubled) == Weights{1, 0, 2, 0, 3, 0, 2, 0, 1});
    doubled *= 0;
    CHECK(doubled == Distribution(0));
}

TEST_CASE("a bound gathers what is beyond it", "[forecast][distribution][law6]") {
    CHECK(weights(at_least(die(6), 4)) == Weights{4, 1, 1});
    CHECK(at_least(die(6), 4).least() == 4);
    CHECK(at_least(die(6), 1) == die(6));
    CHECK(at_least(die(6), 9) == Distribution(9));
    CHECK(weights(at_most(die(6), 2)) == Weights{1, 5});
    CHECK(at_most(die(6), 2).least() == 1);
    CHECK(at_most(die(6), 0) == Distribution(0));
    CHECK(weights(at_least(at_most(die(6), 4), 3)) == Weights{1, 1});
}

TEST_CASE("a mixture weighs its parts alike, whatever their totals", "[forecast][distribution][law6]") {
    const std::array parts{die(2), die(3), Distribution(5)};
    const Distribution mixed = Distribution::mixture(parts);
    CHECK(mixed.total() == 18);
    CHECK(weights(mixed) == Weights{5, 5, 2, 0, 6});
}

TEST_CASE("a mixture of totals that have none in common is right within a millionth",
          "[forecast][distribution][law6]") {
    std::vector<Distribution> parts;
    for (const std::int32_t prime : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61}) {
        parts.push_back(die(prime));
    }
    const Distribution mixed = Distribution::mixture(parts);
    CHECK(mixed.least() == 1);
    CHECK(mixed.most() == 61);
    CHECK(mixed.permille_from(60) == 2);
    CHECK(mixed.permille_from(2) == 1000 - 95);
}

TEST_CASE("chances are rounded to the nearest thousandth", "[forecast][distribution][law6]") {
    CHECK(die(3).permille_from(2) == 667);
    CHECK(die(3).permille_from(3) == 333);
    CHECK(die(2000).permille_from(2000) == 1);
    CHECK(die(2001).permille_from(2001) == 0);
    CHECK(die(6).permille_from(1) == 1000);
}

TEST_CASE("a sum too long for 64 bits keeps its ends and stays even on both sides",
          "[forecast][distribution][law6]") {
    Distribution sum(0);
    for (int count = 0; count < 200; ++count) {
        sum += die(6);
    }
    CHECK(sum.least() == 200);
    CHECK(sum.most() == 1200);
    CHECK(sum.weight(200) > 0);
    CHECK(sum.weight(1200) > 0);
    // The mean is 700, and the chance of just that about 1.65 in 100.
    const std::int32_t above = sum.permille_from(701);
    CHECK(above >= 491);
    CHECK(above <= 493);
    CHECK(sum.permille_from(700) - above >= 16);
    CHECK(sum.permille_from(700) - above <= 17);
}

TEST_CASE("formulas have the same outcomes over distributions as over every roll",
          "[forecast][distribution][formulas][law6]") {
    const std::vector<content::Attack> attacks{
        {"bite", {2, 3, 0}, 1}, {"claw", {1, 4, -1}, 0}, {"stare", {0, 0, 2}, 0}};
    const std::array cases{BlowFacts{}, BlowFacts{.attacks = attacks, .force = 13, .dexterity = 12},
                           BlowFacts{.attacks = attacks, .force = 10, .dexterity = 14, .armour = 2},
                           BlowFacts{.attacks = attacks, .melee = 2, .defence = 9, .armour = 9}};
    for (const BlowFacts& facts : cases) {
        ExactDice dice;
        const Distribution exact = roll_blow(dice, facts);
        // Each pass of EveryRoll is one of the equally likely ones only where all attacks roll as many; so
        // each attack is counted for itself.
        std::vector<Distribution> parts;
        const std::size_t ways = std::max<std::size_t>(1, facts.attacks.size());
        for (std::size_t way = 0; way < ways; ++way) {
            BlowFacts one = facts;
            one.attacks = facts.attacks.empty() ? facts.attacks : facts.attacks.subspan(way, 1);
            const Outcomes counted = outcomes_of([&one](EveryRoll& every) { return roll_blow(every, one); });
            const Distribution part = roll_blow(dice, one);
            const std::int64_t passes =
                std::accumulate(counted.begin(), counted.end(), std::int64_t{0},
                                [](std::int64_t sum, const auto& entry) { return sum + entry.second; });
            for (std::int32_t value = part.least(); value <= part.most(); ++value) {
                const auto found = counted.find(value);
                const std::int64_t count = found != counted.end() ? found->second : 0;
                CHECK(part.weight(value) * static_cast<std::uint64_t>(passes) ==
                      static_cast<std::uint64_t>(count) * part.total());
            }
            CHECK(part.least() == counted.begin()->first);
            CHECK(part.most() == counted.rbegin()->first);
            parts.push_back(part);
        }
        CHECK(exact == Distribution::mixture(parts));
    }
}

}  // namespace torchwake::forecast
