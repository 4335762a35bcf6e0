#pragma once

// The panels around the map: sidebar, message log, help row.

#include "canvas.hpp"
#include "help_line.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/message_log.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <span>

namespace torchwake::view {

/// `trailing`: permille of the hit points that the bar's chip still shows.
void draw_sidebar(Canvas& canvas, const core::Rect& area, const rules::Knowledge& knowledge,
                  const Words& words, std::int32_t trailing);

void draw_log(Canvas& canvas, const core::Rect& area, const MessageLog& log);

/// `left`: what is under the cursor, or asked for.
void draw_help_row(Canvas& canvas, const core::Rect& area, const TextLine& left,
                   std::span<const HelpLabel> labels);

}  // namespace torchwake::view
