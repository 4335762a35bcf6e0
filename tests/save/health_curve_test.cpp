// The hero's health over a run, in few parts.

#include "rules/dungeon.hpp"

#include <torchwake/save/chronicle.hpp>
#include <torchwake/save/health_curve.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::save {

TEST_CASE("each part of a run has the lowest health in it", "[save][F3]") {
    HealthCurve curve;
    for (std::int32_t turn = 0; turn < 64; ++turn) {
        add_health(curve, turn, 1000 - turn);
    }
    CHECK(curve.turns == 1);
    CHECK(curve.parts.size() == 64);
    CHECK(curve.parts.back() == 937);
    add_health(curve, 64, 500);
    CHECK(curve.turns == 2);
    CHECK(curve.parts.size() == 33);
    CHECK(curve.parts.front() == 999);
    CHECK(curve.parts[31] == 937);
    CHECK(curve.parts.back() == 500);
    add_health(curve, 65, 700);
    CHECK(curve.parts.back() == 500);
    CHECK(is_sound(curve));
}

TEST_CASE("turns that were skipped have the health before them, and long runs have long parts",
          "[save][F3]") {
    HealthCurve curve;
    add_health(curve, 3, 800);
    CHECK(curve.parts == std::vector<std::int32_t>{800, 800, 800, 800});
    add_health(curve, 6, 300);
    CHECK(curve.parts == std::vector<std::int32_t>{800, 800, 800, 800, 800, 800, 300});
    add_health(curve, 100'000, 0);
    CHECK(curve.turns == 2048);
    CHECK(curve.parts.size() == 49);
    CHECK(curve.parts.front() == 300);
    CHECK(std::ranges::all_of(curve.parts, [](std::int32_t part) { return part == 300 || part == 0; }));
    CHECK(is_sound(curve));
}

TEST_CASE("a curve that can't be true is found", "[save][F3]") {
    CHECK(is_sound(HealthCurve{}));
    CHECK_FALSE(is_sound(HealthCurve{3, {1}}));
    CHECK_FALSE(is_sound(HealthCurve{0, {1}}));
    CHECK_FALSE(is_sound(HealthCurve{1, {1001}}));
    CHECK_FALSE(is_sound(HealthCurve{1, {-1}}));
    CHECK_FALSE(is_sound(HealthCurve{1, std::vector<std::int32_t>(65, 5)}));
}

TEST_CASE("the chronicle notes the hero's health after each turn", "[save][F3]") {
    scenario::Scenario scenario("####\n#@.#\n####");
    Chronicle chronicle;
    chronicle.add_turn(scenario.knowledge(), {});
    CHECK(chronicle.health().parts == std::vector<std::int32_t>{1000});
    rules::Vitals& vitals = scenario.world.entities.vitals[rules::hero_id];
    vitals.hit_points = vitals.max_hit_points / 2;
    chronicle.add_turn(scenario.knowledge(), {});
    CHECK(chronicle.health().parts == std::vector<std::int32_t>{500});
}

}  // namespace torchwake::save
