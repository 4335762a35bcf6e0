#pragma once

#include <torchwake/core/contract.hpp>
#include <torchwake/core/rect.hpp>

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace torchwake::core {

/// A rectangle of values, stored row by row in one block.
/// Shape: width x height, origin (0, 0) at the top left.
/// Requires: T is not bool (use std::uint8_t, which has addressable elements).
template <class T>
class Grid {
  public:
    /// A grid without cells, of size 0 x 0.
    Grid() = default;
    /// Every cell is a copy of `value`. Requires: no negative extent. Cost: linear in the cells.
    explicit Grid(Size size, const T& value = T{}) : size_(size), cells_(size.area(), value) {
        TORCHWAKE_EXPECTS(size.width >= 0 && size.height >= 0);
    }

    /// The extents, in cells.
    [[nodiscard]] Size size() const { return size_; }
    /// The number of columns.
    [[nodiscard]] std::int32_t width() const { return size_.width; }
    /// The number of rows.
    [[nodiscard]] std::int32_t height() const { return size_.height; }
    /// True if the cell lies inside.
    [[nodiscard]] bool contains(Point p) const { return size_.contains(p); }

    /// The index of a cell in span(). Requires: contains(p).
    [[nodiscard]] std::size_t index(Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(p.x);
    }
    /// The cell at that index of span(), the inverse of index(). Requires: index < span().size().
    [[nodiscard]] Point point(std::size_t index) const {
        const auto width = static_cast<std::size_t>(size_.width);
        return {static_cast<std::int32_t>(index % width), static_cast<std::int32_t>(index / width)};
    }

    /// The value of a cell, to change. Requires: contains(p).
    [[nodiscard]] T& operator[](Point p) {
        TORCHWAKE_EXPECTS(contains(p));
        return cells_[index(p)];
    }
    /// The value of a cell. Requires: contains(p).
    [[nodiscard]] const T& operator[](Point p) const {
        TORCHWAKE_EXPECTS(contains(p));
        return cells_[index(p)];
    }
    /// All values to change, row by row from the top left.
    [[nodiscard]] std::span<T> span() { return cells_; }
    /// All values, row by row from the top left.
    [[nodiscard]] std::span<const T> span() const { return cells_; }
    /// The values of a row, from column 0 on. Requires: 0 <= y < height().
    [[nodiscard]] std::span<const T> row(std::int32_t y) const {
        return span().subspan(index({0, y}), static_cast<std::size_t>(size_.width));
    }

    /// Sets every cell to `value`; the size stays. Cost: linear in the cells.
    void fill(const T& value) { cells_.assign(cells_.size(), value); }
    /// Takes a new size; every cell becomes `value`. Keeps its memory if that suffices.
    void reset(Size size, const T& value = T{}) {
        size_ = size;
        cells_.assign(size.area(), value);
    }

    friend bool operator==(const Grid&, const Grid&) = default;

  private:
    Size size_;
    std::vector<T> cells_;
};

}  // namespace torchwake::core
