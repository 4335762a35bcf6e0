#include "small_view.hpp"

#include "bit_window.hpp"
#include "extent.hpp"

#include <algorithm>
#include <utility>

namespace torchwake::spatial {
namespace {

using Word = BitGrid::Word;

/// The place of the eye in the square, as a row and as a bit: a quarter of the square suffices for a small
/// radius.
std::int32_t middle_for(std::int32_t radius) {
    return radius <= 13 ? 16 : 32;
}

constexpr auto half_columns = [] {
    std::array<Slope, SmallView::max_radius + 1> table{};
    for (std::int32_t depth = 1; depth <= SmallView::max_radius; ++depth) {
        table[static_cast<std::size_t>(depth)] = half_column_at(depth);
    }
    return table;
}();

Word columns_between(std::int32_t first, std::int32_t last) {
    return bit_range(static_cast<unsigned>(first), static_cast<unsigned>(last));
}

/// The bits of a row from column `left` on that lie inside the grid.
Word columns_inside(std::int32_t width, std::int32_t left) {
    return columns_between(std::max(0, -left), std::min<std::int32_t>(63, width - 1 - left));
}

/// The rows within `reach` of the eye's.
Extent rows_within(std::int32_t y, std::int32_t reach, std::int32_t height) {
    return {std::max(y - reach, 0), std::min(y + reach, height - 1)};
}

/// Copies the square around the eye; cells outside the grid are blocked.
void copy_square(const BitGrid& opaque, Point eye, std::int32_t middle, const Extent& rows, BitTile& square) {
    const std::int32_t left = eye.x - middle;
    const Word inside = columns_inside(opaque.size().width, left);
    for (std::int32_t y = rows.first; y <= rows.last; ++y) {
        square[static_cast<std::size_t>(middle + y - eye.y)] = bit_window(opaque, y, left) | ~inside;
    }
}

/// The beams of one row. Shadows widen by at least a column, so no two beams touch the same cell.
class BeamRow {
  public:
    void push(const Beam& beam) { beams_[count_++] = beam; }
    void clear() { count_ = 0; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    [[nodiscard]] const Beam* begin() const { return beams_.data(); }
    [[nodiscard]] const Beam* end() const { return beams_.data() + count_; }

  private:
    std::array<Beam, 2 * SmallView::max_radius + 1> beams_;
    std::size_t count_ = 0;
};

struct WindowRow {
    std::int32_t depth;
    std::int32_t column_zero;  ///< the bit of column 0
    Slope half_column;         ///< at this depth
};

/// The columns whose centres the beams meet; the rest of the beams goes to the next row.
Word cast_row(const BeamRow& beams, Word walls, const WindowRow& row, BeamRow& next) {
    Word lit = 0;
    for (const Beam& beam : beams) {
        const BeamSpan span = span_at(beam, row.depth);
        lit |= columns_between(row.column_zero + span.centres.first, row.column_zero + span.centres.last);
        const Word range =
            columns_between(row.column_zero + span.touched.first, row.column_zero + span.touched.last);
        if ((walls & range) == 0) {
            next.push(beam);
        } else {
            hand_on(beam, range & ~walls, -row.column_zero, span.touched, row.half_column, next);
        }
    }
    return lit;
}

/// Writes the square's seen cells and the walls that bound them.
void show(const BitTile& blocked, const BitTile& seen, Point eye, std::int32_t middle, BitGrid& visible,
          const Extent& rows) {
    const std::int32_t left = eye.x - middle;
    const Word inside = columns_inside(visible.size().width, left);
    for (std::int32_t y = rows.first; y <= rows.last; ++y) {
        const auto row = static_cast<std::size_t>(middle + y - eye.y);
        const Word near = seen[row - 1] | seen[row] | seen[row + 1];
        const Word walls = (near | near << 1U | near >> 1U) & blocked[row] & inside;
        add_window(visible, y, left, seen[row] | walls);
    }
}

}  // namespace

void SmallView::measure(std::int32_t radius) {
    if (radius == measured_radius_) {
        return;
    }
    measured_radius_ = radius;
    std::int32_t width = radius;
    for (std::int32_t depth = 0; depth <= radius; ++depth) {
        while (width * width + depth * depth > radius * radius + radius) {
            --width;
        }
        half_widths_[static_cast<std::size_t>(depth)] = width;
    }
}

void SmallView::cast(const BitTile& blocked, std::int32_t middle, std::int32_t depths, std::int32_t step,
                     BitTile& seen) const {
    std::array<BeamRow, 2> rows;
    BeamRow* beams = &rows[0];
    BeamRow* next = &rows[1];
    beams->push(whole_quadrant);
    for (std::int32_t depth = 1; depth <= depths && !beams->empty(); ++depth, std::swap(beams, next)) {
        const auto row = static_cast<std::size_t>(middle + step * depth);
        const std::int32_t width = half_widths_[static_cast<std::size_t>(depth)];
        const Word walls = blocked[row] | ~columns_between(middle - width - 1, middle + width + 1);
        const Slope half_column_there = half_columns[static_cast<std::size_t>(depth)];
        next->clear();
        const Word lit = cast_row(*beams, walls, {depth, middle - depth, half_column_there}, *next);
        seen[row] |= lit & ~walls & columns_between(middle - width, middle + width);
    }
}

void SmallView::compute(const OpacityGrid& opaque, Point eye, std::int32_t radius, BitGrid& visible) {
    measure(radius);
    const std::int32_t middle = middle_for(radius);
    const Point turned{eye.y, eye.x};
    const Extent columns = rows_within(eye.x, radius, opaque.size().width);
    const Extent rows = rows_within(eye.y, radius + 1, opaque.size().height);
    BitTile blocked;
    BitTile seen{};
    copy_square(opaque.columns(), turned, middle, columns, blocked);
    cast(blocked, middle, eye.x - columns.first, -1, seen);
    cast(blocked, middle, columns.last - eye.x, 1, seen);
    if (middle == 16) {
        transpose<32>(seen.data());
    } else {
        transpose<64>(seen.data());
    }
    copy_square(opaque.rows(), eye, middle, rows, blocked);
    cast(blocked, middle, std::min(radius, eye.y), -1, seen);
    cast(blocked, middle, std::min(radius, opaque.size().height - 1 - eye.y), 1, seen);
    seen[static_cast<std::size_t>(middle)] |= Word{1} << static_cast<unsigned>(middle);
    show(blocked, seen, eye, middle, visible, rows);
}

}  // namespace torchwake::spatial
