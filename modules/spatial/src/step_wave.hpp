#pragma once

// A wave of steps that all count the same, running over a table of open neighbours.
//
// A cell entered by a cardinal step has three cells ahead that were not tried from the cell before, one
// entered by a diagonal step has five (step_offsets.hpp says why). The two kinds are in separate lists, which
// makes the number of tries a constant. A try has no branch: what it writes for a closed or known cell is
// overwritten by the next. Mispredicted branches, about two a cell, would cost more than everything else. In
// each round the cardinal steps come first, so that most cells have only three ahead.

#include "step_offsets.hpp"

#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/distance_map.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace torchwake::spatial {

class StepWave {
  public:
    using Entered = EnteredCell;

    /// Requires: room for one entry more than cells in both lists.
    StepWave(const OpenNeighbours& open, DistanceMap& map, Entered* cardinal, Entered* diagonal)
        : steps_(open.table().span().data()),
          distances_(map.span().data()),
          leads_(step_leads(map.width())),
          cardinal_{cardinal},
          diagonal_{diagonal} {}

    /// Enters the neighbours of a source, which are `next` away.
    void start(std::uint32_t source, Distance next) {
        for (unsigned direction = 0; direction < 8; ++direction) {
            List& list = direction % 2 == 0 ? cardinal_ : diagonal_;
            list.tail += attempt(source, steps_[source], direction, next, list.entries + list.tail);
        }
    }

    /// Takes up the cells that an earlier wave entered last.
    void resume(std::span<const Entered> cardinal, std::span<const Entered> diagonal) {
        cardinal_.add(cardinal);
        diagonal_.add(diagonal);
    }

    /// The cells that were entered last.
    [[nodiscard]] std::span<const Entered> last_cardinal() const { return cardinal_.rest(); }
    [[nodiscard]] std::span<const Entered> last_diagonal() const { return diagonal_.rest(); }

    /// Runs until no cell is left, or `goal`, the distance of some cell, is at most that of the cells entered
    /// last. Those are `farthest` steps away before; returns the distance of the last ones after.
    template <CornerRule rule>
    Distance run(Distance farthest, const Distance& goal) {
        Distance next = farthest + 1;
        for (; !(cardinal_.rest().empty() && diagonal_.rest().empty()) && goal >= next; ++next) {
            const Range cardinals = cardinal_.take_all();
            const Range diagonals = diagonal_.take_all();
            if constexpr (rule == CornerRule::Cut) {
                leave<0>(cardinals, next, cardinal_);
            } else {
                leave<0, 2, 6>(cardinals, next, cardinal_);
            }
            if constexpr (rule != CornerRule::StraightOnly) {
                leave<1, 7>(diagonals, next, cardinal_);
                leave<1, 7>(cardinals, next, diagonal_);
                leave<0, 2, 6>(diagonals, next, diagonal_);
            }
        }
        return next - 1;
    }

  private:
    struct Range {
        const Entered* begin;
        const Entered* end;
    };

    struct List {
        Entered* entries;
        std::size_t head = 0;
        std::size_t tail = 0;

        void add(std::span<const Entered> others) {
            std::ranges::copy(others, entries + tail);
            tail += others.size();
        }
        [[nodiscard]] std::span<const Entered> rest() const { return {entries + head, entries + tail}; }
        [[nodiscard]] Range take_all() { return {entries + std::exchange(head, tail), entries + tail}; }
    };

    /// Tries the same turns from all cells of a range.
    template <unsigned... turns>
    void leave(const Range& range, Distance next, List& list) {
        Entered* tail = list.entries + list.tail;
        for (const Entered* entered = range.begin; entered != range.end; ++entered) {
            const Entered from = *entered;
            const unsigned legal = steps_[from.cell];
            ((tail += attempt(from.cell, legal, (from.direction + turns) % 8, next, tail)), ...);
        }
        list.tail = static_cast<std::size_t>(tail - list.entries);
    }

    /// Gives the cell at the end of a step a distance and an entry. Returns 0 if the cell had a distance
    /// already, and the entry is not kept. An illegal step leads to the cell itself, which has one.
    std::size_t attempt(std::uint32_t from, unsigned legal, std::uint32_t direction, Distance next,
                        Entered* entry) {
        const std::uint32_t cell = from + leads_[2 * direction + (legal >> direction & 1U)];
        const Distance known = distances_[cell];
        *entry = {cell, direction};
        distances_[cell] = std::min(known, next);
        return known == unreachable ? 1U : 0U;
    }

    const std::uint8_t* steps_;
    Distance* distances_;
    StepLeads leads_;
    List cardinal_;
    List diagonal_;
};

}  // namespace torchwake::spatial
