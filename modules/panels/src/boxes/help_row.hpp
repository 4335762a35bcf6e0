#pragma once

#include "boxes/paint_context.hpp"

#include <torchwake/screen/models.hpp>

#include <cstdint>
#include <span>

namespace torchwake::panels {

/// The help row's sentence about a line of a menu; empty for most lines.
[[nodiscard]] words::TextLine told_of_line(const screen::MenuLine& line, const PaintSource& source);

/// The rows at the end of the log that the texts about the lines of a menu take, if they have no room beside
/// the keys.
[[nodiscard]] std::int32_t rows_told_above_buttons(const Canvas& canvas,
                                                   std::span<const screen::Entry> screens,
                                                   const PaintContext& with);

/// Draws the rows below the game: the buttons of play, and below them, at the left what is under the cursor
/// or asked for, at the right the keys of actions that the situation offers. Scrolling pages have no help
/// row, because their edge shows how to leave them. Requires: a screen is open; the layout's log ends above
/// the rows of rows_told_above_buttons().
void paint_help_row(Canvas& canvas, std::span<const screen::Entry> screens, const PaintContext& with);

}  // namespace torchwake::panels
