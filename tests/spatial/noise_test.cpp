#include <torchwake/spatial/noise.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>

using namespace torchwake::spatial;

TEST_CASE("noise stays in its range and depends on the seed", "[spatial]") {
    int differ = 0;
    for (std::int32_t y = -40; y < 40; ++y) {
        for (std::int32_t x = -40; x < 40; ++x) {
            const std::int32_t value = fractal_noise(1, {x, y}, 8, 3);
            REQUIRE(value >= 0);
            REQUIRE(value < noise_range);
            differ += value != fractal_noise(2, {x, y}, 8, 3) ? 1 : 0;
        }
    }
    CHECK(differ > 6'000);
}

TEST_CASE("value noise meets its random values at the corners and is smooth between", "[spatial]") {
    constexpr std::int32_t period = 16;
    for (std::int32_t x = -64; x < 64; ++x) {
        const std::int32_t here = value_noise(7, {x, 5 * period}, period);
        const std::int32_t next = value_noise(7, {x + 1, 5 * period}, period);
        // The steepest place of 3t^2 - 2t^3 rises by 1.5 of the whole over the period.
        REQUIRE(std::abs(next - here) <= noise_range * 3 / 2 / period + 2);
        if (x % period == 0) {
            REQUIRE(here == white_noise(7, {x / period, 5}));
        }
    }
}

TEST_CASE("the value noise of an area is that of its cells", "[spatial]") {
    for (const std::int32_t period : {1, 7, 10, 65'536}) {
        const torchwake::core::Rect area{{-23, -11}, {60, 30}};
        const auto values = value_noise_over(9, area, period);
        REQUIRE(values.size() == area.size);
        for (std::size_t cell = 0; cell < values.span().size(); ++cell) {
            REQUIRE(values.span()[cell] == value_noise(9, area.origin + values.point(cell), period));
        }
    }
}

TEST_CASE("white noise is spread evenly", "[spatial]") {
    int high = 0;
    for (std::int32_t i = 0; i < 10'000; ++i) {
        high += white_noise(3, {i % 100, i / 100}) >= noise_range / 2 ? 1 : 0;
    }
    CHECK(std::abs(high - 5'000) < 250);
}

TEST_CASE("noise is the same on every machine", "[spatial]") {
    CHECK(white_noise(1, {2, 3}) == 43'910);
    CHECK(value_noise(1, {-20, 30}, 8) == 24'762);
    CHECK(fractal_noise(1, {100, -7}, 12, 4) == 34'950);
}

TEST_CASE("cells at the ends of the plane have noise as well", "[spatial]") {
    CHECK(value_noise(1, {INT32_MIN, INT32_MAX}, 65'536) < noise_range);
    CHECK(value_noise(1, {INT32_MAX, INT32_MIN}, 1) < noise_range);
}
