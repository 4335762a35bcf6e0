#pragma once

#include <torchwake/core/point.hpp>

#include <cstddef>

namespace torchwake::core {

/// The extents of a grid or a rectangle, in cells.
struct Size {
    std::int32_t width = 0;
    std::int32_t height = 0;

    friend constexpr bool operator==(const Size&, const Size&) = default;
    [[nodiscard]] constexpr bool contains(Point p) const {
        return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height;
    }
    [[nodiscard]] constexpr std::size_t area() const {
        return static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    }
};

/// A rectangle of cells: origin is its top left cell; right() and bottom() lie one past its last cell.
struct Rect {
    Point origin;
    Size size;

    friend constexpr bool operator==(const Rect&, const Rect&) = default;
    [[nodiscard]] constexpr std::int32_t left() const { return origin.x; }
    [[nodiscard]] constexpr std::int32_t top() const { return origin.y; }
    [[nodiscard]] constexpr std::int32_t right() const { return origin.x + size.width; }
    [[nodiscard]] constexpr std::int32_t bottom() const { return origin.y + size.height; }
    [[nodiscard]] constexpr bool contains(Point p) const { return size.contains(p - origin); }
    [[nodiscard]] constexpr bool empty() const { return size.width <= 0 || size.height <= 0; }
    [[nodiscard]] constexpr Point center() const {
        return {origin.x + size.width / 2, origin.y + size.height / 2};
    }
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
