#pragma once

#include "beam.hpp"

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/opacity_grid.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchwake::spatial {

/// The beams of one row, in memory that is reserved for as many as a row can have.
class BeamList {
  public:
    void reserve(std::size_t beams) { beams_.resize(std::max(beams_.size(), beams)); }
    void clear() { count_ = 0; }
    void push(const Beam& beam) { beams_[count_++] = beam; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    [[nodiscard]] const Beam* begin() const { return beams_.data(); }
    [[nodiscard]] const Beam* end() const { return beams_.data() + count_; }

  private:
    std::vector<Beam> beams_;
    std::size_t count_ = 0;
};

/// Working memory of casting, kept between calls.
struct BeamLists {
    BeamList now;
    BeamList next;
    std::vector<Slope> half_columns;  ///< by depth
};

/// A field of view of any radius over rows of any length. The north and south quadrants are computed along
/// the rows, the west and east ones along the columns into a set that is transposed in squares of 64 x 64
/// cells afterwards.
class WideView {
  public:
    /// Adds the cells that the eye sees to `visible`, which has none or the views of other eyes: the walls
    /// beside their clear cells are seen by those already. Requires: radius >= 0.
    void compute(const OpacityGrid& opaque, Point eye, std::int32_t radius, BitGrid& visible);

  private:
    void prepare(Size size);

    BeamLists beams_;
    BitGrid by_columns_;
};

}  // namespace torchwake::spatial
