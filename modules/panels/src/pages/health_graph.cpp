#include "pages/health_graph.hpp"

#include <torchwake/panels/text_screen.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <string>

namespace torchwake::panels {
namespace {

/// Below this, a column is drawn as of little health.
constexpr std::int32_t low_permille = 250;

/// The steps of a cell's height in a window: U+2581 to U+2588 fill one to eight of them.
constexpr std::int32_t steps_of_a_row = 8;

}  // namespace

HealthGraph::HealthGraph(std::span<const save::HealthThen> health, std::int32_t columns)
    : last_turn_(std::max(health.back().turn, 1)), lowest_(static_cast<std::size_t>(columns)) {
    for (const save::HealthThen& then : health) {
        std::optional<std::int32_t>& lowest = lowest_[column_of(then.turn)];
        lowest = std::min(lowest.value_or(then.permille), then.permille);
    }
    std::int32_t before = 0;
    for (std::optional<std::int32_t>& lowest : lowest_) {
        before = lowest.value_or(before);
        lowest = before;
    }
}

HealthGraph::HealthGraph(const save::HealthCurve& curve, std::int32_t wide)
    : last_turn_(static_cast<std::int32_t>(curve.parts.size()) * curve.turns) {
    for (const save::HealthPart& part : curve.parts) {
        if (part.depth > 0 && (depths_.empty() || depths_.back().depth != part.depth)) {
            depths_.push_back({static_cast<std::int32_t>(lowest_.size()), part.depth});
        }
        lowest_.insert(lowest_.end(), static_cast<std::size_t>(wide), part.permille);
    }
}

std::size_t HealthGraph::column_of(std::int32_t turn) const {
    const auto columns = static_cast<std::int64_t>(lowest_.size());
    return static_cast<std::size_t>(
        std::clamp<std::int64_t>(std::int64_t{turn} * (columns - 1) / last_turn_, 0, columns - 1));
}

void HealthGraph::draw_depths(Canvas& canvas, core::Point left) const {
    std::int32_t end = 0;
    for (const DepthMark& mark : depths_) {
        if (mark.column >= end) {
            const std::string text = std::to_string(mark.depth);
            canvas.put({left.x + mark.column, left.y}, text, words::quiet_ink);
            end = mark.column + words::text_width(text) + 1;
        }
    }
}

void HealthGraph::draw(Canvas& canvas, const core::Rect& area) const {
    for (std::size_t column = 0; column < lowest_.size(); ++column) {
        const std::int32_t permille = lowest_[column].value_or(0);
        const std::int32_t steps = canvas.is_window() ? steps_of_a_row : 1;
        const std::int32_t filled = (permille * area.size.height * steps + words::whole - 1) / words::whole;
        const content::Colour ink = permille < low_permille ? health_colours.chip : health_colours.fill;
        for (std::int32_t row = 0; row < area.size.height; ++row) {
            const core::Point at{area.left() + static_cast<std::int32_t>(column), area.bottom() - 1 - row};
            const std::int32_t part = std::clamp(filled - row * steps, 0, steps);
            if (part > 0) {
                canvas.put(at, canvas.is_window() ? U'\u2580' + static_cast<char32_t>(part) : U'#', ink);
            } else if (row == 0) {
                canvas.put(at, U'_', words::quiet_ink);
            }
        }
    }
}

}  // namespace torchwake::panels
