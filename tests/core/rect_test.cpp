#include <torchwake/core/rect.hpp>

#include <catch2/catch_test_macros.hpp>

#include <iterator>
#include <vector>

using namespace torchwake::core;

TEST_CASE("a rectangle has its top left cell and not the one past its bottom right", "[core]") {
    constexpr Rect rect{{2, 3}, {4, 5}};
    CHECK(rect.contains({2, 3}));
    CHECK(rect.contains({5, 7}));
    CHECK_FALSE(rect.contains({6, 7}));
    CHECK_FALSE(rect.contains({5, 8}));
    CHECK_FALSE(rect.contains({1, 3}));
    CHECK(rect.right() == 6);
    CHECK(rect.bottom() == 8);
    CHECK(rect.center() == Point{4, 5});
}

TEST_CASE("rectangles intersect where they share a cell", "[core]") {
    constexpr Rect rect{{0, 0}, {4, 4}};
    CHECK(rect.intersects({{3, 3}, {2, 2}}));
    CHECK_FALSE(rect.intersects({{4, 0}, {2, 2}}));
    CHECK_FALSE(rect.intersects({{0, 4}, {2, 2}}));
    CHECK(rect.intersects(rect));
}

TEST_CASE("a rectangle grows and shrinks on every side", "[core]") {
    constexpr Rect rect{{2, 2}, {3, 3}};
    CHECK(rect.grown(1) == Rect{{1, 1}, {5, 5}});
    CHECK(rect.grown(-1) == Rect{{3, 3}, {1, 1}});
    CHECK(rect.grown(-2).empty());
    CHECK_FALSE(rect.empty());
}

TEST_CASE("an area does not overflow 32 bits", "[core]") {
    CHECK(Size{100'000, 100'000}.area() == 10'000'000'000ULL);
}

TEST_CASE("two rectangles have a common part", "[core]") {
    constexpr Rect rect{{0, 0}, {4, 4}};
    CHECK(rect.common_part({{2, -1}, {4, 3}}) == Rect{{2, 0}, {2, 2}});
    CHECK(rect.common_part(rect) == rect);
    CHECK(rect.common_part({{4, 0}, {2, 2}}).empty());
}

TEST_CASE("the cells of a rectangle come row by row", "[core]") {
    std::vector<Point> cells;
    std::ranges::copy(cells_of(Rect{{1, -1}, {2, 3}}), std::back_inserter(cells));
    CHECK(cells == std::vector<Point>{{1, -1}, {2, -1}, {1, 0}, {2, 0}, {1, 1}, {2, 1}});
    CHECK(std::ranges::distance(cells_of(Size{3, 2})) == 6);
    CHECK(std::ranges::empty(cells_of(Rect{{1, 1}, {-2, 3}})));
    CHECK(std::ranges::empty(cells_of(Rect{{1, 1}, {2, 0}})));
}
