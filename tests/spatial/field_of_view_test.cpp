#include "core/sanitized.hpp"
#include "drawn_map.hpp"
#include "slow_sight.hpp"

#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/field_of_view.hpp>

#include <catch2/catch_test_macros.hpp>

#include <bit>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::spatial;
using namespace torchwake::spatial::test;

namespace {

BitGrid view_of(const BitGrid& opaque, Point eye, Cells radius = unlimited_sight) {
    FieldOfView fov;
    BitGrid visible;
    fov.compute(OpacityGrid(opaque), eye, radius, visible);
    return visible;
}

/// The drawing's '@' is the eye; what it sees is what is not blank: '#' and '.' are seen, 'X' is an unseen
/// wall.
void check_drawing(std::string_view drawing, Cells radius = unlimited_sight) {
    BitGrid opaque = cells_marked(drawing, '#');
    BitGrid seen = opaque;
    opaque |= cells_marked(drawing, 'X');
    seen |= cells_marked(drawing, '.');
    seen |= cells_marked(drawing, '@');
    Point eye;
    cells_marked(drawing, '@').for_each([&](Point p) { eye = p; });
    CHECK(view_of(opaque, eye, radius) == seen);
}

}  // namespace

TEST_CASE("a pillar throws a shadow that widens", "[spatial][W5]") {
    check_drawing(R"(
........
........
.....   
@.#     
.....   
........
........
)");
}

TEST_CASE("a wall that bounds what is seen is seen, and nothing behind it", "[spatial][W5]") {
    check_drawing(R"(
XXXXXXX
X#####X
X#...#X
X#.@.#X
X#...#X
X#####X
XXXXXXX
)");
}

TEST_CASE("radius eight is a disc without noses", "[spatial][W5]") {
    const BitGrid seen = view_of(BitGrid({21, 21}), {10, 10}, Cells{8});
    CHECK(seen.get({18, 10}));
    CHECK(seen.get({18, 12}));
    CHECK_FALSE(seen.get({18, 13}));
    CHECK_FALSE(seen.get({19, 10}));
    CHECK(seen.count() == 225);
}

TEST_CASE("radius zero shows the own cell and the walls around it", "[spatial][W5]") {
    check_drawing(R"(
X  X
 ##X
 @  
   X
)",
                  Cells{0});
}

TEST_CASE("an eye in an opaque cell sees out", "[spatial][W5]") {
    BitGrid opaque({5, 5}, true);
    opaque.set({3, 2}, false);
    CHECK(view_of(opaque, {2, 2}) == slow_field_of_view(opaque, {2, 2}, 100));
}

namespace {

/// The definition for all pairs of cells of one small room: per pair, the cells that the line goes through,
/// and those that it touches on either side, as bits of the row-major order.
class RoomSight {
  public:
    explicit RoomSight(Size room) : room_(room) {
        for (std::uint32_t eye = 0; eye < cells(); ++eye) {
            for (std::uint32_t target = 0; target < cells(); ++target) {
                pairs_.push_back(pair(eye, target));
            }
        }
    }

    [[nodiscard]] std::uint32_t cells() const { return static_cast<std::uint32_t>(room_.area()); }
    [[nodiscard]] Point cell(std::uint32_t place) const {
        const auto index = static_cast<std::int32_t>(place);
        return {index % room_.width, index / room_.width};
    }

    /// The cells that an eye sees in a room with those walls.
    [[nodiscard]] std::uint32_t seen(std::uint32_t walls, std::uint32_t eye) const {
        const Pair* const pairs = pairs_.data() + std::size_t{eye} * cells();
        std::uint32_t clear = 1U << eye;
        std::uint32_t beside = pairs[eye].beside;
        for (std::uint32_t target = 0; target < cells(); ++target) {
            const Pair& pair = pairs[target];
            const bool blocked = (walls & (pair.through | 1U << target)) != 0 ||
                                 ((walls & pair.one_side) != 0 && (walls & pair.other_side) != 0);
            clear |= blocked ? 0U : 1U << target;
            beside |= blocked ? 0U : pair.beside;
        }
        return clear | (beside & walls);
    }

