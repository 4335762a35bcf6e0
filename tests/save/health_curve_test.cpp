// The hero's health over a run, in few parts.

#include "rules/dungeon.hpp"

#include <torchwake/save/chronicle.hpp>
#include <torchwake/save/health_curve.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

namespace torchwake::save {
namespace {

std::vector<std::int32_t> health_in(const HealthCurve& curve) {
    std::vector<std::int32_t> health;
    std::ranges::transform(curve.parts, std::back_inserter(health), &HealthPart::permille);
    return health;
}

}  // namespace

TEST_CASE("each part of a run has the lowest health in it, and the depth at its end", "[save][F3]") {
    HealthCurve curve;
    for (std::int32_t turn = 0; turn < 64; ++turn) {
        add_health(curve, turn, {1000 - turn, turn / 32});
    }
    CHECK(curve.turns == 1);
    CHECK(curve.parts.size() == 64);
    CHECK(curve.parts.back() == HealthPart{937, 1});
    add_health(curve, 64, {500, 2});
    CHECK(curve.turns == 2);
    CHECK(curve.parts.size() == 33);
    CHECK(curve.parts.front() == HealthPart{999, 0});
    CHECK(curve.parts[31] == HealthPart{937, 1});
    CHECK(curve.parts.back() == HealthPart{500, 2});
    add_health(curve, 65, {700, 3});
    CHECK(curve.parts.back() == HealthPart{500, 3});
    CHECK(is_sound(curve));
}

TEST_CASE("turns that were skipped have the health before them, and long runs have long parts",
          "[save][F3]") {
    HealthCurve curve;
    add_health(curve, 3, {800, 1});
    CHECK(health_in(curve) == std::vector<std::int32_t>{800, 800, 800, 800});
    add_health(curve, 6, {300, 1});
    CHECK(health_in(curve) == std::vector<std::int32_t>{800, 800, 800, 800, 800, 800, 300});
    add_health(curve, 100'000, {0, 1});
    CHECK(curve.turns == 2048);
    CHECK(curve.parts.size() == 49);
    CHECK(curve.parts.front() == HealthPart{300, 1});
    const std::vector<std::int32_t> health = health_in(curve);
    CHECK(std::ranges::all_of(health, [](std::int32_t part) { return part == 300 || part == 0; }));
    CHECK(is_sound(curve));
}

TEST_CASE("a curve that can't be true is found", "[save][F3]") {
    CHECK(is_sound(HealthCurve{}));
    CHECK_FALSE(is_sound(HealthCurve{3, {{1, 1}}}));
    CHECK_FALSE(is_sound(HealthCurve{0, {{1, 1}}}));
    CHECK_FALSE(is_sound(HealthCurve{1, {{1001, 1}}}));
    CHECK_FALSE(is_sound(HealthCurve{1, {{-1, 1}}}));
    CHECK_FALSE(is_sound(HealthCurve{1, {{1, -1}}}));
    CHECK_FALSE(is_sound(HealthCurve{1, std::vector<HealthPart>(65, HealthPart{5, 1})}));
}

TEST_CASE("the chronicle notes the hero's health after each turn", "[save][F3]") {
    scenario::Scenario scenario("####\n#@.#\n####");
    Chronicle chronicle;
    const std::int32_t depth = scenario.knowledge().depth();
    chronicle.add_turn(scenario.knowledge(), {});
    CHECK(chronicle.health().parts == std::vector<HealthPart>{{1000, depth}});
    rules::Vitals& vitals = scenario.world.entities.vitals[rules::hero_id];
    vitals.hit_points = vitals.max_hit_points / 2;
    chronicle.add_turn(scenario.knowledge(), {});
    CHECK(chronicle.health().parts == std::vector<HealthPart>{{500, depth}});
}

}  // namespace torchwake::save
