#pragma once

// The panels around the map: sidebar, message log, help row.

#include "canvas.hpp"
#include "help_line.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/message_log.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <span>
#include <string>

namespace torchwake::view {

/// What the sidebar tells besides what the hero knows.
struct SidebarSource {
    const Words* words = nullptr;
    std::string hero_name;      ///< empty: its kind's name
    std::int32_t trailing = 0;  ///< permille of the hit points that the bar's chip still shows
};

void draw_sidebar(Canvas& canvas, const core::Rect& area, const rules::Knowledge& knowledge,
                  const SidebarSource& source);

void draw_log(Canvas& canvas, const core::Rect& area, const MessageLog& log);

/// `left`: what is under the cursor, or asked for.
void draw_help_row(Canvas& canvas, const core::Rect& area, const TextLine& left,
                   std::span<const HelpLabel> labels);

}  // namespace torchwake::view
