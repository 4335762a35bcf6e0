#pragma once

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/opacity_grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

namespace torchwake::spatial {

/// The cells that block sight, the cells that can be entered, and the legal steps between these, kept in step
/// when a cell changes. For a game in which closed doors and walls are all there is to know; one that also
/// hides cells by smoke, or closes steps onto traps, keeps the three parts itself.
/// Shape: width x height, origin at the top left.
class TerrainIndex {
  public:
    TerrainIndex() = default;
    /// Every cell is clear and open. Cost: one step per cell.
    TerrainIndex(Size size, CornerRule rule);
    /// Requires: equal sizes. Cost: one step per cell.
    TerrainIndex(const BitGrid& opaque, const BitGrid& blocked, CornerRule rule);

    /// Changes one cell. Requires: contains(p). Cost: nine cells if it opens or closes, else constant.
    void set(Point p, bool opaque, bool blocks);

    /// The extents of all three parts, in cells.
    [[nodiscard]] Size size() const { return open_.size(); }
    /// True if the cell lies inside.
    [[nodiscard]] bool contains(Point p) const { return open_.contains(p); }
    /// For FieldOfView; its rows() are for lines of sight.
    [[nodiscard]] const OpacityGrid& opaque() const { return opaque_; }
    /// The cells that do not block steps.
    [[nodiscard]] const BitGrid& open() const { return open_; }
    /// For DistanceFinder, PathFinder and Regions.
    [[nodiscard]] const OpenNeighbours& steps() const { return steps_; }

    friend bool operator==(const TerrainIndex&, const TerrainIndex&) = default;

  private:
    OpacityGrid opaque_;
    BitGrid open_;
    OpenNeighbours steps_;
};

}  // namespace torchwake::spatial