  private:
    struct Pair {
        std::uint32_t through = 0;
        std::uint32_t one_side = 0;
        std::uint32_t other_side = 0;
        std::uint32_t beside = 0;  ///< the cells around the target
    };

    [[nodiscard]] Pair pair(std::uint32_t eye, std::uint32_t target) const {
        Pair pair;
        for (std::uint32_t place = 0; place < cells(); ++place) {
            const std::uint32_t bit = 1U << place;
            const Passage met = passage(cell(eye), cell(target), cell(place));
            pair.through |= met == Passage::Through ? bit : 0U;
            pair.one_side |= met == Passage::TouchesOnOneSide ? bit : 0U;
            pair.other_side |= met == Passage::TouchesOnTheOther ? bit : 0U;
            pair.beside |= core::chebyshev_distance(cell(target), cell(place)) <= 1 ? bit : 0U;
        }
        return pair;
    }

    Size room_;
    std::vector<Pair> pairs_;
};

/// Covers every room, by the way of computing that small radii take.
constexpr Cells small_radius{8};

/// One room whose walls change pattern by pattern.
class Room {
  public:
    explicit Room(Size size) : definition_(size), opaque_(size), walls_(0) {}

    /// Puts up and takes down the walls in which the pattern differs from the one before.
    void build(std::uint32_t walls) {
        for (std::uint32_t changed = walls ^ walls_; changed != 0; changed &= changed - 1) {
            const auto place = static_cast<std::uint32_t>(std::countr_zero(changed));
            opaque_.set(definition_.cell(place), (walls >> place & 1U) != 0);
        }
        walls_ = walls;
    }

    [[nodiscard]] bool agrees(std::uint32_t eye, Cells radius) {
        fov_.compute(opaque_, definition_.cell(eye), radius, visible_);
        std::uint32_t seen = 0;
        const Size size = opaque_.size();
        for (std::int32_t y = 0; y < size.height; ++y) {
            seen |= static_cast<std::uint32_t>(visible_.row(y)[0] << static_cast<unsigned>(y * size.width));
        }
        return seen == definition_.seen(walls_, eye);
    }

    [[nodiscard]] std::uint32_t cells() const { return definition_.cells(); }

  private:
    RoomSight definition_;
    OpacityGrid opaque_;
    FieldOfView fov_;
    BitGrid visible_;
    std::uint32_t walls_;
};

/// The number of patterns and eyes for which field of view and definition differ, over every pattern.
std::uint64_t disagreements(Size size, const std::vector<std::uint32_t>& eyes) {
    Room room(size);
    std::uint64_t wrong = 0;
    for (std::uint32_t count = 0; count < 1U << room.cells(); ++count) {
        room.build(count ^ count >> 1U);  // Gray code: one cell changes at a time
        for (const std::uint32_t eye : eyes) {
            wrong += room.agrees(eye, small_radius) ? 0U : 1U;
            wrong += room.agrees(eye, unlimited_sight) ? 0U : 1U;
        }
    }
    return wrong;
}

/// Under the sanitizers, which look for another kind of fault in the same code, one pattern of so many.
constexpr std::uint32_t pattern_stride = testing::is_sanitized ? 61 : 1;

/// Counts disagreements for a 5x5 room seen from its clear middle, by the way of computing that the game
/// uses.
std::uint64_t disagreements_from_the_middle() {
    constexpr std::uint32_t middle = 12;
    constexpr std::uint32_t below_middle = (1U << middle) - 1;
    Room room({5, 5});
    std::uint64_t wrong = 0;
    for (std::uint32_t count = 0; count < 1U << 24U; count += pattern_stride) {
        const std::uint32_t others = count ^ count >> 1U;
        room.build((others & below_middle) | (others & ~below_middle) << 1U);
        wrong += room.agrees(middle, small_radius) ? 0U : 1U;
    }
    return wrong;
}

std::vector<std::uint32_t> all_cells_of(Size size) {
    std::vector<std::uint32_t> eyes(size.area());
    std::iota(eyes.begin(), eyes.end(), 0U);
    return eyes;
}

}  // namespace

TEST_CASE("rooms up to 4x4: every wall pattern seen from every cell follows the definition",
          "[spatial][W5]") {
    for (const Size size : {Size{3, 3}, Size{4, 3}, Size{3, 4}, Size{5, 3}, Size{3, 5}, Size{4, 4}}) {
        CAPTURE(size.width, size.height);
        CHECK(disagreements(size, all_cells_of(size)) == 0);
    }
}

