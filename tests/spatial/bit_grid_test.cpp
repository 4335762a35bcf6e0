#include "drawn_map.hpp"

#include <torchwake/spatial/bit_grid.hpp>

#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace torchwake;
using namespace torchwake::spatial;

TEST_CASE("a bit grid keeps each cell by itself, at word edges too", "[spatial]") {
    BitGrid grid({130, 3});
    for (const Point p : {Point{0, 0}, Point{63, 1}, Point{64, 1}, Point{127, 2}, Point{129, 2}}) {
        CHECK_FALSE(grid.get(p));
        grid.set(p);
        CHECK(grid.get(p));
    }
    CHECK(grid.count() == 5);
    grid.set({64, 1}, false);
    CHECK_FALSE(grid.get({64, 1}));
    CHECK(grid.get({63, 1}));
}

TEST_CASE("a full bit grid counts its cells and no more", "[spatial]") {
    for (const Size size : {Size{1, 1}, Size{64, 2}, Size{65, 3}, Size{300, 300}, Size{0, 5}}) {
        CAPTURE(size.width, size.height);
        CHECK(BitGrid(size, true).count() == size.area());
    }
}

TEST_CASE("a bit grid visits its cells in row-major order", "[spatial]") {
    BitGrid grid({70, 2});
    const std::vector<Point> cells{{3, 0}, {69, 0}, {0, 1}, {64, 1}};
    for (const Point p : cells) {
        grid.set(p);
    }
    std::vector<Point> visited;
    grid.for_each([&](Point p) { visited.push_back(p); });
    CHECK(visited == cells);
}

TEST_CASE("a bit grid lists in row-major order what was added to it", "[spatial]") {
    BitGrid grid({70, 3});
    grid.add(std::vector<Point>{{69, 1}, {0, 2}, {64, 1}, {69, 1}});
    CHECK(grid.cells() == std::vector<Point>{{64, 1}, {69, 1}, {0, 2}});
}

TEST_CASE("a bit grid visits the runs of its cells, which end with a word", "[spatial]") {
    core::RandomStream stream(5);
    for (const std::uint32_t walls : {0U, 10U, 50U, 90U}) {
        const BitGrid grid = test::random_walls({130, 9}, walls, stream);
        BitGrid visited(grid.size());
        grid.for_each_run([&](Point first, std::size_t count) {
            const auto past = first.x + static_cast<std::int32_t>(count);
            REQUIRE(count > 0);
            REQUIRE(first.x / 64 == (past - 1) / 64);
            REQUIRE((first.x % 64 == 0 || !grid.get({first.x - 1, first.y})));
            REQUIRE((past % 64 == 0 || past == grid.size().width || !grid.get({past, first.y})));
            for (std::int32_t x = first.x; x < past; ++x) {
                REQUIRE_FALSE(visited.get({x, first.y}));
                visited.set({x, first.y});
            }
        });
        CHECK(visited == grid);
    }
}

TEST_CASE("two bit grids visit their common cells in row-major order", "[spatial]") {
    core::RandomStream stream(6);
    const BitGrid a = test::random_walls({100, 20}, 40, stream);
    const BitGrid b = test::random_walls({100, 20}, 40, stream);
    std::vector<Point> expected;
    a.for_each([&](Point p) {
        if (b.get(p)) {
            expected.push_back(p);
        }
    });
    std::vector<Point> visited;
    a.for_each_common(b, [&](Point p) { visited.push_back(p); });
    CHECK(visited == expected);
}

TEST_CASE("bit grids are joined and cut cell by cell", "[spatial]") {
    core::RandomStream stream(4);
    const BitGrid a = test::random_walls({100, 20}, 40, stream);
    const BitGrid b = test::random_walls({100, 20}, 40, stream);
    BitGrid either = a;
    either |= b;
    BitGrid both = a;
    both &= b;
    BitGrid first_alone = a;
    first_alone -= b;
    for (std::int32_t y = 0; y < 20; ++y) {
        for (std::int32_t x = 0; x < 100; ++x) {
            REQUIRE(either.get({x, y}) == (a.get({x, y}) || b.get({x, y})));
            REQUIRE(both.get({x, y}) == (a.get({x, y}) && b.get({x, y})));
            REQUIRE(first_alone.get({x, y}) == (a.get({x, y}) && !b.get({x, y})));
        }
    }
}

TEST_CASE("a bit grid that takes a new size forgets its cells", "[spatial]") {
    BitGrid grid({10, 10}, true);
    grid.reset({20, 5});
    CHECK(grid.size() == Size{20, 5});
    CHECK(grid.count() == 0);
    grid.reset({20, 5}, true);
    CHECK(grid == BitGrid({20, 5}, true));
}
