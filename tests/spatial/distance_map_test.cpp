#include "drawn_map.hpp"

#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/distance_map.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;
using core::Direction;

namespace {

struct Slope {
    OpenNeighbours open;
    DistanceMap map;
};

Slope towards(const BitGrid& cells, Point source) {
    Slope slope{OpenNeighbours(cells, CornerRule::Refuse), {}};
    DistanceFinder().steps(slope.open, source, slope.map);
    return slope;
}

}  // namespace

TEST_CASE("going downhill arrives in as many steps as the map says", "[spatial]") {
    core::RandomStream stream(3);
    for (int i = 0; i < 300; ++i) {
        const BitGrid open = others(random_walls({25, 18}, 35, stream));
        const Point source = random_cell(open.size(), stream);
        Point at = random_cell(open.size(), stream);
        if (!open.get(source) || !open.get(at)) {
            continue;
        }
        const Slope slope = towards(open, source);
        const Distance distance = slope.map[at];
        Distance steps = 0;
        while (const auto direction = downhill(slope.map, slope.open, at)) {
            at = core::step(at, *direction);
            ++steps;
        }
        REQUIRE(steps == (distance == unreachable ? 0 : distance));
    }
}

TEST_CASE("cardinal steps win over diagonal ones that are as good", "[spatial]") {
    const Slope slope = towards(BitGrid({9, 9}, true), {8, 4});
    CHECK(downhill(slope.map, slope.open, {4, 4}) == Direction::East);
    CHECK(downhill(slope.map, slope.open, {8, 4}) == std::nullopt);
}

TEST_CASE("cells to avoid are gone around", "[spatial]") {
    const Slope slope = towards(BitGrid({9, 9}, true), {8, 4});
    BitGrid avoid({9, 9});
    avoid.set({5, 4});
    CHECK(downhill(slope.map, slope.open, {4, 4}, &avoid) == Direction::NorthEast);
    avoid.set({5, 3});
    avoid.set({5, 5});
    CHECK(downhill(slope.map, slope.open, {4, 4}, &avoid) == std::nullopt);
}
