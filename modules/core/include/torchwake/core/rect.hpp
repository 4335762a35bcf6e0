#pragma once

#include <torchwake/core/point.hpp>

#include <algorithm>
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
    /// The cells that it shares with the other; an empty rectangle if there are none.
    [[nodiscard]] constexpr Rect common_part(const Rect& other) const {
        const Point first{std::max(left(), other.left()), std::max(top(), other.top())};
        const Point end{std::min(right(), other.right()), std::min(bottom(), other.bottom())};
        return {first, {end.x - first.x, end.y - first.y}};
    }
    /// The rectangle with a margin of n cells added on every side (n may be negative).
    [[nodiscard]] constexpr Rect grown(std::int32_t n) const {
        return {{origin.x - n, origin.y - n}, {size.width + 2 * n, size.height + 2 * n}};
    }
};

/// The cells of a rectangle as a forward range: row by row from the top left.
class RectCells {
  public:
    /// A cell of the rectangle, or the end.
    class Iterator {
      public:
        using value_type = Point;                ///< a cell
        using difference_type = std::ptrdiff_t;  ///< a number of cells

        constexpr Iterator() = default;
        /// Stands at a cell of the columns from `left` up to `right`, which is outside.
        constexpr Iterator(Point at, std::int32_t left, std::int32_t right)
            : at_(at), left_(left), right_(right) {}

        /// The cell.
        constexpr Point operator*() const { return at_; }
        /// Goes on to the next cell of the row, or to the first one of the next row.
        constexpr Iterator& operator++() {
            if (++at_.x == right_) {
                at_ = {left_, at_.y + 1};
            }
            return *this;
        }
        /// Goes on in the same way. Returns where it stood.
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        /// True if both stand at the same cell of the same columns.
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        Point at_;
        std::int32_t left_ = 0;
        std::int32_t right_ = 0;
    };

    /// An empty rectangle has no cells.
    constexpr explicit RectCells(const Rect& rect) : rect_(rect.empty() ? Rect{} : rect) {}

    /// Its top left cell.
    [[nodiscard]] constexpr Iterator begin() const { return {rect_.origin, rect_.left(), rect_.right()}; }
    /// One row past its last one.
    [[nodiscard]] constexpr Iterator end() const {
        return {{rect_.left(), rect_.bottom()}, rect_.left(), rect_.right()};
    }

  private:
    Rect rect_;
};

/// The cells of a rectangle.
[[nodiscard]] constexpr RectCells cells_of(const Rect& rect) {
    return RectCells(rect);
}

/// The cells of a grid of that size.
[[nodiscard]] constexpr RectCells cells_of(Size size) {
    return RectCells({{0, 0}, size});
}

}  // namespace torchwake::core
