#pragma once

#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::spatial {

/// The cells of a grid whose values have a property: holds(value). Cost: one call per cell.
template <class T, class Holds>
[[nodiscard]] BitGrid cells_where(const core::Grid<T>& grid, Holds holds) {
    BitGrid cells(grid.size());
    const auto width = static_cast<std::size_t>(grid.width());
    for (std::int32_t y = 0; y < grid.height(); ++y) {
        const T* value = grid.row(y).data();
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
    return cells;
}

}  // namespace torchwake::spatial
