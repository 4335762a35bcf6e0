#pragma once

#include <torchwake/core/point.hpp>

#include <cstddef>

namespace torchwake::core {

/// The extents of a grid or a rectangle, in cells.
struct Size {
    std::int32_t width = 0;   ///< columns
    std::int32_t height = 0;  ///< rows

    friend constexpr bool operator==(const Size&, const Size&) = default;
    /// True if the cell lies in a grid of this size, whose top left cell is (0, 0).
    [[nodiscard]] constexpr bool contains(Point p) const {
        return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height;
    }
    /// The number of cells. Requires: no negative extent.
    [[nodiscard]] constexpr std::size_t area() const {
        return static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    }
};

/// A rectangle of cells: origin is its top left cell; right() and bottom() lie one past its last cell.
struct Rect {
    Point origin;  ///< the top left cell
    Size size;     ///< its extents; none or negative ones: it has no cell

    friend constexpr bool operator==(const Rect&, const Rect&) = default;
    /// Its first column.
    [[nodiscard]] constexpr std::int32_t left() const { return origin.x; }
    /// Its first row.
    [[nodiscard]] constexpr std::int32_t top() const { return origin.y; }
    /// The column after its last one.
    [[nodiscard]] constexpr std::int32_t right() const { return origin.x + size.width; }
    /// The row after its last one.
    [[nodiscard]] constexpr std::int32_t bottom() const { return origin.y + size.height; }
    /// True if the cell is one of its cells.
    [[nodiscard]] constexpr bool contains(Point p) const { return size.contains(p - origin); }
    /// True if it has no cell.
    [[nodiscard]] constexpr bool empty() const { return size.width <= 0 || size.height <= 0; }
    /// Its middle cell; of two the right or lower one.
    [[nodiscard]] constexpr Point center() const {
        return {origin.x + size.width / 2, origin.y + size.height / 2};
    }
    /// True if the two share a cell. Requires: neither is empty.
    [[nodiscard]] constexpr bool intersects(const Rect& other) const {
        return left() < other.right() && other.left() < right() && top() < other.bottom() &&
               other.top() < bottom();
    }
    /// The rectangle with a margin of n cells added on every side (n may be negative).
    [[nodiscard]] constexpr Rect grown(std::int32_t n) const {
        return {{origin.x - n, origin.y - n}, {size.width + 2 * n, size.height + 2 * n}};
    }
};

}  // namespace torchwake::core
