#pragma once

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::spatial {

/// Finds shortest paths, where each step, also a diagonal one, counts 1; keeps its working memory between
/// calls. Source: P. Hart, N. Nilsson, B. Raphael, "A formal basis for the heuristic determination of minimum
/// cost paths", 1968, with buckets for a queue: an estimate grows by 0, 1 or 2 a step.
class PathFinder {
  public:
    /// The cells of a shortest path, from the first step to the target itself; empty if there is none or if
    /// both cells are one. Valid until the next call. Equal calls give equal paths. `avoid`, if given, is a
    /// set of cells that the path does not enter, except the target.
    /// Requires: both cells inside; `avoid` of the same size.
    /// Cost: one step per cell examined and legal step out of it; after a first call of that size nothing is
    /// allocated.
    [[nodiscard]] std::span<const Point> find(const OpenNeighbours& open, Point from, Point to,
                                              const BitGrid* avoid = nullptr);

  private:
    static constexpr std::uint32_t none = UINT32_MAX;
    /// The neighbour of a reached cell is first entered at most two steps too late.
    static constexpr std::size_t pushes_per_cell = 3;

    /// The state of a cell, valid only with the stamp of this call.
    struct Node {
        std::uint32_t stamp = 0;
        std::uint32_t steps_and_entry = 0;  ///< steps from the start * 8 + the direction it was entered in
    };
    /// A cell to examine, in a list of those with the same estimate.
    struct Pending {
        Point cell;
        std::uint32_t next = none;
    };
    struct Search;

    void begin(Size size);
    void trace_back(const Search& search);

    std::vector<Node> nodes_;
    std::vector<Pending> pending_;
    std::vector<Point> path_;
    std::array<std::uint32_t, 3> lists_{};
    std::uint32_t pushed_ = 0;
    std::uint32_t stamp_ = 0;
};

}  // namespace torchwake::spatial
