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

/// The cost of a step onto each cell: 0 to 255.
using StepCosts = core::Grid<std::uint8_t>;

/// Computes distance maps; keeps its working memory between calls.
/// The result takes the size of `open`; after a first call of that size nothing is allocated.
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

    /// A map for fleeing from the sources of `danger`, a map of steps: going downhill leads away, and around
    /// by a detour rather than into a corner. Scores are in tenths of a step: -12 times the distance, then
    /// smoothed so that no cell scores more than 10 above a cell one step away. Requires: `danger` was
    /// computed with `open`. Source: B. Walker, "The Incredible Power of Dijkstra Maps", RogueBasin, with
    /// -1.2 as a factor.
    void flee(const OpenNeighbours& open, const DistanceMap& danger, DistanceMap& map);

  private:
    friend class StepWave;

    /// A cell, by its row-by-row index, and the direction of the step into it.
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
