#pragma once

// A set of cells as rows of 64-bit words, for example the opaque, the visible or the explored cells.
//
// 1. Cell (x, y) is bit x % 64 of word x / 64 of row y; a row holds whole words.
// 2. Bits past the last column are clear, so that words can be compared, counted and combined without masks.
// 3. One clear word follows the last row, so that code may read a word and the next one everywhere.
//
// Values of more than one bit need a core::Grid.

#include <torchwake/core/contract.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::spatial {

using core::Point;
using core::Size;

/// A set of the cells of a grid, one bit each; the header's beginning has the layout.
class BitGrid {
  public:
    /// The unit in which rows are stored and combined.
    using Word = std::uint64_t;
    /// The cells in a word.
    static constexpr std::size_t word_bits = 64;

    BitGrid() = default;
    /// Requires: no negative extent.
    explicit BitGrid(Size size, bool value = false) { reset(size, value); }

    /// The extents, in cells.
    [[nodiscard]] Size size() const { return size_; }
    /// True if the cell lies inside, whether it is in the set or not.
    [[nodiscard]] bool contains(Point p) const { return size_.contains(p); }

    /// Requires: contains(p).
    [[nodiscard]] bool get(Point p) const {
        TORCHWAKE_EXPECTS(contains(p));
        return (row(p.y)[word_of(p.x)] & bit_of(p.x)) != 0;
    }
    /// Requires: contains(p).
    void set(Point p, bool value = true) {
        TORCHWAKE_EXPECTS(contains(p));
        Word& word = row(p.y)[word_of(p.x)];
        word = value ? word | bit_of(p.x) : word & ~bit_of(p.x);
    }

    /// Adds some cells. Requires: they lie inside.
    void add(std::span<const Point> cells) {
        for (const Point at : cells) {
            set(at);
        }
    }

    /// Sets every cell to `value`. Cost: one write per word.
    void fill(bool value);
    /// Removes every cell; the size stays. Cost: one write per word.
    void clear() { fill(false); }
    /// Takes a new size; every cell becomes `value`. Keeps its memory if that suffices.
    void reset(Size size, bool value = false);

    /// Adds the cells of another set. Requires: equal sizes. Cost: one step per word.
    BitGrid& operator|=(const BitGrid& other);
    /// Keeps the cells that are in both sets. Requires: equal sizes. Cost: one step per word.
    BitGrid& operator&=(const BitGrid& other);
    /// Removes the cells of another set. Requires: equal sizes. Cost: one step per word.
    BitGrid& operator-=(const BitGrid& other);

    /// The number of cells in the set. Cost: one step per word.
    [[nodiscard]] std::size_t count() const;

    /// The cells of the set in row-major order. Cost: as for_each.
    [[nodiscard]] std::vector<Point> cells() const {
        std::vector<Point> cells;
        for_each([&cells](Point at) { cells.push_back(at); });
        return cells;
    }

    /// Calls visit(Point) for every cell of the set in row-major order.
    /// Cost: one step per word and one call per cell.
    template <class Visit>
    void for_each(Visit&& visit) const {
        for (std::int32_t y = 0; y < size_.height; ++y) {
            for (std::size_t w = 0; w < stride_; ++w) {
                for_each_bit(row(y)[w], w, y, visit);
            }
        }
    }

    /// Calls visit(Point first, std::size_t count) for every run of adjacent cells of the set within a word,
    /// in row-major order. Cost: one step per word and one call per run.
    template <class Visit>
    void for_each_run(Visit&& visit) const {
        for (std::int32_t y = 0; y < size_.height; ++y) {
            for (std::size_t w = 0; w < stride_; ++w) {
                std::size_t first = 0;
                for (Word rest = row(y)[w]; rest != 0;) {
                    const auto gap = static_cast<std::size_t>(std::countr_zero(rest));
                    const auto count = static_cast<std::size_t>(std::countr_one(rest >> gap));
                    visit(Point{static_cast<std::int32_t>(w * word_bits + first + gap), y}, count);
                    first += gap + count;
                    rest = gap + count < word_bits ? rest >> (gap + count) : 0;
                }
            }
        }
    }

    /// Calls visit(Point) for every cell that is in both sets, in row-major order. Requires: equal sizes.
    /// Cost: one step per word and one call per cell.
    template <class Visit>
    void for_each_common(const BitGrid& other, Visit&& visit) const {
        TORCHWAKE_EXPECTS(other.size_ == size_);
        for (std::int32_t y = 0; y < size_.height; ++y) {
            for (std::size_t w = 0; w < stride_; ++w) {
                for_each_bit(row(y)[w] & other.row(y)[w], w, y, visit);
            }
        }
    }

    /// The words of one row.
    [[nodiscard]] Word* row(std::int32_t y) { return words_.data() + static_cast<std::size_t>(y) * stride_; }
    /// The words of one row, words_per_row() of them. Requires: 0 <= y < size().height.
    [[nodiscard]] const Word* row(std::int32_t y) const {
        return words_.data() + static_cast<std::size_t>(y) * stride_;
    }
    /// The words in which a row is stored; bits past the last column are clear.
    [[nodiscard]] std::size_t words_per_row() const { return stride_; }

    friend bool operator==(const BitGrid&, const BitGrid&) = default;

  private:
    /// Calls visit(Point) for every bit of a word of row y.
    template <class Visit>
    static void for_each_bit(Word rest, std::size_t word, std::int32_t y, Visit& visit) {
        for (; rest != 0; rest &= rest - 1) {
            const auto x = word * word_bits + static_cast<std::size_t>(std::countr_zero(rest));
            visit(Point{static_cast<std::int32_t>(x), y});
        }
    }
    [[nodiscard]] static std::size_t word_of(std::int32_t x) {
        return static_cast<std::size_t>(x) / word_bits;
    }
    [[nodiscard]] static Word bit_of(std::int32_t x) {
        return Word{1} << (static_cast<std::size_t>(x) % word_bits);
    }

    Size size_;
    std::size_t stride_ = 0;
    std::vector<Word> words_ = std::vector<Word>(1);
};

}  // namespace torchwake::spatial
