#include "drawn_map.hpp"

#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/flood_fill.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

TEST_CASE("regions are what legal steps join", "[spatial]") {
    const BitGrid open = others(cells_marked(R"(
..#...
..##..
###...
...#..
)",
                                             '#'));
    Regions regions;
    regions.compute(open, OpenNeighbours(open, CornerRule::Refuse));
    CHECK(regions.count() == 3);
    CHECK(regions.at({0, 0}) == 0);
    CHECK(regions.at({5, 3}) == 1);
    CHECK(regions.at({0, 3}) == 2);
    CHECK(regions.at({2, 0}) == Regions::none);
    CHECK(regions.cells_of(0) == 4);
    CHECK(regions.cells_of(1) == 10);
    CHECK(regions.largest() == 1);
    regions.compute(open, OpenNeighbours(open, CornerRule::Cut));
    CHECK(regions.count() == 2);
    CHECK(regions.at({0, 3}) == regions.at({5, 3}));
}

TEST_CASE("a grid without open cells has no region", "[spatial]") {
    const BitGrid open({4, 4});
    Regions regions;
    regions.compute(open, OpenNeighbours(open, CornerRule::Refuse));
    CHECK(regions.count() == 0);
    CHECK(regions.largest() == Regions::none);
}

TEST_CASE("cells of one region reach each other, and none of another", "[spatial]") {
    core::RandomStream stream(31);
    Regions regions;
    DistanceFinder finder;
    DistanceMap map;
    for (int i = 0; i < 90; ++i) {
        const BitGrid open = others(random_walls({24, 24}, 45, stream));
        const OpenNeighbours steps(open, all_rules[static_cast<std::size_t>(i) % all_rules.size()]);
        regions.compute(open, steps);
        const Point from = random_cell(open.size(), stream);
        if (!open.get(from)) {
            continue;
        }
        finder.steps(steps, from, map);
        open.for_each(
            [&](Point p) { REQUIRE((regions.at(p) == regions.at(from)) == (map[p] != unreachable)); });
    }
}
