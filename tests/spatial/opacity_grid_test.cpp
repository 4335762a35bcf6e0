#include "drawn_map.hpp"

#include <torchwake/spatial/opacity_grid.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using namespace torchwake::spatial;

TEST_CASE("rows and columns of an opacity grid say the same", "[spatial]") {
    core::RandomStream stream(9);
    const BitGrid walls = test::random_walls({90, 40}, 30, stream);
    OpacityGrid opaque(walls);
    opaque.set({89, 39}, !walls.get({89, 39}));
    opaque.set({0, 0}, !walls.get({0, 0}));
    for (std::int32_t y = 0; y < 40; ++y) {
        for (std::int32_t x = 0; x < 90; ++x) {
            const bool changed = Point{x, y} == Point{0, 0} || Point{x, y} == Point{89, 39};
            REQUIRE(opaque.get({x, y}) == (walls.get({x, y}) != changed));
            REQUIRE(opaque.rows().get({x, y}) == opaque.columns().get({y, x}));
        }
    }
}
