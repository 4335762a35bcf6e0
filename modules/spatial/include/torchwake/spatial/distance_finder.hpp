#pragma once

#include <torchwake/core/grid.hpp>
#include <torchwake/spatial/circular_buckets.hpp>
#include <torchwake/spatial/distance_map.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::spatial {

/// What it costs to step onto each cell: 0 to 255.
using StepCosts = core::Grid<std::uint8_t>;

/// Computes distance maps; keeps its working memory between calls.
/// The result takes the size of `open`; no allocation once a call of that grid size was made.
/// Requires (all): sources inside; distances below 2^31 - 1.
class DistanceFinder {
  public:
    /// Every step, also a diagonal one, counts 1. Cost: one step per reached cell and legal step out of it.
    void steps(const OpenNeighbours& open, std::span<const Point> sources, DistanceMap& map);
    void steps(const OpenNeighbours& open, Point source, DistanceMap& map);

    /// A step counts the cost of the cell that it enters. Cost: as steps(), plus one per unit of distance.
    /// Requires: costs of the same size.
    /// Source: R. Dial, "Algorithm 360: shortest-path forest with topological ordering", 1969.
    void weighted(const OpenNeighbours& open, const StepCosts& costs, std::span<const Point> sources,
                  DistanceMap& map);

    /// Where to run from what `danger` (a map of steps) measures: going downhill leads away, and round by a
    /// detour rather than into a corner. Scores are in tenths of a step: -12 times the distance, then
    /// smoothed so that no cell scores more than 10 above a cell one step away. Requires: `open` is what
    /// `danger` was computed with. Source: B. Walker, "The Incredible Power of Dijkstra Maps", RogueBasin,
    /// with -1.2 as a factor.
    void flee(const OpenNeighbours& open, const DistanceMap& danger, DistanceMap& map);

  private:
    friend class StepWave;

    /// A cell, by its place in the row-by-row order, and the direction that it was entered in.
    struct Entered {
        std::uint32_t cell;
        std::uint32_t direction;
    };

    std::size_t order_farthest_first(const DistanceMap& danger);
    void leave(std::uint32_t from, unsigned legal, const std::array<std::uint32_t, 16>& leads,
               const StepCosts& costs, DistanceMap& map);
    void smooth(const OpenNeighbours& open, const DistanceMap& danger, std::span<const std::uint32_t> start,
                DistanceMap& map);

    std::vector<Entered> cardinal_;
    std::vector<Entered> diagonal_;
    std::vector<std::uint32_t> queue_;
    CircularBuckets buckets_;
    std::vector<std::uint32_t> farthest_first_;
    std::vector<std::uint32_t> places_;
};

}  // namespace torchwake::spatial
