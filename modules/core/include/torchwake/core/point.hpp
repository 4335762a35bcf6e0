#pragma once

// Cells are addressed by column x, growing to the right, and row y, growing downwards.

#include <algorithm>
#include <compare>
#include <cstdint>
#include <cstdlib>

namespace torchwake::core {

/// A cell, or the difference of two.
struct Point {
    std::int32_t x = 0;  ///< column, growing to the right
    std::int32_t y = 0;  ///< row, growing downwards

    friend constexpr bool operator==(const Point&, const Point&) = default;
    /// Row-major: first by y, then by x.
    friend constexpr std::strong_ordering operator<=>(const Point& a, const Point& b) {
        const auto by_row = a.y <=> b.y;
        return by_row != 0 ? by_row : a.x <=> b.x;
    }
    /// The cell at a difference from another, coordinate by coordinate.
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    /// The difference that leads from b to a, coordinate by coordinate.
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// The number of steps between two cells, where a diagonal step counts as one.
[[nodiscard]] constexpr std::int32_t chebyshev_distance(Point a, Point b) {
    const std::int32_t dx = a.x < b.x ? b.x - a.x : a.x - b.x;
    const std::int32_t dy = a.y < b.y ? b.y - a.y : a.y - b.y;
    return std::max(dx, dy);
}

/// The sign of each coordinate: -1, 0 or 1.
[[nodiscard]] constexpr Point signs_of(Point difference) {
    const auto sign = [](std::int32_t value) { return (value > 0 ? 1 : 0) - (value < 0 ? 1 : 0); };
    return {sign(difference.x), sign(difference.y)};
}

/// True if two different cells share an edge or a corner.
[[nodiscard]] constexpr bool adjacent(Point a, Point b) {
    return chebyshev_distance(a, b) == 1;
}

}  // namespace torchwake::core
