#pragma once

// A reference definition of sight, written to be read: no shadows, no slopes; it asks every opaque cell for
// every pair.

#include <torchwake/spatial/bit_grid.hpp>

#include <cstdint>
#include <cstdlib>

namespace torchwake::spatial::test {

/// The passage of the straight line between two centres by the diamond in a cell.
enum class Passage : std::uint8_t { Clear, Through, TouchesOnOneSide, TouchesOnTheOther };

/// The diamond has its tips in the middle of the cell's edges: |x - cx| + |y - cy| <= 1/2. The cross product
/// of the line with the way to the centre, and half the larger extent of the line, which is as much as
/// the diamond's tips differ from its centre, tell the three cases apart without a division.
[[nodiscard]] inline Passage passage(Point from, Point to, Point cell) {
    const Point way = to - from;
    const Point rest = cell - from;
    const bool wide = std::abs(way.x) >= std::abs(way.y);
    const std::int64_t extent = wide ? std::abs(way.x) : std::abs(way.y);
    const std::int64_t ahead = wide ? rest.x * (way.x < 0 ? -1 : 1) : rest.y * (way.y < 0 ? -1 : 1);
    if (ahead <= 0 || ahead >= extent) {
        return Passage::Clear;
    }
    const std::int64_t twice_cross = 2 * (std::int64_t{way.x} * rest.y - std::int64_t{way.y} * rest.x);
    if (std::abs(twice_cross) > extent) {
        return Passage::Clear;
    }
    if (std::abs(twice_cross) < extent) {
        return Passage::Through;
    }
    return twice_cross > 0 ? Passage::TouchesOnOneSide : Passage::TouchesOnTheOther;
}

/// Rules 1 and 3 of field_of_view.hpp for one clear cell.
[[nodiscard]] inline bool sees(const BitGrid& opaque, Point eye, Point cell) {
    bool through = false;
    bool one_side = false;
    bool other_side = false;
    opaque.for_each([&](Point wall) {
        const Passage met = passage(eye, cell, wall);
        through = through || met == Passage::Through;
        one_side = one_side || met == Passage::TouchesOnOneSide;
        other_side = other_side || met == Passage::TouchesOnTheOther;
    });
    return !through && !(one_side && other_side);
}

[[nodiscard]] inline bool within(Point eye, Point cell, std::int64_t radius) {
    const std::int64_t dx = cell.x - eye.x;
    const std::int64_t dy = cell.y - eye.y;
    return dx * dx + dy * dy <= radius * radius + radius;
}

/// Rule 4: adds the opaque cells beside the seen clear ones; the eye's cell counts as clear.
inline void add_lit_walls(const BitGrid& opaque, BitGrid& seen) {
    const BitGrid clear = seen;
    clear.for_each([&](Point p) {
        for (std::int32_t y = p.y - 1; y <= p.y + 1; ++y) {
            for (std::int32_t x = p.x - 1; x <= p.x + 1; ++x) {
                if (opaque.contains({x, y}) && opaque.get({x, y})) {
                    seen.set({x, y});
                }
            }
        }
    });
}

/// The whole definition.
[[nodiscard]] inline BitGrid slow_field_of_view(const BitGrid& opaque, Point eye, std::int64_t radius) {
    BitGrid seen(opaque.size());
    for (std::int32_t y = 0; y < opaque.size().height; ++y) {
        for (std::int32_t x = 0; x < opaque.size().width; ++x) {
            const Point cell{x, y};
            if (!opaque.get(cell) && within(eye, cell, radius) && sees(opaque, eye, cell)) {
                seen.set(cell);
            }
        }
    }
    seen.set(eye);
    add_lit_walls(opaque, seen);
    return seen;
}

}  // namespace torchwake::spatial::test
