#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace torchwake::rules {

/// The cells around a place, in rings by steps from it: finds what is near without a map of the level. Cost:
/// the cells of the rings that are asked for.
class RingSearch {
  public:
    /// The number of the last ring.
    static constexpr std::int32_t most_steps = 8;

    RingSearch(const spatial::OpenNeighbours& steps, core::Point from)
        : steps_(steps), from_(from), ring_{from} {
        static_cast<void>(visit(from));
    }

    /// The cells of the present ring, which starts as the place itself. Empty if no cell is that far.
    [[nodiscard]] const std::vector<core::Point>& ring() const { return ring_; }

    void spread() {
        std::vector<core::Point> next;
        for (const core::Point at : ring_) {
            for (const core::Direction direction : core::all_directions) {
                const core::Point to = core::step(at, direction);
                if (steps_.allows(at, direction) && core::chebyshev_distance(from_, to) <= most_steps &&
                    visit(to)) {
                    next.push_back(to);
                }
            }
        }
        ring_ = std::move(next);
    }

  private:
    static constexpr std::int32_t width = 2 * most_steps + 1;
    /// Marks a cell as visited; true if it was not before. Requires: it is within most_steps.
    [[nodiscard]] bool visit(core::Point at) {
        const core::Point gap = at - from_;
        const std::int32_t place = (gap.y + most_steps) * width + gap.x + most_steps;
        bool& visited = visited_[static_cast<std::size_t>(place)];
        return !std::exchange(visited, true);
    }

    const spatial::OpenNeighbours& steps_;
    core::Point from_;
    std::array<bool, static_cast<std::size_t>(width) * width> visited_{};
    std::vector<core::Point> ring_;
};

}  // namespace torchwake::rules
