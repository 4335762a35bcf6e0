#pragma once

#include <torchwake/spatial/bit_grid.hpp>

namespace torchwake::spatial {

/// The cells that block sight, by rows and by columns, because a field of view looks along both.
/// Shape: width x height, origin at the top left; cells outside are never seen.
class OpacityGrid {
  public:
    OpacityGrid() = default;
    /// Every cell is opaque, or every cell is clear. Requires: no negative extent.
    explicit OpacityGrid(Size size, bool opaque = false) { reset(size, opaque); }
    /// Takes the cells of a set. Cost: one step per opaque cell.
    explicit OpacityGrid(const BitGrid& opaque);

    /// The extents, in cells.
    [[nodiscard]] Size size() const { return rows_.size(); }
    /// True if the cell lies inside, opaque or clear.
    [[nodiscard]] bool contains(Point p) const { return rows_.contains(p); }
    /// Requires: contains(p).
    [[nodiscard]] bool get(Point p) const { return rows_.get(p); }
    /// Requires: contains(p).
    void set(Point p, bool opaque = true) {
        rows_.set(p, opaque);
        columns_.set({p.y, p.x}, opaque);
    }
    /// Takes a new size; every cell becomes opaque or clear.
    void reset(Size size, bool opaque = false) {
        rows_.reset(size, opaque);
        columns_.reset({size.height, size.width}, opaque);
    }

    /// Holds cell (x, y) at bit x of row y.
    [[nodiscard]] const BitGrid& rows() const { return rows_; }
    /// Holds cell (x, y) at bit y of row x.
    [[nodiscard]] const BitGrid& columns() const { return columns_; }

    friend bool operator==(const OpacityGrid&, const OpacityGrid&) = default;

  private:
    BitGrid rows_;
    BitGrid columns_;
};

}  // namespace torchwake::spatial
