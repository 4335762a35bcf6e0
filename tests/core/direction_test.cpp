#include <torchwake/core/direction.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace torchwake::core;

TEST_CASE("the eight directions lead to the eight neighbours", "[core][W4]") {
    std::set<Point> neighbours;
    for (const Direction direction : all_directions) {
        const Point neighbour = step({5, 5}, direction);
        CHECK(adjacent({5, 5}, neighbour));
        CHECK(direction_between({5, 5}, neighbour) == direction);
        neighbours.insert(neighbour);
    }
    CHECK(neighbours.size() == 8);
}

TEST_CASE("north is up, and directions go clockwise", "[core]") {
    CHECK(offset(Direction::North) == Point{0, -1});
    CHECK(offset(Direction::East) == Point{1, 0});
    CHECK(offset(Direction::SouthWest) == Point{-1, 1});
}

TEST_CASE("the opposite direction leads back", "[core]") {
    for (const Direction direction : all_directions) {
        CHECK(step(step({0, 0}, direction), opposite(direction)) == Point{0, 0});
        CHECK(is_diagonal(direction) == (offset(direction).x != 0 && offset(direction).y != 0));
    }
}

TEST_CASE("there is no direction between cells that are not adjacent", "[core]") {
    CHECK_FALSE(direction_between({0, 0}, {0, 0}));
    CHECK_FALSE(direction_between({0, 0}, {2, 1}));
}

TEST_CASE("the direction of a far cell is a diagonal only if neither distance is below half the other",
          "[core]") {
    CHECK(direction_towards({5, 5}, {6, 6}) == Direction::SouthEast);
    CHECK(direction_towards({5, 5}, {15, 10}) == Direction::SouthEast);
    CHECK(direction_towards({5, 5}, {15, 9}) == Direction::East);
    CHECK(direction_towards({5, 5}, {1, -5}) == Direction::North);
    CHECK(direction_towards({5, 5}, {0, -5}) == Direction::NorthWest);
    CHECK(direction_towards({5, 5}, {5, 40}) == Direction::South);
    CHECK_FALSE(direction_towards({5, 5}, {5, 5}));
}
