#pragma once

// The cells that are visible from an eye. One definition, by integers, for every radius and every map:
//
// 1. A clear cell is seen if the straight line between the two centres meets no opaque cell, where an opaque
//    cell counts as the diamond between the middles of its edges. The line may touch the tips of diamonds,
//    but not on both of its sides.
// 2. So sight is symmetric: of two clear cells within the same radius each sees the other, or neither does.
// 3. A cell lies within radius r if dx * dx + dy * dy <= r * r + r: a disc without single-cell noses.
// 4. An opaque cell is seen if one of its eight neighbours is a seen clear cell; so the walls that bound the
//    view are seen too, even one cell beyond the radius.
// 5. The eye sees its own cell, and sees out of it even if that is opaque.
//
// Source: A. Ford, "Symmetric Shadowcasting", 2017-2020, for 1 and 2; the bit rows are ours.

#include <torchwake/core/units.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/opacity_grid.hpp>

#include <cstdint>
#include <limits>
#include <memory>
#include <span>

namespace torchwake::spatial {

using core::Cells;

/// A radius that only walls limit. It reaches 16,383 rows and columns.
inline constexpr Cells unlimited_sight{std::numeric_limits<std::int32_t>::max()};

/// The place of an eye or a light, and how far it reaches.
struct Eye {
    Point at;                        ///< the cell of the eye
    Cells radius = unlimited_sight;  ///< how far it sees, as point 3 above measures it
};

/// Computes fields of view; keeps its working memory between calls.
class FieldOfView {
  public:
    FieldOfView();
    ~FieldOfView();
    FieldOfView(const FieldOfView&) = delete;
    FieldOfView& operator=(const FieldOfView&) = delete;
    /// Takes the working memory; the other may only be assigned to.
    FieldOfView(FieldOfView&&) noexcept;
    /// Takes the working memory; the other may only be assigned to.
    FieldOfView& operator=(FieldOfView&&) noexcept;

    /// Replaces `visible` by the cells that the eye sees; it takes the size of `opaque`.
    /// Requires: the eye lies inside; radius >= 0.
    /// Cost: one step per row and beam, a beam being a gap between shadows; plus one per word of `visible`.
    /// After a first call of that grid size nothing is allocated.
    void compute(const OpacityGrid& opaque, Point eye, Cells radius, BitGrid& visible);

    /// Replaces `visible` by the cells that at least one of the eyes sees; none if there is no eye.
    /// Requires: as for one, of each eye. Cost: that of each eye, plus one per word of `visible` in all.
    void compute(const OpacityGrid& opaque, std::span<const Eye> eyes, BitGrid& visible);

  private:
    struct Memory;

    void add(const OpacityGrid& opaque, const Eye& eye, BitGrid& visible);

    std::unique_ptr<Memory> memory_;
};

}  // namespace torchwake::spatial
