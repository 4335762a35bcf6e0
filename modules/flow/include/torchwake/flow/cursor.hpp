#pragma once

// The cursor on the map that examine, aim and travel move: pure functions of the player's answer and of the
// targets. The cursor never leaves the level.

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/prompt.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace torchwake::flow {

/// The argument that stands for a cell in an offer: its index in the level, row by row.
[[nodiscard]] std::int32_t cell_number(core::Size level, core::Point at);
/// The cell with that index.
[[nodiscard]] core::Point cell_at(core::Size level, std::int32_t number);

/// The prompt for a cursor on the map: steps, targets, cells, Confirm and Cancel.
[[nodiscard]] screen::Prompt cursor_prompt(core::Size level);
/// True if the action confirms the cell under the cursor.
[[nodiscard]] bool confirms(screen::Action action);

/// The level that a cursor moves in, and its targets.
struct CursorField {
    core::Size level;                  ///< its extents
    std::vector<core::Point> targets;  ///< NextTarget visits them in this order, then starts again
};

/// The cell of the cursor after that answer.
[[nodiscard]] core::Point moved_cursor(core::Point at, const screen::Offer& answer, const CursorField& field);

/// The cells of the enemies in view, nearest to the hero first.
[[nodiscard]] std::vector<core::Point> enemies_in_view(const forecast::Knowledge& knowledge);
/// The cells of the enemies in view, the most dangerous first.
[[nodiscard]] std::vector<core::Point> enemies_by_danger(const forecast::Knowledge& knowledge);
/// The farthest cell within that range to which steps in one direction lead over free cells in view; of
/// equally far ones the first, clockwise from north. The hero's own if there is none.
[[nodiscard]] core::Point farthest_free_cell(const forecast::Knowledge& knowledge, core::Cells range);
/// Where a cursor that aims a deed begins: on the first of the targets that it may be aimed at and would hit,
/// else on the first one, where enemies that announced a spell come first; without any on a free cell within
/// its range. The deed's own target counts for none.
[[nodiscard]] core::Point first_target(const forecast::Knowledge& knowledge, forecast::AimedDeed deed,
                                       std::span<const core::Point> targets,
                                       const std::function<bool(core::Point)>& may_be_aimed);
/// The cells in view that hold an actor, an item or stairs, each once: those of enemies, the most dangerous
/// first, then the others, nearest to the hero first, then row by row.
[[nodiscard]] std::vector<core::Point> targets_in_view(const forecast::Knowledge& knowledge);
/// The targets with that cell moved to the front, if it is one of them, so that a cursor that begins there
/// visits all others in their order.
[[nodiscard]] std::vector<core::Point> beginning_with(core::Point first, std::vector<core::Point> targets);

}  // namespace torchwake::flow
