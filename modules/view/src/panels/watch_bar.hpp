#pragma once

// The time bar of a recorded run that is watched: where in it one is, and how it is played. It lies over an
// edge of the map. Drawing and hit-testing share the place, so they agree.

#include "panels/canvas.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::view {

struct WatchPlace {
    core::Rect panel;
    core::Rect bar;                 ///< one row, of one cell at least
    std::vector<TextLine> problem;  ///< above the bar, a row each
};

/// As wide as the map, at its lower edge, or at the upper one where it would hide the hero or the cell below.
/// `view`: how many cells of the level the map shows; on a text screen as many as it has text cells.
[[nodiscard]] WatchPlace place_watch(const screen::WatchModel& watch, const core::Rect& map, core::Size view,
                                     const rules::Knowledge& knowledge);

/// The cell of so many that the head stands on. Where there are more commands than cells, one stands for
/// several. Ensures: the last one is that of the end alone.
[[nodiscard]] std::int32_t head_cell(const screen::WatchModel& watch, std::int32_t cells);

/// How many commands are done at a cell of the bar: the fewest that bring the head there, or where it passes
/// that cell by, beyond it. The first cell means the beginning, the last the end. Nothing beside the bar.
[[nodiscard]] std::optional<std::int32_t> moment_at(const screen::WatchModel& watch, const WatchPlace& place,
                                                    core::Point cell);

/// When and where in the world that is.
struct WatchedMoment {
    std::int32_t turn = 0;
    std::int32_t depth = 1;
};

void draw_watch(Canvas& canvas, const screen::WatchModel& watch, const WatchPlace& place,
                const WatchedMoment& moment, const Words& words);

}  // namespace torchwake::view
