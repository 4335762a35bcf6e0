#include <torchwake/core/point.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake::core;

TEST_CASE("points are ordered row by row", "[core]") {
    CHECK(Point{9, 0} < Point{0, 1});
    CHECK(Point{0, 1} < Point{1, 1});
    CHECK(Point{1, 1} == Point{1, 1});
}

TEST_CASE("points add and subtract by column and row", "[core]") {
    CHECK(Point{1, 2} + Point{3, -5} == Point{4, -3});
    CHECK(Point{1, 2} - Point{3, -5} == Point{-2, 7});
}

TEST_CASE("a diagonal step counts as one", "[core][W4]") {
    CHECK(chebyshev_distance({0, 0}, {3, -7}) == 7);
    CHECK(adjacent({4, 4}, {5, 5}));
    CHECK_FALSE(adjacent({4, 4}, {4, 4}));
    CHECK_FALSE(adjacent({4, 4}, {6, 4}));
}

TEST_CASE("the signs of a difference point along it", "[core]") {
    CHECK(signs_of({-7, 3}) == Point{-1, 1});
    CHECK(signs_of({0, -1}) == Point{0, -1});
}
