#pragma once

// What screens that stand alone have in common: pages with a border, and facts of the run.

#include "panels/canvas.hpp"
#include "panels/menu_box.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::view {

/// Label and value of a fact about the run that ended.
using Fact = std::pair<std::string, TextLine>;
[[nodiscard]] std::vector<Fact> facts_of(const screen::RecapModel& recap, const MenuWords& words);

/// All lines, broken where they are longer.
[[nodiscard]] std::vector<TextLine> wrapped_all(const std::vector<TextLine>& lines, std::int32_t width);

/// The part of the screen that the title's menu is centred in.
[[nodiscard]] core::Rect title_menu_area(core::Size screen);

/// The room inside the border of a page over the whole screen.
[[nodiscard]] core::Rect page_room(core::Size screen, bool in_window);

/// Draws that page; returns its room.
core::Rect draw_page(Canvas& canvas, const std::string& title, const MenuWords& words);

/// Arrows at the right edge where there is more above or below.
void draw_more(Canvas& canvas, const core::Rect& room, bool above, bool below);

}  // namespace torchwake::view
