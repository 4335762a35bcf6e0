#pragma once

// A cursor on the map, as examine, aim and travel move it: pure functions of what is answered and of what
// there is to point at. It never leaves the level.

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/prompt.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::flow {

/// The number of a cell in an offer: its place in the level, row by row.
[[nodiscard]] std::int32_t cell_number(core::Size level, core::Point at);
/// The cell with that number.
[[nodiscard]] core::Point cell_at(core::Size level, std::int32_t number);

/// All that a cursor on the map may be told: steps, targets, cells, Confirm and Cancel.
[[nodiscard]] screen::Prompt cursor_prompt(core::Size level);
/// Whether an answer says that the cursor is where it shall be.
[[nodiscard]] bool confirms(screen::Action action);

/// What a cursor moves about in.
struct CursorField {
    core::Size level;
    std::vector<core::Point> targets;  ///< NextTarget goes through them in this order, and around
};

/// Where the cursor is after that answer.
[[nodiscard]] core::Point moved_cursor(core::Point at, const screen::Offer& answer, const CursorField& field);

/// Where enemies stand in view, nearest to the hero first.
[[nodiscard]] std::vector<core::Point> enemies_in_view(const rules::Knowledge& knowledge);
/// Where there is something to look at in view, each cell once: enemies, items and stairs, nearest to the
/// hero first, then row by row.
[[nodiscard]] std::vector<core::Point> targets_in_view(const rules::Knowledge& knowledge);

}  // namespace torchwake::flow
