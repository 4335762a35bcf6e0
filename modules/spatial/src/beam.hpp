#pragma once

// Light between two slopes, row by row away from an eye. A row at depth d has 2 * d + 1 columns, from one
// diagonal of the quadrant (column 0) to the other (column 2 * d); a slope is columns per row, from 0 to 2.
//
// Slopes are fixed-point numbers with 48 places, rounded up. Queries of a beam yield whole columns, so the
// result is exact as long as the rounding error, which depth multiplies, is below the distance of two
// different slopes: at depth d an edge is an odd number below 4 * d + 2 over 2 * d, so the error is below d *
// (4 * d + 2) / 2^48, and two edges' columns differ from a whole or half column by 1 / (2 * d) or not at all.
// That holds up to max_depth.

#include "extent.hpp"

#include <bit>
#include <cstdint>

namespace torchwake::spatial {

using Slope = std::uint64_t;

inline constexpr std::int32_t max_depth = 16'383;
inline constexpr unsigned slope_places = 48;
inline constexpr Slope one_column = Slope{1} << slope_places;
inline constexpr Slope half_column = one_column / 2;
/// Larger than any rounding error, and smaller than any difference.
inline constexpr Slope slack = one_column / (Slope{2} * (max_depth + 1));

struct Beam {
    Slope start;
    Slope end;
};

inline constexpr Beam whole_quadrant{0, 2 * one_column};

/// The columns of a row that a beam touches, and those whose centres it meets, which may be none.
struct BeamSpan {
    Extent touched;
    Extent centres;
};

[[nodiscard]] inline std::int32_t whole_columns(Slope columns) {
    return static_cast<std::int32_t>(columns >> slope_places);
}

/// A beam touches a cell if it is wider than nothing within the middle of the cell's row, from the tip of its
/// diamond on.
[[nodiscard]] inline BeamSpan span_at(const Beam& beam, std::int32_t depth) {
    const Slope start = beam.start * static_cast<Slope>(depth);
    const Slope end = beam.end * static_cast<Slope>(depth);
    return {{whole_columns(start + half_column), whole_columns(end + (half_column - slack))},
            {whole_columns(start + (one_column - slack)), whole_columns(end)}};
}

/// Half a column at that depth, as a slope.
[[nodiscard]] constexpr Slope half_column_at(std::int32_t depth) {
    const auto divisor = static_cast<Slope>(depth);
    return (half_column + divisor - 1) / divisor;
}

/// The slope of the edge between a column and the one before it.
[[nodiscard]] inline Slope edge_before(std::int32_t column, Slope half_column_there) {
    return static_cast<Slope>(2 * column - 1) * half_column_there;
}

/// Passes on the rest of a beam behind a row: a beam for each run of clear cells. Bit n of `clear` is column
/// `base` + n; `touched` are the columns that the beam touches, and the bits outside are 0.
template <class BeamList>
void hand_on(const Beam& beam, std::uint64_t clear, std::int32_t base, const Extent& touched,
             Slope half_column_there, BeamList& next) {
    while (clear != 0) {
        const std::uint64_t rest = clear & (clear + (clear & (~clear + 1)));
        const std::uint64_t run = clear ^ rest;
        const std::int32_t first = base + std::countr_zero(run);
        const std::int32_t after = base + 64 - std::countl_zero(run);
        next.push({first == touched.first ? beam.start : edge_before(first, half_column_there),
                   after > touched.last ? beam.end : edge_before(after, half_column_there)});
        clear = rest;
    }
}

}  // namespace torchwake::spatial
