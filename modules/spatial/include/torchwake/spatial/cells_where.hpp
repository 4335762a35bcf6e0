#pragma once

// The way in from grids of the caller's own, of bytes or of any other values.

#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <ranges>

#include <algorithm>
#include <cstddef>

namespace torchwake::spatial {

/// Replaces a set by the cells whose values have a property: holds(value). The values are a vector, a span or
/// another contiguous range, row by row without gaps. Requires: one value per cell of the set. Cost: one call
/// per cell.
template <std::ranges::contiguous_range Values, class Holds>
void assign_where(BitGrid& cells, const Values& values, Holds holds) {
    TORCHWAKE_EXPECTS(std::ranges::size(values) == cells.size().area());
    const auto width = static_cast<std::size_t>(cells.size().width);
    const auto* value = std::ranges::data(values);
    for (std::int32_t y = 0; y < cells.size().height; ++y) {
        BitGrid::Word* const words = cells.row(y);
        for (std::size_t first = 0; first < width; first += BitGrid::word_bits) {
            BitGrid::Word word = 0;
            const std::size_t count = std::min(BitGrid::word_bits, width - first);
            for (std::size_t bit = 0; bit < count; ++bit, ++value) {
                word |= (holds(*value) ? BitGrid::Word{1} : BitGrid::Word{0}) << bit;
            }
            words[first / BitGrid::word_bits] = word;
        }
    }
}

/// The cells of a grid of that size whose values have a property, as in assign_where().
template <std::ranges::contiguous_range Values, class Holds>
[[nodiscard]] BitGrid cells_where(const Values& values, Size size, Holds holds) {
    BitGrid cells(size);
    assign_where(cells, values, holds);
    return cells;
}

/// The cells of a grid whose values have a property: holds(value). Cost: one call per cell.
template <class T, class Holds>
[[nodiscard]] BitGrid cells_where(const core::Grid<T>& grid, Holds holds) {
    return cells_where(grid.span(), grid.size(), holds);
}

}  // namespace torchwake::spatial
