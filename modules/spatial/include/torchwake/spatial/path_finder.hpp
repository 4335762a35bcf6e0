#pragma once

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::spatial {

/// Finds shortest paths where each step, also a diagonal one, counts 1; keeps its working memory between
/// calls. Source: P. Hart, N. Nilsson, B. Raphael, "A formal basis for the heuristic determination of minimum
/// cost paths", 1968, with buckets for a queue: an estimate grows by 0, 1 or 2 a step.
class PathFinder {
  public:
    /// The cells of a shortest path, from the first step to the target itself; empty where there is none or
    /// where the two are one. Valid until the next call. Equal calls give equal paths.
    /// `avoid`, where given, is a set of cells that the path does not enter, the target excepted.
    /// Requires: both cells inside; `avoid` of the same size.
    /// Cost: one step per cell examined and legal step out of it; no allocation once a call of that size was
    /// made.
    [[nodiscard]] std::span<const Point> find(const OpenNeighbours& open, Point from, Point to,
                                              const BitGrid* avoid = nullptr);

  private:
    static constexpr std::uint32_t none = UINT32_MAX;
    /// A cell next to one whose distance is known is first entered at most two steps too late.
    static constexpr std::size_t pushes_per_cell = 3;

    /// What is known of a cell; worth reading only where the stamp is this call's.
    struct Node {
        std::uint32_t stamp = 0;
        std::uint32_t steps_and_entry = 0;  ///< steps from the start * 8 + the direction it was entered in
    };
    /// A cell to look at, in a list of those with the same estimate.
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
