#pragma once

#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/distance_map.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::spatial {

/// The costs and the bounds of a path. Requires: grids of the size of the neighbour table.
struct PathOptions {
    const BitGrid* avoid = nullptr;    ///< cells that the path does not enter, except its goal
    const StepCosts* costs = nullptr;  ///< of the cell that a step enters; null: each step counts 1
    Distance most = unreachable;       ///< the greatest cost of a path
};

/// Finds paths of least cost; keeps its working memory between calls. Each step, also a diagonal one, counts
/// 1, or the cost of the cell that it enters. Equal calls give equal paths.
/// Requires (all): cells inside; costs of paths below 2^29.
/// Cost (all): one step per cell examined and legal step out of it; after a first call of that size nothing
/// is allocated, but for a longer path than before in the caller's vector.
/// Source: P. Hart, N. Nilsson, B. Raphael, "A formal basis for the heuristic determination of minimum cost
/// paths", 1968, with buckets for a queue: an estimate grows by 0, 1 or 2 a step, and with costs by less than
/// 512.
class PathFinder {
  public:
    /// The cells of a shortest path, from the first step to the target itself; empty if there is none or if
    /// both cells are one. Valid until the next call. `avoid`, if given, is a set of cells that the path does
    /// not enter, except the target.
    [[nodiscard]] std::span<const Point> find(const OpenNeighbours& open, Point from, Point to,
                                              const BitGrid* avoid = nullptr);

    /// Replaces `path` by the cells of a cheapest path, from the first step to the target itself, and returns
    /// its cost; 0 and no cells if both cells are one. Returns nothing, and no cells, if there is no path of
    /// at most that cost. Cost: also one step per cell of the grid, if costs are given. The least of them
    /// guides the search, so give closed cells a high one.
    std::optional<Distance> find(const OpenNeighbours& open, Point from, Point to, const PathOptions& options,
                                 std::vector<Point>& path);

    /// Likewise a path to the nearest cell for which is_goal(Point) is true, be it the start. Without a
    /// target to aim at, the search examines all cells that are nearer.
    /// Requires: equal answers for equal cells.
    template <class Goal>
    std::optional<Distance> find_nearest(const OpenNeighbours& open, Point from, Goal is_goal,
                                         const PathOptions& options, std::vector<Point>& path) {
        const auto holds = [](const void* goal, Point cell) -> bool {
            return (*static_cast<const Goal*>(goal))(cell);
        };
        return find_goal(open, from, {&is_goal, holds}, options, path);
    }

  private:
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr std::size_t most_lists = 512;

    /// The state of a cell, valid only with the stamp of this call.
    struct Node {
        std::uint32_t stamp = 0;
        std::uint32_t cost_and_entry = 0;  ///< cost from the start * 8 + the direction it was entered in
    };
    /// A cell to examine, in a list of those with the same estimate.
    struct Pending {
        Point cell;
        std::uint32_t next = none;
    };
    /// A predicate of the caller's.
    struct GoalTest {
        const void* goal;
        bool (*holds)(const void* goal, Point cell);
    };
    template <class Steps, class Goal>
    struct Search;

    std::optional<Distance> find_goal(const OpenNeighbours& open, Point from, const GoalTest& test,
                                      const PathOptions& options, std::vector<Point>& path);
    template <class Steps>
    std::optional<Distance> find_target(const OpenNeighbours& open, Point from, Point to, const Steps& steps,
                                        const PathOptions& options, std::vector<Point>& path);
    template <class Steps, class Goal>
    std::optional<Distance> search(const OpenNeighbours& open, Point from, const Steps& steps,
                                   const Goal& goal, const PathOptions& options, std::vector<Point>& path);
    void begin(Size size, std::size_t lists, std::size_t pushes_per_cell);

    std::vector<Node> nodes_;
    std::vector<Pending> pending_;
    std::vector<Point> path_;
    std::array<std::uint32_t, most_lists> lists_{};
    std::uint32_t pushed_ = 0;
    std::uint32_t stamp_ = 0;
};

}  // namespace torchwake::spatial
