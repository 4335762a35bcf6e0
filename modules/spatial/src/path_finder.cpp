#include "step_offsets.hpp"

#include <torchwake/spatial/path_finder.hpp>

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace torchwake::spatial {
namespace {

/// Steps that count 1 each.
struct EvenSteps {
    /// An estimate grows by two at most.
    static constexpr std::uint32_t lists = 3;
    /// The neighbour of a reached cell is first entered at most two steps too late.
    static constexpr std::size_t pushes_per_cell = 3;

    CornerRule rule;

    [[nodiscard]] static constexpr std::uint32_t least() { return 1; }
    [[nodiscard]] static constexpr std::uint32_t onto(std::uint32_t) { return 1; }
    [[nodiscard]] unsigned worth_trying(core::Direction entered) const { return onward_steps(entered, rule); }
};

/// Steps that count the cost of the cell that they enter.
struct CostlySteps {
    /// An estimate grows by a cost and the least cost at most.
    static constexpr std::uint32_t lists = 512;
    /// A cell is left once, and enters each neighbour at most once.
    static constexpr std::size_t pushes_per_cell = 8;

    std::span<const std::uint8_t> costs;
    std::uint32_t least_cost;  ///< 0, or that of all cells

    [[nodiscard]] std::uint32_t least() const { return least_cost; }
    [[nodiscard]] std::uint32_t onto(std::uint32_t place) const { return costs[place]; }
    [[nodiscard]] static constexpr unsigned worth_trying(core::Direction entered) {
        return 0xffU & ~(1U << static_cast<unsigned>(core::opposite(entered)));
    }
};

std::uint32_t distance_along(std::int32_t a, std::int32_t b) {
    return static_cast<std::uint32_t>(std::abs(a - b));
}

/// A target that diagonal steps lead to.
struct EightWayTarget {
    Point at;

    [[nodiscard]] bool holds(Point cell) const { return cell == at; }
    /// The number of steps to the goal if no cell were closed.
    [[nodiscard]] std::uint32_t least_steps(Point cell) const {
        return std::max(distance_along(cell.x, at.x), distance_along(cell.y, at.y));
    }
};

/// A target that only straight steps lead to.
struct FourWayTarget {
    Point at;

    [[nodiscard]] bool holds(Point cell) const { return cell == at; }
    [[nodiscard]] std::uint32_t least_steps(Point cell) const {
        return distance_along(cell.x, at.x) + distance_along(cell.y, at.y);
    }
};

/// Any cell that a test accepts.
template <class Test>
struct TestedGoal {
    Test test;

    [[nodiscard]] bool holds(Point cell) const { return test.holds(test.goal, cell); }
    [[nodiscard]] static constexpr std::uint32_t least_steps(Point) { return 0; }
};

}  // namespace

/// One call: its constants, and the loop.
template <class Steps, class Goal>
struct PathFinder::Search {
    PathFinder& finder;
    const OpenNeighbours& open;
    const BitGrid* avoid = nullptr;
    Point from;
    Steps steps;
    Goal goal;
    std::array<std::uint32_t, 8> offsets{};

    [[nodiscard]] std::uint32_t index(Point cell) const {
        return static_cast<std::uint32_t>(open.table().index(cell));
    }
    [[nodiscard]] std::uint32_t rest(Point cell) const { return steps.least() * goal.least_steps(cell); }
    [[nodiscard]] bool may_enter(Point cell) const {
        return avoid == nullptr || !avoid->get(cell) || goal.holds(cell);
    }

    void push(Point cell, std::uint32_t estimate) const {
        std::uint32_t& list = finder.lists_[estimate % Steps::lists];
        finder.pending_[finder.pushed_] = {cell, list};
        list = finder.pushed_++;
    }

    /// Examines the cells in the order of their estimates, of which none is above `most`. Returns the goal if
    /// it was reached.
    [[nodiscard]] std::optional<Point> run(std::uint32_t most) const {
        finder.nodes_[index(from)] = {finder.stamp_, 0};
        push(from, rest(from));
        std::uint32_t estimate = rest(from);
        for (std::uint32_t empty_lists = 0; empty_lists < Steps::lists && estimate <= most;
             ++estimate, ++empty_lists) {
            std::uint32_t& list = finder.lists_[estimate % Steps::lists];
            while (list != none) {
                const Point cell = finder.pending_[list].cell;
                list = finder.pending_[list].next;
                if (goal.holds(cell)) {
                    return cell;
                }
                expand(cell, estimate);
                empty_lists = 0;
            }
        }
        return std::nullopt;
    }

    void expand(Point cell, std::uint32_t estimate) const {
        const std::uint32_t place = index(cell);
        const std::uint32_t known = finder.nodes_[place].cost_and_entry;
        if ((known >> 3U) + rest(cell) != estimate) {
            return;  // a cheaper path here was found after this entry was made
        }
        const unsigned worth =
            cell == from ? 0xffU : steps.worth_trying(static_cast<core::Direction>(known % 8U));
        for (unsigned legal = open.table().span()[place] & worth; legal != 0; legal &= legal - 1) {
            const auto direction = static_cast<unsigned>(std::countr_zero(legal));
            const std::uint32_t next = place + offsets[direction];
            enter(core::step(cell, static_cast<core::Direction>(direction)), next,
                  ((known >> 3U) + steps.onto(next)) << 3U | direction);
        }
    }

    void enter(Point cell, std::uint32_t place, std::uint32_t cost_and_entry) const {
        Node& node = finder.nodes_[place];
        const bool better = node.stamp != finder.stamp_ || cost_and_entry >> 3U < node.cost_and_entry >> 3U;
        if (better && may_enter(cell)) {
            node = {finder.stamp_, cost_and_entry};
            push(cell, (cost_and_entry >> 3U) + rest(cell));
        }
    }

    [[nodiscard]] Distance cost_of(Point cell) const {
        return static_cast<Distance>(finder.nodes_[index(cell)].cost_and_entry >> 3U);
    }
    [[nodiscard]] Point before(Point cell) const {
        const auto entered = static_cast<core::Direction>(finder.nodes_[index(cell)].cost_and_entry % 8U);
        return core::step(cell, core::opposite(entered));
    }

    void trace_back(Point reached, std::vector<Point>& path) const {
        for (Point cell = reached; cell != from; cell = before(cell)) {
            path.push_back(cell);
        }
        std::ranges::reverse(path);
    }
};

std::span<const Point> PathFinder::find(const OpenNeighbours& open, Point from, Point to,
                                        const BitGrid* avoid) {
    path_.reserve(open.size().area());
    find(open, from, to, {.avoid = avoid}, path_);
    return path_;
}

std::optional<Distance> PathFinder::find(const OpenNeighbours& open, Point from, Point to,
                                         const PathOptions& options, std::vector<Point>& path) {
    TORCHWAKE_EXPECTS(open.contains(to));
    if (options.costs == nullptr) {
        return find_target(open, from, to, EvenSteps{open.rule()}, options, path);
    }
    TORCHWAKE_EXPECTS(options.costs->size() == open.size());
    const std::span<const std::uint8_t> costs = options.costs->span();
    const std::uint32_t least = std::ranges::min(costs);
    return find_target(open, from, to, CostlySteps{costs, least}, options, path);
}

template <class Steps>
std::optional<Distance> PathFinder::find_target(const OpenNeighbours& open, Point from, Point to,
                                                const Steps& steps, const PathOptions& options,
                                                std::vector<Point>& path) {
    return open.rule() == CornerRule::StraightOnly
               ? search(open, from, steps, FourWayTarget{to}, options, path)
               : search(open, from, steps, EightWayTarget{to}, options, path);
}

std::optional<Distance> PathFinder::find_goal(const OpenNeighbours& open, Point from, const GoalTest& test,
                                              const PathOptions& options, std::vector<Point>& path) {
    const TestedGoal<GoalTest> goal{test};
    return options.costs == nullptr
               ? search(open, from, EvenSteps{open.rule()}, goal, options, path)
               : search(open, from, CostlySteps{options.costs->span(), 0}, goal, options, path);
}

template <class Steps, class Goal>
std::optional<Distance> PathFinder::search(const OpenNeighbours& open, Point from, const Steps& steps,
                                           const Goal& goal, const PathOptions& options,
                                           std::vector<Point>& path) {
    TORCHWAKE_EXPECTS(open.contains(from));
    TORCHWAKE_EXPECTS(options.avoid == nullptr || options.avoid->size() == open.size());
    TORCHWAKE_EXPECTS(options.costs == nullptr || options.costs->size() == open.size());
    path.clear();
    if (options.most < 0) {
        return std::nullopt;
    }
    begin(open.size(), Steps::lists, Steps::pushes_per_cell);
    const Search<Steps, Goal> search{
        *this, open, options.avoid, from, steps, goal, step_offsets(open.size().width)};
    const std::optional<Point> reached = search.run(static_cast<std::uint32_t>(options.most));
    if (!reached) {
        return std::nullopt;
    }
    search.trace_back(*reached, path);
    return search.cost_of(*reached);
}

void PathFinder::begin(Size size, std::size_t lists, std::size_t pushes_per_cell) {
    const std::size_t cells = size.area();
    nodes_.resize(std::max(nodes_.size(), cells));
    pending_.resize(std::max(pending_.size(), cells * pushes_per_cell));
    std::fill_n(lists_.begin(), lists, none);
    pushed_ = 0;
    if (++stamp_ == 0) {
        std::ranges::fill(nodes_, Node{});
        stamp_ = 1;
    }
}

}  // namespace torchwake::spatial
