#pragma once

// Straight lines of cells, and the line of sight along them.

#include <torchwake/core/contract.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace torchwake::spatial {

/// The choice of a line that passes exactly between two cells: the smaller or the larger coordinate.
enum class Ties : std::uint8_t {
    Lower,  ///< the cell with the smaller coordinate
    Upper   ///< the cell with the larger coordinate
};

/// The cells of the straight line between two cells, both included; one for each step of the longer axis.
/// The line from b to a has the cells of the line from a to b, in reverse.
/// Source: the midpoint rule of J. Bresenham, 1965, in closed form.
class Line {
  public:
    /// Computes nothing yet: each cell is computed where it is asked for. Requires: coordinates differ by
    /// less than 2^30.
    constexpr Line(Point from, Point to, Ties ties = Ties::Lower)
        : from_(from), to_(to), steps_(core::chebyshev_distance(from, to)), ties_(ties) {}

    /// The number of cells, the ends included.
    [[nodiscard]] constexpr std::int32_t size() const { return steps_ + 1; }
    /// The cell after that many steps. Requires: 0 <= step < size().
    [[nodiscard]] constexpr Point operator[](std::int32_t step) const {
        TORCHWAKE_EXPECTS(step >= 0 && step < size());
        return {from_.x + along(to_.x - from_.x, step), from_.y + along(to_.y - from_.y, step)};
    }
    /// How this line chooses where it passes exactly between two cells.
    [[nodiscard]] constexpr Ties ties() const { return ties_; }

  private:
    /// delta * step / steps_, to the nearest integer.
    [[nodiscard]] constexpr std::int32_t along(std::int32_t delta, std::int32_t step) const {
        if (steps_ == 0) {
            return 0;
        }
        const std::int64_t twice = 2 * static_cast<std::int64_t>(delta) * step;
        const std::int64_t half = ties_ == Ties::Upper ? steps_ : steps_ - 1;
        const std::int64_t sum = twice + half;
        const std::int64_t divisor = 2 * static_cast<std::int64_t>(steps_);
        return static_cast<std::int32_t>(sum >= 0 ? sum / divisor : -((-sum + divisor - 1) / divisor));
    }

    Point from_;
    Point to_;
    std::int32_t steps_;
    Ties ties_;
};

/// A line without a cell of the set strictly between its ends, if either way to break ties gives one.
/// Requires: both ends lie inside. Cost: one step per cell of the line.
[[nodiscard]] std::optional<Line> clear_line(const BitGrid& opaque, Point from, Point to);

/// True exactly if a field of view of unlimited radius from one end shows the other. Requires: both are
/// clear.
[[nodiscard]] inline bool has_line_of_sight(const BitGrid& opaque, Point from, Point to) {
    return clear_line(opaque, from, to).has_value();
}

}  // namespace torchwake::spatial
