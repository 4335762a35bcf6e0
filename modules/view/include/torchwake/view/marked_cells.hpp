#pragma once

// The cells that the map marks because fire or steam reaches them soon.

#include <torchwake/core/point.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::view {

/// How far from the hero cells are marked that are not on its way.
inline constexpr std::int32_t marked_distance = 5;

/// What matter does next, as the hero can tell at one moment. Empty: nothing.
class ForetoldCells {
  public:
    ForetoldCells() = default;
    explicit ForetoldCells(const rules::Knowledge& knowledge);

    /// The cells to mark, row by row: near the hero, those that the first beat reaches that reaches any
    /// there; on its way, those that any foreseen beat reaches. A cell that already hurts has no mark.
    [[nodiscard]] std::vector<core::Point> marked(std::span<const core::Point> way = {}) const;

  private:
    std::vector<core::Point> near_;
    spatial::BitGrid soon_;  ///< those that any foreseen beat reaches
};

[[nodiscard]] inline std::vector<core::Point> marked_cells(const rules::Knowledge& knowledge,
                                                           std::span<const core::Point> way = {}) {
    return ForetoldCells(knowledge).marked(way);
}

}  // namespace torchwake::view
