#pragma once

#include "panels/paint_context.hpp"

#include <torchwake/screen/models.hpp>

#include <span>

namespace torchwake::view {

/// The help row's sentence about a line of a menu; empty for most lines.
[[nodiscard]] TextLine told_of_line(const screen::MenuLine& line, const PaintSource& source);

/// Draws the rows below the game: the buttons of play, and below them, at the left what is under the cursor
/// or asked for, at the right the keys of actions that the situation offers. Scrolling pages have no help
/// row, because their edge shows how to leave them. Requires: a screen is open.
void paint_help_row(Canvas& canvas, std::span<const screen::Entry> screens, const PaintContext& with);

}  // namespace torchwake::view
