#pragma once

// The graph of a hero's health over a run.

#include "canvas/canvas.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/save/health_curve.hpp>
#include <torchwake/save/run_story.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::panels {

/// A column for each part of the turns, as high as the lowest health in it.
class HealthGraph {
  public:
    /// Makes the graph of a run's story. Requires: `health` is not empty.
    HealthGraph(std::span<const save::HealthThen> health, std::int32_t columns);
    /// Makes the graph of a score, with `wide` columns for each part.
    HealthGraph(const save::HealthCurve& curve, std::int32_t wide);

    [[nodiscard]] std::int32_t columns() const { return static_cast<std::int32_t>(lowest_.size()); }
    [[nodiscard]] std::size_t column_of(std::int32_t turn) const;
    void draw(Canvas& canvas, const core::Rect& area) const;
    /// Writes each depth below the column in which the hero came there, in one row; one without room is left
    /// out. Nothing for the graph of a story.
    void draw_depths(Canvas& canvas, core::Point left) const;

  private:
    /// The first column at a depth.
    struct DepthMark {
        std::int32_t column;
        std::int32_t depth;
    };

    std::int32_t last_turn_;
    std::vector<std::optional<std::int32_t>> lowest_;  ///< in permille
    std::vector<DepthMark> depths_;
};

}  // namespace torchwake::panels
