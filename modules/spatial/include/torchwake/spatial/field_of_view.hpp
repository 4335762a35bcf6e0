#pragma once

// Which cells an eye sees. One definition, by integers, for every radius and every map:
//
// 1. A clear cell is seen where the straight line between the two centres meets no opaque cell, an opaque
//    cell counting as the diamond between the middles of its edges. The line may touch the tips of diamonds,
//    but not on both of its sides.
// 2. So sight is symmetric: of two clear cells within the same radius each sees the other, or neither does.
// 3. A cell lies within radius r where dx * dx + dy * dy <= r * r + r: a disc without single-cell noses.
// 4. An opaque cell is seen where one of its eight neighbours is a seen clear cell; so the wall that bounds
//    what is seen is seen too, also where it lies one cell beyond the radius.
// 5. The eye sees its own cell, and sees out of it even where that is opaque.
//
// Source: A. Ford, "Symmetric Shadowcasting", 2017-2020, for 1 and 2; the bit rows are ours.

#include <torchwake/core/units.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/opacity_grid.hpp>

#include <cstdint>
#include <limits>
#include <memory>

namespace torchwake::spatial {

using core::Cells;

/// Sight that only walls end. It reaches 16,383 rows and columns.
inline constexpr Cells unlimited_sight{std::numeric_limits<std::int32_t>::max()};

/// Computes fields of view; keeps its working memory between calls.
class FieldOfView {
  public:
    FieldOfView();
    ~FieldOfView();
    FieldOfView(const FieldOfView&) = delete;
    FieldOfView& operator=(const FieldOfView&) = delete;
    FieldOfView(FieldOfView&&) noexcept;
    FieldOfView& operator=(FieldOfView&&) noexcept;

    /// Replaces `visible` by what the eye sees; it takes the size of `opaque`.
    /// Requires: the eye lies inside; radius >= 0.
    /// Cost: one step per row and beam of light, a beam being what walls leave of the light between them;
    /// plus one per word of `visible`. No allocation once a call of that grid size was made.
    void compute(const OpacityGrid& opaque, Point eye, Cells radius, BitGrid& visible);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace torchwake::spatial
