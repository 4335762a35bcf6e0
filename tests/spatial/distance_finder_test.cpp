#include "drawn_map.hpp"
#include "slow_distances.hpp"

#include <torchwake/spatial/distance_finder.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

namespace {

struct RandomLevel {
    BitGrid open;
    std::vector<Point> sources;
    StepCosts costs;
};

/// Small levels, the sources of some in walls.
RandomLevel random_level(core::RandomStream& stream) {
    const Point extent = random_cell({20, 14}, stream);
    const std::uint32_t walls = stream.below(60);
    RandomLevel level;
    level.open = others(random_walls({extent.x + 1, extent.y + 1}, walls, stream));
    const std::uint32_t sources = 1 + stream.below(4);
    for (std::uint32_t i = 0; i < sources; ++i) {
        level.sources.push_back(random_cell(level.open.size(), stream));
    }
    level.costs.reset(level.open.size());
    for (std::uint8_t& cost : level.costs.span()) {
        cost = static_cast<std::uint8_t>(stream.below(256));
    }
    return level;
}

template <class Check>
void for_each_random_level(Check check) {
    core::RandomStream stream(77);
    for (int i = 0; i < 400; ++i) {
        const RandomLevel level = random_level(stream);
        for (const CornerRule rule : all_rules) {
            check(level, OpenNeighbours(level.open, rule));
        }
    }
}

}  // namespace

TEST_CASE("distances count steps, diagonal ones too, around corners that may not be cut", "[spatial][W4]") {
    const BitGrid open = others(cells_marked(R"(
..#..
.....
)",
                                             '#'));
    DistanceFinder finder;
    DistanceMap map;
    finder.steps(OpenNeighbours(open, CornerRule::Refuse), {0, 0}, map);
    CHECK(map[{1, 0}] == 1);
    CHECK(map[{2, 0}] == unreachable);
    CHECK(map[{2, 1}] == 2);
    CHECK(map[{3, 0}] == 4);
    finder.steps(OpenNeighbours(open, CornerRule::Cut), {0, 0}, map);
    CHECK(map[{2, 1}] == 2);
    CHECK(map[{3, 0}] == 3);
}

TEST_CASE("in four directions a diagonal step takes two", "[spatial]") {
    DistanceFinder finder;
    DistanceMap map;
    finder.steps(OpenNeighbours(BitGrid({9, 7}, true), CornerRule::StraightOnly), {2, 3}, map);
    for (std::size_t i = 0; i < map.span().size(); ++i) {
        const Point from_source = map.point(i) - Point{2, 3};
        REQUIRE(map.span()[i] == std::abs(from_source.x) + std::abs(from_source.y));
    }
}

TEST_CASE("distance fields follow the definition", "[spatial]") {
    DistanceFinder finder;
    DistanceMap map;
    for_each_random_level([&](const RandomLevel& level, const OpenNeighbours& open) {
        finder.steps(open, level.sources, map);
        REQUIRE(map == slow_distances(open, StepCosts(open.size(), 1), level.sources));
    });
}

TEST_CASE("a growing map has the distances up to each cell that was asked for, and none beyond",
          "[spatial]") {
    DistanceFinder finder;
    DistanceMap whole;
    GrowingMap growing;
    core::RandomStream stream(78);
    for_each_random_level([&](const RandomLevel& level, const OpenNeighbours& open) {
        finder.steps(open, level.sources.front(), whole);
        finder.begin(open, level.sources.front(), growing);
        for (int asked = 0; asked < 3; ++asked) {
            const Point cell = random_cell(open.size(), stream);
            finder.reach(open, cell, growing);
            REQUIRE((whole[cell] <= growing.farthest || whole[cell] == unreachable));
            for (std::size_t index = 0; index < whole.span().size(); ++index) {
                const Distance distance = whole.span()[index];
                REQUIRE(growing.map.span()[index] == (distance <= growing.farthest ? distance : unreachable));
            }
        }
        finder.complete(open, growing);
        REQUIRE(growing.map == whole);
    });
}

