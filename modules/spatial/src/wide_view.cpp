#include "wide_view.hpp"

#include "bit_transpose.hpp"
#include "bit_window.hpp"
#include "extent.hpp"

#include <torchwake/core/direction.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace torchwake::spatial {
namespace {

using Word = BitGrid::Word;

constexpr std::int32_t word_bits = 64;

/// The columns and rows of the cells that were added to a set; it holds at least one cell.
struct Box {
    Extent x;
    Extent y;
};

/// The clear seen cells among 64 columns, and the cells beside them in the same row.
Word spread(const BitGrid& opaque, const BitGrid& visible, std::int32_t y, std::int32_t x, Word inside) {
    const Word clear = bit_window(visible, y, x) & ~bit_window(opaque, y, x) & inside;
    return clear | clear << 1U | clear >> 1U;
}

/// Adds the opaque cells beside seen clear ones, which lie in the box, in up to 62 columns from `x` + 1 on.
void light_walls_in(const BitGrid& opaque, std::int32_t x, const Box& box, BitGrid& visible) {
    const std::int32_t last_row = std::min(box.y.last + 1, visible.size().height - 1);
    const std::int32_t last_column = std::min(visible.size().width - 1 - x, word_bits - 1);
    const Word inside = bit_range(static_cast<unsigned>(std::max(0, -x)), static_cast<unsigned>(last_column));
    const Word inner = inside & bit_range(1, word_bits - 2);
    std::int32_t y = std::max(box.y.first - 1, 0);
    Word above = 0;
    Word here = spread(opaque, visible, y, x, inside);
    for (; y <= last_row; ++y) {
        const Word below = y < box.y.last ? spread(opaque, visible, y + 1, x, inside) : 0;
        add_window(visible, y, x, (above | here | below) & inner & bit_window(opaque, y, x));
        above = here;
        here = below;
    }
}

/// Adds the opaque cells around an eye in an opaque cell, which counts as clear.
void light_walls_around(const BitGrid& opaque, Point eye, BitGrid& visible) {
    for (const core::Direction direction : core::all_directions) {
        const Point beside = core::step(eye, direction);
        if (opaque.contains(beside) && opaque.get(beside)) {
            visible.set(beside);
        }
    }
}

/// Moves a square of cells. Its side is a compile-time constant, because transposing costs most here.
template <std::int32_t side>
void move_square(const BitGrid& by_columns, Point corner, const Box& box, BitGrid& visible) {
    const Word mask = bit_range(0, side - 1);
    std::array<Word, static_cast<std::size_t>(side)> square{};
    const std::int32_t last = std::min(corner.x + side - 1, box.x.last);
    for (std::int32_t x = corner.x; x <= last; ++x) {
        square[static_cast<std::size_t>(x - corner.x)] = window_of(by_columns.row(x), corner.y) & mask;
    }
    transpose<static_cast<std::size_t>(side)>(square.data());
    for (std::int32_t y = corner.y; y <= std::min(corner.y + side - 1, box.y.last); ++y) {
        add_window(visible, y, corner.x, square[static_cast<std::size_t>(y - corner.y)]);
    }
}

template <std::int32_t side>
void move_squares(const BitGrid& by_columns, const Box& box, BitGrid& visible) {
    for (std::int32_t y = box.y.first; y <= box.y.last; y += side) {
        for (std::int32_t x = box.x.first; x <= box.x.last; x += side) {
            move_square<side>(by_columns, {x, y}, box, visible);
        }
    }
}

/// Moves the cells within a box from a set by columns, which is clear afterwards, to one by rows.
void move_to_rows(BitGrid& by_columns, const Box& box, BitGrid& visible) {
    if (box.y.last - box.y.first < 32) {
        move_squares<32>(by_columns, box, visible);
    } else {
        move_squares<64>(by_columns, box, visible);
    }
    for (std::int32_t x = box.x.first; x <= box.x.last; ++x) {
        Word* const column = by_columns.row(x);
        std::fill(column + box.y.first / word_bits, column + box.y.last / word_bits + 1, Word{0});
    }
}

/// Adds the clear cells from first to last, both included.
void mark(const Word* opaque, Word* visible, std::int32_t first, std::int32_t last) {
    if (first > last) {
        return;
    }
    const std::int32_t last_word = last / word_bits;
    Word mask = ~Word{0} << static_cast<unsigned>(first % word_bits);
    for (std::int32_t word = first / word_bits; word < last_word; ++word) {
        visible[word] |= mask & ~opaque[word];
        mask = ~Word{0};
    }
    visible[last_word] |= mask & ~opaque[last_word] & bit_range(0, static_cast<unsigned>(last % word_bits));
}

/// A quarter of the view: the rows of a grid away from the eye, one step each.
struct Quadrant {
    const BitGrid& opaque;
    BitGrid& visible;
    Point eye;
    std::int32_t step;
    std::int32_t radius;
    Box& box;  ///< grows around the cells added to `visible`

