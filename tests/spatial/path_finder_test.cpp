#include "drawn_map.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/path_finder.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

namespace {

/// Costs of least to least + 8, as different from call to call as in a game with a few kinds of terrain.
StepCosts random_costs(Size size, core::RandomStream& stream) {
    StepCosts costs(size);
    const std::uint32_t least = stream.below(4) * 82;
    for (std::uint8_t& cost : costs.span()) {
        cost = static_cast<std::uint8_t>(least + stream.below(9));
    }
    return costs;
}

Distance sum_of(const StepCosts& costs, std::span<const Point> path) {
    Distance sum = 0;
    for (const Point cell : path) {
        sum += costs[cell];
    }
    return sum;
}

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

TEST_CASE("paths with costs are legal and as cheap as the distance map says, and a limit is kept",
          "[spatial]") {
    core::RandomStream stream(14);
    PathFinder finder;
    DistanceFinder distances;
    DistanceMap map;
    std::vector<Point> path;
    for (int i = 0; i < 600; ++i) {
        const BitGrid cells = others(random_walls({30, 22}, stream.below(55), stream));
        const StepCosts costs = random_costs(cells.size(), stream);
        const OpenNeighbours open(cells, all_rules[static_cast<std::size_t>(i) % all_rules.size()]);
        const Point from = random_cell(cells.size(), stream);
        const Point to = random_cell(cells.size(), stream);
        distances.weighted(open, costs, std::span(&from, 1), map);
        const std::optional<Distance> cost = finder.find(open, from, to, {.costs = &costs}, path);
        REQUIRE(cost.value_or(unreachable) == map[to]);
        REQUIRE(is_legal(open, from, path));
        REQUIRE((path.empty() ? from == to || !cost : path.back() == to));
        if (cost) {
            REQUIRE(sum_of(costs, path) == *cost);
            REQUIRE(finder.find(open, from, to, {.costs = &costs, .most = *cost}, path) == cost);
            REQUIRE_FALSE(finder.find(open, from, to, {.costs = &costs, .most = *cost - 1}, path));
            REQUIRE(path.empty());
        }
    }
}

TEST_CASE("the greatest costs and those of nothing are paid", "[spatial]") {
    StepCosts costs({5, 2}, 255);
    const OpenNeighbours open(BitGrid({5, 2}, true), CornerRule::StraightOnly);
    PathFinder finder;
    std::vector<Point> path;
    CHECK(finder.find(open, {0, 0}, {4, 0}, {.costs = &costs}, path) == 4 * 255);
    costs.fill(0);
    costs[{2, 0}] = 255;
    CHECK(finder.find(open, {0, 0}, {4, 0}, {.costs = &costs}, path) == 0);
    CHECK(path.size() == 6);
}

TEST_CASE("a path of at most some steps is found or refused", "[spatial]") {
    const OpenNeighbours open(BitGrid({9, 1}, true), CornerRule::Refuse);
    PathFinder finder;
    std::vector<Point> path;
    CHECK(finder.find(open, {0, 0}, {6, 0}, {.most = 6}, path) == 6);
    CHECK_FALSE(finder.find(open, {0, 0}, {6, 0}, {.most = 5}, path));
    CHECK(finder.find(open, {3, 0}, {3, 0}, {.most = 0}, path) == 0);
    CHECK_FALSE(finder.find(open, {3, 0}, {3, 0}, {.most = -1}, path));
}

TEST_CASE("a path leads to the nearest cell that a predicate accepts", "[spatial]") {
    core::RandomStream stream(15);
    PathFinder finder;
    DistanceFinder distances;
    DistanceMap map;
    std::vector<Point> path;
    for (int i = 0; i < 600; ++i) {
        const BitGrid cells = others(random_walls({24, 18}, stream.below(55), stream));
        const BitGrid goals = random_walls(cells.size(), 1 + stream.below(5), stream);
        const StepCosts costs = i % 2 == 0 ? random_costs(cells.size(), stream) : StepCosts(cells.size(), 1);
        const OpenNeighbours open(cells, all_rules[static_cast<std::size_t>(i) % all_rules.size()]);
        const Point from = random_cell(cells.size(), stream);
        distances.weighted(open, costs, std::span(&from, 1), map);
        Distance nearest = unreachable;
        goals.for_each([&](Point p) { nearest = std::min(nearest, map[p]); });
        const PathOptions options{.costs = i % 2 == 0 ? &costs : nullptr};
        const auto is_goal = [&goals](Point cell) { return goals.get(cell); };
        const std::optional<Distance> cost = finder.find_nearest(open, from, is_goal, options, path);
        REQUIRE(cost.value_or(unreachable) == nearest);
        REQUIRE(is_legal(open, from, path));
        REQUIRE((!cost || goals.get(path.empty() ? from : path.back())));
    }
}

TEST_CASE("a goal may be a cell to avoid, and the way there is not", "[spatial]") {
    const OpenNeighbours open(BitGrid({5, 3}, true), CornerRule::StraightOnly);
    const BitGrid avoid = cells_marked(R"(
..#.#
..#..
.....
)",
                                       '#');
    PathFinder finder;
    std::vector<Point> path;
    const auto is_last_column = [](Point cell) { return cell.x == 4; };
    CHECK(finder.find_nearest(open, {1, 0}, is_last_column, {.avoid = &avoid}, path) == 5);
    const auto is_avoided = [&avoid](Point cell) { return avoid.get(cell); };
    CHECK(finder.find_nearest(open, {1, 0}, is_avoided, {.avoid = &avoid}, path) == 1);
    CHECK(path == std::vector<Point>{{2, 0}});
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
