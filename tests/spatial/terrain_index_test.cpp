#include "drawn_map.hpp"

#include <torchwake/spatial/terrain_index.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

TEST_CASE("an index in which cells change equals one that is made of the changed cells", "[spatial]") {
    core::RandomStream stream(41);
    for (const CornerRule rule : all_rules) {
        BitGrid opaque = random_walls({70, 12}, 40, stream);
        BitGrid blocked = random_walls({70, 12}, 40, stream);
        TerrainIndex index(opaque, blocked, rule);
        for (int change = 0; change < 300; ++change) {
            const Point cell = random_cell(opaque.size(), stream);
            opaque.set(cell, stream.chance(1, 2));
            blocked.set(cell, stream.chance(1, 2));
            index.set(cell, opaque.get(cell), blocked.get(cell));
            REQUIRE(index == TerrainIndex(opaque, blocked, rule));
        }
        CHECK(index.opaque() == OpacityGrid(opaque));
        CHECK(index.open() == others(blocked));
        CHECK(index.steps() == OpenNeighbours(others(blocked), rule));
    }
}

TEST_CASE("an index begins clear and open", "[spatial]") {
    const BitGrid nothing({7, 3});
    CHECK(TerrainIndex({7, 3}, CornerRule::Cut) == TerrainIndex(nothing, nothing, CornerRule::Cut));
}