TEST_CASE("weighted fields follow the definition", "[spatial]") {
    DistanceFinder finder;
    DistanceMap map;
    for_each_random_level([&](const RandomLevel& level, const OpenNeighbours& open) {
        finder.weighted(open, level.costs, level.sources, map);
        REQUIRE(map == slow_distances(open, level.costs, level.sources));
    });
}

TEST_CASE("each source has its own distance, and sends it on", "[spatial]") {
    DistanceFinder finder;
    DistanceMap map;
    core::RandomStream stream(79);
    for_each_random_level([&](const RandomLevel& level, const OpenNeighbours& open) {
        std::vector<Source> sources;
        const std::uint32_t spread = 1 + stream.below(1000);
        for (std::uint32_t i = stream.below(8); i > 0; --i) {
            const auto start =
                static_cast<Distance>(stream.below(spread)) - static_cast<Distance>(spread / 2);
            sources.push_back({random_cell(open.size(), stream), i % 2 == 0 ? start : start % 8});
        }
        finder.steps(open, sources, map);
        REQUIRE(map == slow_distances(open, StepCosts(open.size(), 1), sources));
        finder.weighted(open, level.costs, sources, map);
        REQUIRE(map == slow_distances(open, level.costs, sources));
    });
}

TEST_CASE("flee maps are the danger times -1.2, smoothed", "[spatial]") {
    DistanceFinder finder;
    DistanceMap danger;
    DistanceMap map;
    for_each_random_level([&](const RandomLevel& level, const OpenNeighbours& open) {
        finder.steps(open, level.sources, danger);
        finder.flee(open, danger, map);
        DistanceMap expected(open.size(), unreachable);
        for (std::size_t i = 0; i < expected.span().size(); ++i) {
            const Distance distance = danger.span()[i];
            expected.span()[i] = distance == unreachable ? unreachable : -12 * distance;
        }
        relax(open, [](Point) { return 10; }, expected);
        REQUIRE(map == expected);
    });
}

TEST_CASE("who flees by the map passes the danger only for a way out that is far longer", "[spatial]") {
    DistanceFinder finder;
    const auto fleeing_from_a_dead_end = [&](std::int32_t length) {
        const OpenNeighbours corridor(BitGrid({length, 1}, true), CornerRule::Refuse);
        DistanceMap danger;
        DistanceMap map;
        finder.steps(corridor, {4, 0}, danger);
        finder.flee(corridor, danger, map);
        return downhill(map, corridor, {2, 0});
    };
    CHECK(fleeing_from_a_dead_end(12) == core::Direction::West);
    CHECK(fleeing_from_a_dead_end(60) == core::Direction::East);
}

TEST_CASE("grids of more than 65,535 cells have distances of more than 65,535", "[spatial]") {
    constexpr std::int32_t side = 401;
    BitGrid open({side, side}, true);
    for (std::int32_t y = 1; y < side; y += 2) {
        for (std::int32_t x = 0; x < side; ++x) {
            open.set({x, y}, x == (y % 4 == 1 ? side - 1 : 0));
        }
    }
    DistanceFinder finder;
    DistanceMap map;
    finder.steps(OpenNeighbours(open, CornerRule::Refuse), {0, 0}, map);
    CHECK(map[{side - 1, side - 1}] == (side - 1) * (side + 1) / 2 + side - 1);
}

TEST_CASE("one finder serves grids of different sizes", "[spatial]") {
    DistanceFinder finder;
    DistanceMap map;
    for (const Size size : {Size{30, 30}, Size{5, 4}, Size{1, 1}, Size{50, 2}}) {
        finder.steps(OpenNeighbours(BitGrid(size, true), CornerRule::Refuse), {0, 0}, map);
        CHECK(map.size() == size);
        CHECK(map[{size.width - 1, size.height - 1}] == std::max(size.width, size.height) - 1);
    }
}
