#pragma once

// The panels below the map: message log and help row.

#include "canvas/canvas.hpp"
#include "panels/rows/help_line.hpp"

#include <torchwake/view/message_log.hpp>

#include <span>

namespace torchwake::view {

void draw_log(Canvas& canvas, const core::Rect& area, const MessageLog& log);

/// Draws the help row. `left`: the text at its left. The labels react to the pointer.
void draw_help_row(Canvas& canvas, const core::Rect& area, const TextLine& left,
                   std::span<const HelpLabel> labels);

}  // namespace torchwake::view
