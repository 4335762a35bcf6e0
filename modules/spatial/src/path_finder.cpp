#include "step_offsets.hpp"

#include <torchwake/spatial/path_finder.hpp>

#include <algorithm>
#include <bit>

namespace torchwake::spatial {

/// One call of find(): its constants, and the loop.
struct PathFinder::Search {
    PathFinder& finder;
    const OpenNeighbours& open;
    const BitGrid* avoid;
    Point from;
    Point to;
    std::array<std::uint32_t, 8> offsets;

    [[nodiscard]] std::uint32_t index(Point cell) const {
        return static_cast<std::uint32_t>(open.table().index(cell));
    }
    [[nodiscard]] std::uint32_t rest(Point cell) const {
        return static_cast<std::uint32_t>(core::chebyshev_distance(cell, to));
    }
    [[nodiscard]] bool may_enter(Point cell) const {
        return avoid == nullptr || cell == to || !avoid->get(cell);
    }

    void push(Point cell, std::uint32_t estimate) const {
        std::uint32_t& list = finder.lists_[estimate % 3];
        finder.pending_[finder.pushed_] = {cell, list};
        list = finder.pushed_++;
    }

    /// Examines the cells in the order of their estimates. Returns true if the target was reached.
    [[nodiscard]] bool run() const {
        finder.nodes_[index(from)] = {finder.stamp_, 0};
        push(from, rest(from));
        std::uint32_t estimate = rest(from);
        for (int empty_lists = 0; empty_lists < 3; ++estimate, ++empty_lists) {
            std::uint32_t& list = finder.lists_[estimate % 3];
            while (list != none) {
                const Point cell = finder.pending_[list].cell;
                list = finder.pending_[list].next;
                if (cell == to) {
                    return true;
                }
                expand(cell, estimate);
                empty_lists = 0;
            }
        }
        return false;
    }

    void expand(Point cell, std::uint32_t estimate) const {
        const std::uint32_t place = index(cell);
        const std::uint32_t known = finder.nodes_[place].steps_and_entry;
        if ((known >> 3U) + rest(cell) != estimate) {
            return;  // a shorter path here was found after this entry was made
        }
        const unsigned worth =
            cell == from ? 0xffU : onward_steps(static_cast<core::Direction>(known % 8U), open.rule());
        for (unsigned steps = open.table().span()[place] & worth; steps != 0; steps &= steps - 1) {
            const auto direction = static_cast<unsigned>(std::countr_zero(steps));
            enter(core::step(cell, static_cast<core::Direction>(direction)), place + offsets[direction],
                  ((known >> 3U) + 1) << 3U | direction);
        }
    }

    void enter(Point cell, std::uint32_t place, std::uint32_t steps_and_entry) const {
        Node& node = finder.nodes_[place];
        const bool better = node.stamp != finder.stamp_ || steps_and_entry >> 3U < node.steps_and_entry >> 3U;
        if (better && may_enter(cell)) {
            node = {finder.stamp_, steps_and_entry};
            push(cell, (steps_and_entry >> 3U) + rest(cell));
        }
    }
};

std::span<const Point> PathFinder::find(const OpenNeighbours& open, Point from, Point to,
                                        const BitGrid* avoid) {
    TORCHWAKE_EXPECTS(open.contains(from) && open.contains(to));
    TORCHWAKE_EXPECTS(avoid == nullptr || avoid->size() == open.size());
    begin(open.size());
    const Search search{*this, open, avoid, from, to, step_offsets(open.size().width)};
    if (search.run()) {
        trace_back(search);
    }
    return path_;
}

void PathFinder::begin(Size size) {
    const std::size_t cells = size.area();
    if (cells > nodes_.size()) {
        nodes_.resize(cells);
        pending_.resize(cells * pushes_per_cell);
        path_.reserve(cells);
    }
    path_.clear();
    lists_.fill(none);
    pushed_ = 0;
    if (++stamp_ == 0) {
        std::fill(nodes_.begin(), nodes_.end(), Node{});
        stamp_ = 1;
    }
}

void PathFinder::trace_back(const Search& search) {
    path_.resize(nodes_[search.index(search.to)].steps_and_entry >> 3U);
    Point cell = search.to;
    for (auto place = path_.rbegin(); place != path_.rend(); ++place) {
        *place = cell;
        const auto entered = static_cast<core::Direction>(nodes_[search.index(cell)].steps_and_entry % 8U);
        cell = core::step(cell, core::opposite(entered));
    }
}

}  // namespace torchwake::spatial
