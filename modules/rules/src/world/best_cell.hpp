#pragma once

#include <torchwake/core/point.hpp>

#include <optional>

namespace torchwake::rules {

/// The cell of the lowest rank, of equal ones the first; nothing if none has a rank. `rank_of(cell)` answers
/// the rank of a cell, or nothing for one that does not suit.
template <class Cells, class RankOf>
[[nodiscard]] std::optional<core::Point> best_cell(Cells&& cells, const RankOf& rank_of) {
    std::optional<core::Point> best;
    decltype(rank_of(core::Point())) lowest;
    for (const core::Point at : cells) {
        const auto rank = rank_of(at);
        if (rank && (!best || *rank < *lowest)) {
            best = at;
            lowest = rank;
        }
    }
    return best;
}

}  // namespace torchwake::rules
