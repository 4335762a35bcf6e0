#include "drawn_map.hpp"
#include "slow_sight.hpp"

#include <torchwake/spatial/line.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

namespace {

/// Calls check(from, to, ties) for every pair of cells of a square around the origin.
template <class Check>
void for_each_pair(std::int32_t side, Check check) {
    for (std::int32_t i = 0; i < side * side; ++i) {
        for (std::int32_t j = 0; j < side * side; ++j) {
            for (const Ties ties : {Ties::Lower, Ties::Upper}) {
                check(Point{i % side - 2, i / side - 2}, Point{j % side - 2, j / side - 2}, ties);
            }
        }
    }
}

}  // namespace

TEST_CASE("a line runs from end to end in single steps", "[spatial]") {
    for_each_pair(9, [](Point from, Point to, Ties ties) {
        const Line line(from, to, ties);
        REQUIRE(line[0] == from);
        REQUIRE(line[line.size() - 1] == to);
        for (std::int32_t i = 1; i < line.size(); ++i) {
            REQUIRE(core::adjacent(line[i - 1], line[i]));
        }
    });
}

TEST_CASE("a line back has the same cells", "[spatial]") {
    for_each_pair(9, [](Point from, Point to, Ties ties) {
        const Line there(from, to, ties);
        const Line back(to, from, ties);
        for (std::int32_t i = 0; i < there.size(); ++i) {
            REQUIRE(there[i] == back[there.size() - 1 - i]);
        }
    });
}

TEST_CASE("ties choose the side", "[spatial]") {
    CHECK(Line({0, 0}, {2, 1}, Ties::Lower)[1] == Point{1, 0});
    CHECK(Line({0, 0}, {2, 1}, Ties::Upper)[1] == Point{1, 1});
    CHECK(Line({0, 0}, {-2, -1}, Ties::Lower)[1] == Point{-1, -1});
    CHECK(Line({0, 0}, {-2, -1}, Ties::Upper)[1] == Point{-1, 0});
}

TEST_CASE("long lines do not overflow", "[spatial]") {
    const Line line({0, 0}, {2'000'000, 1'999'999});
    CHECK(line[1'000'000] == Point{1'000'000, 999'999});
}

TEST_CASE("a line of sight is what a field of view shows", "[spatial][W5]") {
    core::RandomStream stream(21);
    for (int map = 0; map < 60; ++map) {
        const BitGrid walls = random_walls({15, 11}, 5 + stream.below(40), stream);
        for (int pair = 0; pair < 200; ++pair) {
            const Point from = random_cell(walls.size(), stream);
            const Point to = random_cell(walls.size(), stream);
            REQUIRE(has_line_of_sight(walls, from, to) == sees(walls, from, to));
            REQUIRE(has_line_of_sight(walls, from, to) == has_line_of_sight(walls, to, from));
        }
    }
}

TEST_CASE("a clear line avoids the wall that the other tie meets", "[spatial]") {
    const BitGrid walls = cells_marked(R"(
.#.
...
)",
                                       '#');
    const std::optional<Line> line = clear_line(walls, {0, 0}, {2, 1});
    REQUIRE(line.has_value());
    CHECK((*line)[1] == Point{1, 1});
    CHECK_FALSE(clear_line(walls, {0, 0}, {2, 0}).has_value());
}
