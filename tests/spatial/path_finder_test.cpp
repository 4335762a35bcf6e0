#include "drawn_map.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/path_finder.hpp>

#include <catch2/catch_test_macros.hpp>

#include <span>
#include <vector>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

namespace {

bool is_legal(const OpenNeighbours& open, Point from, std::span<const Point> path) {
    for (const Point cell : path) {
        const auto direction = core::direction_between(from, cell);
        if (!direction || !open.allows(from, *direction)) {
            return false;
        }
        from = cell;
    }
    return true;
}

}  // namespace

TEST_CASE("paths are legal and as short as the distance map says", "[spatial][W4]") {
    core::RandomStream stream(12);
    PathFinder finder;
    DistanceFinder distances;
    DistanceMap map;
    for (int i = 0; i < 600; ++i) {
        const BitGrid cells = others(random_walls({30, 22}, stream.below(55), stream));
        const OpenNeighbours open(cells, all_rules[static_cast<std::size_t>(i) % all_rules.size()]);
        const Point from = random_cell(cells.size(), stream);
        const Point to = random_cell(cells.size(), stream);
        distances.steps(open, from, map);
        const std::span<const Point> path = finder.find(open, from, to);
        REQUIRE(path.size() == (map[to] == unreachable ? 0U : static_cast<std::size_t>(map[to])));
        REQUIRE(is_legal(open, from, path));
        REQUIRE((path.empty() || path.back() == to));
    }
}

TEST_CASE("a path goes around cells to avoid, and may end in one", "[spatial]") {
    core::RandomStream stream(13);
    PathFinder finder;
    DistanceFinder distances;
    DistanceMap map;
    for (int i = 0; i < 300; ++i) {
        const BitGrid avoid = random_walls({20, 20}, 30, stream);
        const OpenNeighbours open(BitGrid({20, 20}, true), CornerRule::Cut);
        const Point from = random_cell(avoid.size(), stream);
        const Point to = random_cell(avoid.size(), stream);
        BitGrid free = others(avoid);
        free.set(to);
        distances.steps(OpenNeighbours(free, CornerRule::Cut), from, map);
        const std::span<const Point> path = finder.find(open, from, to, &avoid);
        REQUIRE(path.size() == (map[to] == unreachable ? 0U : static_cast<std::size_t>(map[to])));
        for (const Point cell : path) {
            REQUIRE(free.get(cell));
        }
    }
}

TEST_CASE("there is no path to where one stands, and none into a wall", "[spatial]") {
    const BitGrid cells = others(cells_marked(R"(
..#
..#
)",
                                              '#'));
    const OpenNeighbours open(cells, CornerRule::Refuse);
    PathFinder finder;
    CHECK(finder.find(open, {0, 0}, {0, 0}).empty());
    CHECK(finder.find(open, {0, 0}, {2, 0}).empty());
    CHECK(finder.find(open, {2, 0}, {0, 0}).size() == 2);
}

TEST_CASE("equal calls give equal paths, on grids of more than 65,535 cells too", "[spatial]") {
    const BitGrid cells({700, 300}, true);
    const OpenNeighbours open(cells, CornerRule::Refuse);
    PathFinder finder;
    const std::span<const Point> first = finder.find(open, {0, 0}, {699, 299});
    const std::vector<Point> kept(first.begin(), first.end());
    CHECK(kept.size() == 699);
    CHECK(finder.find(open, {5, 5}, {9, 9}).size() == 4);
    const std::span<const Point> again = finder.find(open, {0, 0}, {699, 299});
    CHECK(std::vector<Point>(again.begin(), again.end()) == kept);
}
