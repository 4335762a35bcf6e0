#pragma once

// Functions that whole-screen pages share: borders, wrapped lines, and facts of a run.

#include "boxes/menu_box.hpp"
#include "canvas/canvas.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/words.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::panels {

/// The label and the value of a fact about a finished run.
using Fact = std::pair<std::string, words::TextLine>;
[[nodiscard]] std::vector<Fact> facts_of(const screen::RecapModel& recap, const MenuWords& words);

/// The facts as sentences: "Depth: 3".
[[nodiscard]] std::vector<words::TextLine> told_facts(const std::vector<Fact>& facts,
                                                      const words::Words& words);

/// All lines, each broken into rows where it is too long.
[[nodiscard]] std::vector<words::TextLine> wrapped_all(const std::vector<words::TextLine>& lines,
                                                       std::int32_t width);

/// The facts about the chosen line of a menu, in as many rows as any line needs, so that the box keeps its
/// size. Where there is less room, the last rows are left out, and an ellipsis says so.
[[nodiscard]] std::vector<words::TextLine> even_facts(
    std::vector<std::vector<words::TextLine>> facts_of_lines, std::int32_t chosen, core::Size room);

/// The part of the screen in which the title's menu is centred.
[[nodiscard]] core::Rect title_menu_area(core::Size screen);

/// The area inside the border of a page that covers the screen.
[[nodiscard]] core::Rect page_room(core::Size screen, bool in_window);

/// Draws a box with room for that many cells and rows in the middle of an area; returns the area inside.
core::Rect draw_box(Canvas& canvas, const core::Rect& area, core::Size wanted, const std::string& title,
                    const MenuWords& words);

/// Draws a page that covers the screen; returns the area inside its border.
core::Rect draw_page(Canvas& canvas, const std::string& title, const MenuWords& words);
/// Draws a page above the help row, which is the first row below it; returns the area inside its border.
core::Rect draw_page(Canvas& canvas, const std::string& title, std::int32_t help_row);

/// Draws the names of a page's parts in a row, the chosen one between arrows. Returns the room below it.
core::Rect draw_parts(Canvas& canvas, const core::Rect& room, std::span<const std::string_view> keys,
                      std::size_t chosen, const words::Words& words);
/// The room below the names of the parts.
[[nodiscard]] core::Rect below_parts(const core::Rect& page);

/// Draws arrows at the right edge if there is more above or below.
void draw_more(Canvas& canvas, const core::Rect& room, bool above, bool below);

/// The text cells of the picture of who killed a hero.
inline constexpr core::Size killer_picture{8, 4};

/// Shows in a window who killed a hero, by the id of its kind; nothing if no kind did.
void draw_killer(Canvas& canvas, const content::Catalog& catalog, std::string_view killer, core::Point at);

}  // namespace torchwake::panels
