#pragma once

#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::spatial {

/// Divides the open cells into regions: sets of cells that legal steps join. Keeps its memory between calls.
class Regions {
  public:
    using Label = std::uint32_t;
    /// The label of a cell that is in no region.
    static constexpr Label none = UINT32_MAX;

    /// Labels every cell of `cells`; labels count up from 0 in row-major order of each region's first cell.
    /// Requires: equal sizes; steps that are legal both ways, as OpenNeighbours of the same cells has.
    /// Cost: one step per cell and legal step; no allocation once a call of that grid size was made.
    void compute(const BitGrid& cells, const OpenNeighbours& open);

    [[nodiscard]] std::size_t count() const { return sizes_.size(); }
    /// Requires: the cell lies inside.
    [[nodiscard]] Label at(Point p) const { return labels_[p]; }
    /// The number of cells of a region. Requires: label < count().
    [[nodiscard]] std::size_t cells_of(Label label) const { return sizes_[label]; }
    /// The region with the most cells, the first of equals; none where there is no region.
    [[nodiscard]] Label largest() const;

  private:
    /// Labels all that the first cell reaches as the next region, and counts it.
    std::size_t spread(const OpenNeighbours& open, std::uint32_t first);

    core::Grid<Label> labels_;
    std::vector<std::size_t> sizes_;
    std::vector<std::uint32_t> pending_;
};

}  // namespace torchwake::spatial
