#pragma once

#include <torchwake/spatial/bit_grid.hpp>

namespace torchwake::spatial {

/// The 64 cells of a row from column x on: cell x + n is bit n. Bits past the row's last column belong to the
/// next row, and the caller masks them. Requires: 0 <= x < width.
[[nodiscard]] inline BitGrid::Word window_of(const BitGrid::Word* row, std::int32_t x) {
    const auto word = static_cast<unsigned>(x) / BitGrid::word_bits;
    const auto shift = static_cast<unsigned>(x) % BitGrid::word_bits;
    return row[word] >> shift | row[word + 1] << 1U << (BitGrid::word_bits - 1 - shift);
}

/// The window of a grid's row for -64 < x, where the bits of columns before the first are clear.
[[nodiscard]] inline BitGrid::Word bit_window(const BitGrid& grid, std::int32_t y, std::int32_t x) {
    return x < 0 ? grid.row(y)[0] << static_cast<unsigned>(-x) : window_of(grid.row(y), x);
}

/// Adds cells to a row from column x on. Requires: as for window_of; none of the cells past the last column.
inline void add_to_row(BitGrid::Word* row, std::int32_t x, BitGrid::Word cells) {
    const auto word = static_cast<unsigned>(x) / BitGrid::word_bits;
    const auto shift = static_cast<unsigned>(x) % BitGrid::word_bits;
    row[word] |= cells << shift;
    row[word + 1] |= cells >> 1U >> (BitGrid::word_bits - 1 - shift);
}

/// Adds a window to a grid's row for -64 < x, where no cell lies before the first column.
inline void add_window(BitGrid& grid, std::int32_t y, std::int32_t x, BitGrid::Word cells) {
    if (x < 0) {
        grid.row(y)[0] |= cells >> static_cast<unsigned>(-x);
    } else {
        add_to_row(grid.row(y), x, cells);
    }
}

/// The bits from first to last, both included. Requires: 0 <= first <= last < 64.
[[nodiscard]] inline BitGrid::Word bit_range(unsigned first, unsigned last) {
    return ~BitGrid::Word{0} << first & ~BitGrid::Word{0} >> (BitGrid::word_bits - 1 - last);
}

}  // namespace torchwake::spatial