    [[nodiscard]] std::int32_t depths() const {
        const std::int32_t to_edge = step < 0 ? eye.y : opaque.size().height - 1 - eye.y;
        return std::min({to_edge, radius, max_depth});
    }
};

/// One row of a quadrant; columns are counted as in beam.hpp.
struct Row {
    const Word* opaque;
    Word* visible;
    std::int32_t depth;
    std::int32_t left;  ///< the cell of column 0
    Extent seen;        ///< columns within the radius and the grid
    Extent lit;         ///< columns in which light can still go on to cells within the radius
};

/// The row of that depth, in which the radius reaches `width` columns beside the eye's.
Row row_at(const Quadrant& quadrant, std::int32_t depth, std::int32_t width) {
    const std::int32_t y = quadrant.eye.y + quadrant.step * depth;
    const std::int32_t left = quadrant.eye.x - depth;
    const std::int32_t first = std::max(0, -left);
    const std::int32_t last = quadrant.opaque.size().width - 1 - left;
    return {quadrant.opaque.row(y),
            quadrant.visible.row(y),
            depth,
            left,
            {std::max(first, depth - width), std::min(last, depth + width)},
            {std::max(first, depth - width - 1), std::min(last, depth + width + 1)}};
}

/// hand_on() for a beam that touches more columns than a word has bits: run by run, across the words.
void hand_on_wide(const Row& row, const Beam& beam, const Extent& touched, Slope half, BeamList& next) {
    Slope start = beam.start;
    bool in_wall = true;
    for (std::int32_t base = touched.first; base <= touched.last; base += word_bits) {
        const Word range = bit_range(0, static_cast<unsigned>(std::min(touched.last - base, word_bits - 1)));
        const Word walls = window_of(row.opaque, row.left + base);
        const Word before = walls << 1U | (in_wall ? 1U : 0U);
        for (Word edges = (walls ^ before) & range; edges != 0; edges &= edges - 1) {
            const std::int32_t column = base + std::countr_zero(edges);
            if (!in_wall) {
                next.push({start, edge_before(column, half)});
            } else if (column != touched.first) {
                start = edge_before(column, half);
            }
            in_wall = !in_wall;
        }
    }
    if (!in_wall) {
        next.push({start, beam.end});
    }
}

/// Casts a beam that touches no more columns than a word has bits, all at once.
void cast_narrow(const Row& row, const Beam& beam, const Extent& touched, const Extent& centres, Slope half,
                 BeamList& next) {
    const std::int32_t left = row.left + touched.first;
    const Word range = bit_range(0, static_cast<unsigned>(touched.last - touched.first));
    const Word clear = range & ~window_of(row.opaque, left);
    const Word seen = bit_range(static_cast<unsigned>(centres.first - touched.first),
                                static_cast<unsigned>(centres.last - touched.first));
    add_to_row(row.visible, left, clear & seen);
    if (clear == range) {
        next.push(beam);
    } else {
        hand_on(beam, clear, touched.first, touched, half, next);
    }
}

/// Adds the cells that the beams meet in a row, and passes on the rest of the beams.
void cast_row(const Row& row, Slope half, const BeamList& beams, BeamList& next, Extent& columns) {
    next.clear();
    for (const Beam& beam : beams) {
        const BeamSpan span = span_at(beam, row.depth);
        const Extent touched = span.touched.within(row.lit);
        const Extent centres = span.centres.within(row.seen);
        if (touched.first > touched.last) {
            continue;
        }
        columns.add(row.left + centres.first, row.left + centres.last);
        if (centres.first <= centres.last && touched.last - touched.first < word_bits) {
            cast_narrow(row, beam, touched, centres, half, next);
        } else {
            mark(row.opaque, row.visible, row.left + centres.first, row.left + centres.last);
            hand_on_wide(row, beam, touched, half, next);
        }
    }
}

void cast(const Quadrant& quadrant, BeamLists& beams) {
    const std::int64_t r = quadrant.radius;
    std::int64_t width = std::min(quadrant.radius, 2 * max_depth);
    const std::int32_t depths = quadrant.depths();
    BeamList* now = &beams.now;
    BeamList* next = &beams.next;
    now->clear();
    now->push(whole_quadrant);
    std::int32_t depth = 1;
    for (; depth <= depths && !now->empty(); ++depth, std::swap(now, next)) {
        while (width * width + std::int64_t{depth} * depth > r * r + r) {
            --width;
        }
        const Slope half = beams.half_columns[static_cast<std::size_t>(depth)];
        cast_row(row_at(quadrant, depth, static_cast<std::int32_t>(width)), half, *now, *next,
                 quadrant.box.x);
    }
    const std::int32_t farthest = quadrant.eye.y + quadrant.step * (depth - 1);
    quadrant.box.y.add(farthest, farthest);
}

}  // namespace

void WideView::prepare(Size size) {
    const std::int32_t longest = std::min(std::max(size.width, size.height), max_depth + 1);
    std::vector<Slope>& half_columns = beams_.half_columns;
    for (auto depth = static_cast<std::int32_t>(half_columns.size()); depth < longest; ++depth) {
        half_columns.push_back(depth == 0 ? 0 : half_column_at(depth));
    }
    // Shadows widen by at least a column, so no two beams of a row touch the same cell of the grid.
    const auto beams = static_cast<std::size_t>(std::max(size.width, size.height));
    beams_.now.reserve(beams);
    beams_.next.reserve(beams);
    if (by_columns_.size() != Size{size.height, size.width}) {
        by_columns_.reset({size.height, size.width});
    }
}

void WideView::compute(const OpacityGrid& opaque, Point eye, std::int32_t radius, BitGrid& visible) {
    prepare(opaque.size());
    visible.set(eye);
    Box turned{{eye.y, eye.y}, {eye.x, eye.x}};
    cast({opaque.columns(), by_columns_, {eye.y, eye.x}, -1, radius, turned}, beams_);
    cast({opaque.columns(), by_columns_, {eye.y, eye.x}, 1, radius, turned}, beams_);
    Box box{turned.y, turned.x};
    move_to_rows(by_columns_, box, visible);
    cast({opaque.rows(), visible, eye, -1, radius, box}, beams_);
    cast({opaque.rows(), visible, eye, 1, radius, box}, beams_);
    for (std::int32_t x = box.x.first - 2; x <= box.x.last; x += word_bits - 2) {
        light_walls_in(opaque.rows(), x, box, visible);
    }
    if (opaque.get(eye)) {
        light_walls_around(opaque.rows(), eye, visible);
    }
}

}  // namespace torchwake::spatial
