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

/// A source of a distance map, and its own distance: 0, more if it matters less, below 0 if it matters more.
struct Source {
    Point at;            ///< a cell inside the grid
    Distance start = 0;  ///< the distance of that cell by this source
};

/// A cell, by its row-by-row index, and the direction of the step into it.
struct EnteredCell {
    std::uint32_t cell;       ///< row by row from the top left, from 0
    std::uint32_t direction;  ///< a core::Direction as a number, clockwise from north, from 0
};

/// A map of the steps from one source that is computed only as far as it is needed. DistanceFinder's begin()
/// makes it and reach() extends it.
struct GrowingMap {
    DistanceMap map;                ///< `unreachable` in the cells that were not entered yet
    Distance farthest = 0;          ///< every cell up to this distance was entered, and none beyond
    std::vector<EnteredCell> last;  ///< the cells at that distance, those entered by cardinal steps first
    /// How many of `last`, from its beginning, were entered by a step in a cardinal direction.
    std::size_t last_cardinals = 0;
};

/// Computes distance maps; keeps its working memory between calls.
/// The result takes the size of `open`; after a first call of that size nothing is allocated.
/// Requires (all): sources inside; distances below 2^31 - 1.
class DistanceFinder {
  public:
    /// Every step, also a diagonal one, counts 1. Cost: one step per reached cell and legal step out of it.
    void steps(const OpenNeighbours& open, std::span<const Point> sources, DistanceMap& map);
    /// Likewise, from one source, whose own distance is 0.
    void steps(const OpenNeighbours& open, Point source, DistanceMap& map);
    /// Likewise, but each source begins with its start, or less if another one is near. Cost: also that of
    /// sorting the sources.
    void steps(const OpenNeighbours& open, std::span<const Source> sources, DistanceMap& map);

    /// Begins the map of the steps from one source.
    void begin(const OpenNeighbours& open, Point source, GrowingMap& growing);
    /// Extends the map to the distance of a cell; to the whole level if the cell can't be reached. Then all
    /// cells that are no farther have their distances. Cost: as steps(), but only for the cells not entered
    /// before. Requires: begin() was called with `open`, which has not changed since.
    void reach(const OpenNeighbours& open, Point cell, GrowingMap& growing);
    /// Extends the map to the whole level, as reach().
    void complete(const OpenNeighbours& open, GrowingMap& growing);

    /// A step counts the cost of the cell that it enters. Cost: as steps(), plus one per unit of distance.
    /// Requires: costs of the same size.
    /// Source: R. Dial, "Algorithm 360: shortest-path forest with topological ordering", 1969.
    void weighted(const OpenNeighbours& open, const StepCosts& costs, std::span<const Point> sources,
                  DistanceMap& map);
    /// Likewise, but each source begins with its start, or less if another one is near. Cost: also that of
    /// sorting the sources.
    void weighted(const OpenNeighbours& open, const StepCosts& costs, std::span<const Source> sources,
                  DistanceMap& map);

    /// A map for fleeing from the sources of `danger`, a map of steps: going downhill leads away, and around
    /// by a detour rather than into a corner. Scores are in tenths of a step: -12 times the distance, then
    /// smoothed so that no cell scores more than 10 above a cell one step away. Requires: `danger` was
    /// computed with `open`, from sources without a start. Source: B. Walker, "The Incredible Power of
    /// Dijkstra Maps", RogueBasin, with -1.2 as a factor.
    void flee(const OpenNeighbours& open, const DistanceMap& danger, DistanceMap& map);

  private:
    void take(std::span<const Point> sources);
    void take(std::span<const Source> sources);
    void steps_from_sources(const OpenNeighbours& open, DistanceMap& map);
    void weighted_from_sources(const OpenNeighbours& open, const StepCosts& costs, DistanceMap& map);
    void make_room(const OpenNeighbours& open);
    void extend(const OpenNeighbours& open, GrowingMap& growing, const Distance& goal);
    std::size_t order_farthest_first(const DistanceMap& danger);
    void leave(std::uint32_t from, unsigned legal, const std::array<std::uint32_t, 16>& leads,
               const StepCosts& costs, DistanceMap& map);
    void smooth(const OpenNeighbours& open, const DistanceMap& danger, std::span<const std::uint32_t> start,
                DistanceMap& map);

    std::vector<Source> sources_;  ///< by their start
    std::vector<EnteredCell> cardinal_;
    std::vector<EnteredCell> diagonal_;
    std::vector<std::uint32_t> queue_;
    CircularBuckets buckets_;
    std::vector<std::uint32_t> farthest_first_;
    std::vector<std::uint32_t> places_;
};

}  // namespace torchwake::spatial
