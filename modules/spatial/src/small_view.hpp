#pragma once

#include "beam.hpp"
#include "bit_transpose.hpp"

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/opacity_grid.hpp>

#include <array>
#include <cstdint>

namespace torchwake::spatial {

/// A field of view of small radius, computed in a square of 64 x 64 cells around the eye. A row is one word,
/// so the cells that a beam meets are a shift and a mask, and walls are found by counting bits.
class SmallView {
  public:
    /// Leaves room for the walls beyond the radius, and for a look past those.
    static constexpr std::int32_t max_radius = 29;

    /// Adds the cells that the eye sees to `visible`, which has none or the views of other eyes.
    /// Requires: 0 <= radius <= max_radius.
    void compute(const OpacityGrid& opaque, Point eye, std::int32_t radius, BitGrid& visible);

  private:
    void measure(std::int32_t radius);
    void cast(const BitTile& blocked, std::int32_t middle, std::int32_t depths, std::int32_t step,
              BitTile& seen) const;

    /// The number of columns beside the eye's that the disc reaches at each depth, for the last radius.
    std::array<std::int32_t, max_radius + 1> half_widths_{};
    std::int32_t measured_radius_ = -1;
};

}  // namespace torchwake::spatial
