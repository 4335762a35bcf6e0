#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <cstdint>

namespace torchwake::spatial {

/// The directions of steps: eight, of which closed cells may refuse the diagonal ones, or four.
enum class CornerRule : std::uint8_t {
    Refuse,       ///< a diagonal step needs both cells beside it open
    Cut,          ///< a diagonal step needs only its end open
    StraightOnly  ///< no step is diagonal
};

/// The legal steps out of each cell, one bit a direction, so that a search reads one byte a cell.
/// A step is legal if its end lies inside and is open, and the corner rule allows it. Its start may be
/// closed, so that a search can begin in a wall or at a door. Distances, paths and regions take their
/// directions from here.
class OpenNeighbours {
  public:
    OpenNeighbours() = default;
    /// Cost: one step per cell.
    OpenNeighbours(const BitGrid& open, CornerRule rule) { rebuild(open, rule); }

    /// Takes the size and the cells of `open`. Cost: one step per cell.
    void rebuild(const BitGrid& open, CornerRule rule);
    /// Updates the steps after a change of one cell of the grid. Cost: nine cells.
    /// Requires: `open` has the size that this was built from, and contains the cell.
    void update(const BitGrid& open, Point changed);

    /// Removes all steps into that cell, but not those past it, until update() of it.
    /// Requires: contains(p).
    void close(Point p);

    /// The extents of the grid that this was built from, in cells.
    [[nodiscard]] Size size() const { return steps_.size(); }
    /// True if the cell lies inside.
    [[nodiscard]] bool contains(Point p) const { return steps_.contains(p); }
    /// The corner rule of the last rebuild.
    [[nodiscard]] CornerRule rule() const { return rule_; }
    /// The legal steps out of a cell: bit n is direction n. Requires: contains(p).
    [[nodiscard]] std::uint8_t steps(Point p) const { return steps_[p]; }
    /// Requires: contains(p).
    [[nodiscard]] bool allows(Point p, core::Direction direction) const {
        return ((steps(p) >> static_cast<unsigned>(direction)) & 1U) != 0;
    }
    /// The steps of all cells, row by row.
    [[nodiscard]] const core::Grid<std::uint8_t>& table() const { return steps_; }

    friend bool operator==(const OpenNeighbours&, const OpenNeighbours&) = default;

  private:
    void update_row(const BitGrid& open, std::int32_t y, std::int32_t first, std::int32_t end);

    core::Grid<std::uint8_t> steps_;
    CornerRule rule_ = CornerRule::Refuse;
};

}  // namespace torchwake::spatial
