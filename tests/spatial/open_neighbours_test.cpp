#include "drawn_map.hpp"

#include <torchwake/spatial/open_neighbours.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

namespace {

bool is_open(const BitGrid& open, Point p) {
    return open.contains(p) && open.get(p);
}

/// The rule as it is told, asked of the cells one by one.
bool may_step(const BitGrid& open, Point from, core::Direction direction, CornerRule rule) {
    const Point way = core::offset(direction);
    const bool beside_open =
        is_open(open, {from.x + way.x, from.y}) && is_open(open, {from.x, from.y + way.y});
    const bool corner_allows = !core::is_diagonal(direction) || rule == CornerRule::Cut ||
                               (rule == CornerRule::Refuse && beside_open);
    return is_open(open, from + way) && corner_allows;
}

bool follows_the_rule(const OpenNeighbours& table, const BitGrid& open, CornerRule rule) {
    for (std::int32_t y = 0; y < open.size().height; ++y) {
        for (std::int32_t x = 0; x < open.size().width; ++x) {
            for (const core::Direction direction : core::all_directions) {
                if (table.allows({x, y}, direction) != may_step(open, {x, y}, direction, rule)) {
                    return false;
                }
            }
        }
    }
    return true;
}

}  // namespace

TEST_CASE("a diagonal step is refused where a wall stands on either side, or altogether, or in no case",
          "[spatial][W4]") {
    for (std::uint32_t pattern = 0; pattern < 512; ++pattern) {
        BitGrid open({3, 3});
        for (std::int32_t cell = 0; cell < 9; ++cell) {
            open.set({cell % 3, cell / 3}, (pattern >> cell & 1U) != 0);
        }
        for (const CornerRule rule : all_rules) {
            REQUIRE(follows_the_rule(OpenNeighbours(open, rule), open, rule));
        }
    }
}

TEST_CASE("rows of more than a word are read across their words", "[spatial][W4]") {
    core::RandomStream stream(5);
    for (const Size size :
         {Size{61, 4}, Size{63, 5}, Size{64, 5}, Size{65, 5}, Size{200, 9}, Size{1, 7}, Size{7, 1}}) {
        CAPTURE(size.width, size.height);
        const BitGrid open = random_walls(size, 60, stream);
        CHECK(follows_the_rule(OpenNeighbours(open, CornerRule::Refuse), open, CornerRule::Refuse));
    }
}

TEST_CASE("no step leads into a closed cell, all others stay, and an update makes up for it",
          "[spatial][open_neighbours]") {
    const BitGrid open(Size{5, 5}, true);
    OpenNeighbours table(open, CornerRule::Refuse);
    const OpenNeighbours before = table;
    const Point middle{2, 2};
    table.close(middle);
    for (std::int32_t y = 0; y < 5; ++y) {
        for (std::int32_t x = 0; x < 5; ++x) {
            for (const core::Direction direction : core::all_directions) {
                const bool leads_there = core::step({x, y}, direction) == middle;
                CHECK(table.allows({x, y}, direction) == (before.allows({x, y}, direction) && !leads_there));
            }
        }
    }
    table.close({0, 0});
    table.update(open, middle);
    table.update(open, {0, 0});
    CHECK(table == before);
}

TEST_CASE("one changed cell is made up for locally", "[spatial][W4]") {
    core::RandomStream stream(6);
    BitGrid open = random_walls({70, 12}, 60, stream);
    for (const CornerRule rule : all_rules) {
        OpenNeighbours table(open, rule);
        for (int change = 0; change < 500; ++change) {
            const Point cell = random_cell(open.size(), stream);
            open.set(cell, !open.get(cell));
            table.update(open, cell);
            REQUIRE(table == OpenNeighbours(open, rule));
        }
    }
}
