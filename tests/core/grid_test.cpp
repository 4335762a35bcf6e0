#include <torchwake/core/grid.hpp>

#include <catch2/catch_test_macros.hpp>

#include <numeric>

using namespace torchwake::core;

TEST_CASE("a grid keeps its cells row by row", "[core]") {
    Grid<int> grid({4, 3});
    std::iota(grid.span().begin(), grid.span().end(), 0);
    CHECK(grid[{0, 0}] == 0);
    CHECK(grid[{3, 0}] == 3);
    CHECK(grid[{1, 2}] == 9);
    CHECK(grid.row(1).front() == 4);
    CHECK(grid.row(1).size() == 4);
    for (std::size_t i = 0; i < grid.span().size(); ++i) {
        CHECK(grid.index(grid.point(i)) == i);
    }
}

TEST_CASE("a grid knows what lies inside", "[core]") {
    const Grid<char> grid({2, 2}, 'x');
    CHECK(grid.contains({1, 1}));
    CHECK_FALSE(grid.contains({2, 1}));
    CHECK_FALSE(grid.contains({0, -1}));
    CHECK(Grid<char>().span().empty());
}

TEST_CASE("a grid that is filled or takes a new size keeps nothing", "[core]") {
    Grid<int> grid({2, 2}, 7);
    CHECK(grid[{1, 1}] == 7);
    grid.fill(3);
    CHECK(grid == Grid<int>({2, 2}, 3));
    grid.reset({3, 1}, 5);
    CHECK(grid == Grid<int>({3, 1}, 5));
}
