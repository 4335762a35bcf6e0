#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/spatial/flood_fill.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace torchwake::levels {

inline constexpr core::Size usual_size{80, 43};

inline Level built(const Builder& builder, std::uint64_t seed, core::Size size = usual_size) {
    core::RandomStream stream(seed);
    return builder.build({size}, stream, {});
}

inline std::size_t count(const Level& level, Cell cell) {
    return static_cast<std::size_t>(std::ranges::count(level.cells.span(), cell));
}

/// Calls visit(core::Point) for every cell but those of the edge.
template <class Visit>
void for_each_inner(core::Size size, Visit visit) {
    for (std::int32_t y = 1; y + 1 < size.height; ++y) {
        for (std::int32_t x = 1; x + 1 < size.width; ++x) {
            visit(core::Point{x, y});
        }
    }
}

inline bool is_open(const Cells& cells, core::Point at) {
    return cells[at] != Cell::Rock;
}

/// A door has rock on two sides and a way on the others.
inline bool hangs_well(const Cells& cells, core::Point at) {
    using core::Direction;
    const auto way = [&](Direction direction) { return is_open(cells, core::step(at, direction)); };
    return way(Direction::North) == way(Direction::South) && way(Direction::East) == way(Direction::West) &&
           way(Direction::North) != way(Direction::East);
}

/// Whether two cells of the square that begins there are open and touch by a corner alone.
inline bool is_lone_corner(const Cells& cells, core::Point at) {
    const bool here = is_open(cells, at);
    const bool beside = is_open(cells, at + core::Point{1, 0});
    return here == is_open(cells, at + core::Point{1, 1}) &&
           beside == is_open(cells, at + core::Point{0, 1}) && here != beside;
}

/// What `level.hpp` promises of the cells of every level.
inline void check_cells(const Cells& cells) {
    const spatial::BitGrid open = open_cells(cells);
    spatial::Regions joined;
    joined.compute(open, {open, spatial::CornerRule::Refuse});
    REQUIRE(joined.count() == 1);
    std::size_t inner = 0;
    std::size_t faults = 0;
    for_each_inner(cells.size(), [&](core::Point at) {
        inner += is_open(cells, at) ? 1U : 0U;
        faults += cells[at] == Cell::Door && !hangs_well(cells, at) ? 1U : 0U;
        faults += is_lone_corner(cells, at) ? 1U : 0U;
    });
    REQUIRE(inner == open.count());
    REQUIRE(faults == 0);
}

/// What it promises of their regions.
inline void check_regions(const Level& level) {
    REQUIRE(level.regions.size() >= 2);
    spatial::BitGrid taken(level.cells.size());
    for (const Region& region : level.regions) {
        REQUIRE(std::ranges::count(region.cells, region.center) == 1);
        for (const core::Point at : region.cells) {
            const bool is_free = level.cells[at] == Cell::Floor && !taken.get(at);
            REQUIRE(is_free);
            taken.set(at);
        }
    }
}

}  // namespace torchwake::levels
