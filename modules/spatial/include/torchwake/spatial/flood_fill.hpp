#pragma once

#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::spatial {

/// The connected regions of a set of cells, joined by legal steps. Keeps its memory between calls.
class Regions {
  public:
    /// The number of a region, from 0.
    using Label = std::uint32_t;
    /// The label of a cell outside all regions.
    static constexpr Label none = UINT32_MAX;

    /// Labels every cell of `cells`; labels count up from 0 in row-major order of each region's first cell.
    /// Requires: equal sizes; every step is legal both ways, as in OpenNeighbours of the same cells.
    /// Cost: one step per cell and legal step; after a first call of that grid size nothing is allocated.
    void compute(const BitGrid& cells, const OpenNeighbours& open);

    /// The number of regions; their labels are below it.
    [[nodiscard]] std::size_t count() const { return sizes_.size(); }
    /// Requires: the cell lies inside.
    [[nodiscard]] Label at(Point p) const { return labels_[p]; }
    /// The number of cells of a region. Requires: label < count().
    [[nodiscard]] std::size_t cells_of(Label label) const { return sizes_[label]; }
    /// The region with the most cells, the first of equals; `none` if there is no region.
    [[nodiscard]] Label largest() const;

  private:
    /// Labels all cells that can be reached from `first` as the next region, and returns their number.
    std::size_t spread(const OpenNeighbours& open, std::uint32_t first);

    core::Grid<Label> labels_;
    std::vector<std::size_t> sizes_;
    std::vector<std::uint32_t> pending_;
};

}  // namespace torchwake::spatial