TEST_CASE("5x5 rooms: every wall pattern seen from the centre follows the definition", "[spatial][W5]") {
    CHECK(disagreements_from_the_middle() == 0);
}

TEST_CASE("5x5 rooms: patterns drawn by lot, seen from every cell, follow the definition", "[spatial][W5]") {
    core::RandomStream stream(55);
    Room room({5, 5});
    std::uint64_t wrong = 0;
    for (int pattern = 0; pattern < 20'000; ++pattern) {
        room.build(static_cast<std::uint32_t>(stream.next() & stream.next() >> 32U) & ((1U << 25U) - 1));
        for (std::uint32_t eye = 0; eye < room.cells(); ++eye) {
            wrong += room.agrees(eye, small_radius) ? 0U : 1U;
            wrong += room.agrees(eye, unlimited_sight) ? 0U : 1U;
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("larger maps of any size and radius follow the definition", "[spatial][W5]") {
    core::RandomStream stream(80);
    FieldOfView fov;
    BitGrid visible;
    for (int map = 0; map < 120; ++map) {
        const Point extent = random_cell({150, 60}, stream);
        const BitGrid walls = random_walls({extent.x + 1, extent.y + 1}, stream.below(25), stream);
        const OpacityGrid opaque(walls);
        const Point eye = random_cell(walls.size(), stream);
        for (const std::int32_t radius : {0, 1, 2, 5, 8, 20, 29, 30, 31, 45, 64, 1'000'000}) {
            CAPTURE(map, walls.size().width, walls.size().height, eye.x, eye.y, radius);
            fov.compute(opaque, eye, Cells{radius}, visible);
            REQUIRE(visible == slow_field_of_view(walls, eye, radius));
        }
    }
}

TEST_CASE("of two clear cells each sees the other, or neither does", "[spatial][W5]") {
    core::RandomStream stream(81);
    FieldOfView fov;
    for (int map = 0; map < 40; ++map) {
        const BitGrid walls = random_walls({28, 19}, 20, stream);
        const OpacityGrid opaque(walls);
        const Cells radius = map % 2 == 0 ? Cells{9} : unlimited_sight;
        core::Grid<BitGrid> views(walls.size());
        others(walls).for_each([&](Point eye) { fov.compute(opaque, eye, radius, views[eye]); });
        others(walls).for_each([&](Point eye) {
            others(walls).for_each(
                [&](Point other) { REQUIRE(views[eye].get(other) == views[other].get(eye)); });
        });
    }
}

TEST_CASE("sight reaches far over grids of more than 65,535 cells", "[spatial][W5]") {
    const Size size{3'000, 400};
    BitGrid walls(size);
    walls.set({1, 1});
    const BitGrid seen = view_of(walls, {0, 0});
    // The shadow of one wall on the diagonal: from half a column a row to half a row a column.
    for (std::int32_t y = 2; y < size.height; ++y) {
        REQUIRE(seen.get({y / 2, y}));
        REQUIRE_FALSE(seen.get({y / 2 + 1, y}));
        REQUIRE_FALSE(seen.get({2 * y - 1, y}));
        REQUIRE(seen.get({2 * y, y}));
    }
    CHECK(seen.get({2'999, 399}));
}

TEST_CASE("several eyes see what each of them sees", "[spatial]") {
    core::RandomStream stream(23);
    FieldOfView fov;
    BitGrid visible;
    for (int i = 0; i < 300; ++i) {
        const BitGrid opaque = random_walls({90, 50}, stream.below(40), stream);
        std::vector<Eye> eyes;
        BitGrid expected(opaque.size());
        for (std::uint32_t left = stream.below(6); left > 0; --left) {
            const Cells radius{static_cast<std::int32_t>(stream.below(left % 2 == 0 ? 12 : 60))};
            eyes.push_back({random_cell(opaque.size(), stream), radius});
            expected |= view_of(opaque, eyes.back().at, radius);
        }
        fov.compute(OpacityGrid(opaque), eyes, visible);
        REQUIRE(visible == expected);
    }
}
