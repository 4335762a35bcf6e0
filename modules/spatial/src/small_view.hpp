#pragma once

#include "beam.hpp"
#include "bit_transpose.hpp"

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/opacity_grid.hpp>

#include <array>
#include <cstdint>

namespace torchwake::spatial {

/// A field of view of small radius, computed in a square of 64 x 64 cells around the eye: a row is one word,
/// so what a beam meets is a shift and a mask, and the walls it meets are counted bits.
class SmallView {
  public:
    /// Leaves room for the walls beyond the radius, and for a look past those.
    static constexpr std::int32_t max_radius = 29;

    /// Requires: 0 <= radius <= max_radius.
    void compute(const OpacityGrid& opaque, Point eye, std::int32_t radius, BitGrid& visible);

  private:
    void measure(std::int32_t radius);
    void cast(const BitTile& blocked, std::int32_t middle, std::int32_t depths, std::int32_t step,
              BitTile& seen) const;

    /// How many columns beside the eye's the disc reaches at each depth, for the radius that was last asked
    /// for.
    std::array<std::int32_t, max_radius + 1> half_widths_{};
    std::int32_t measured_radius_ = -1;
};

}  // namespace torchwake::spatial
