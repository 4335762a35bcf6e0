#pragma once

// Screens that stand alone: title, recap, help, message history; and the words over the game at a death.

#include "panels/canvas.hpp"
#include "panels/menu_box.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/message_log.hpp>
#include <torchwake/view/words.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::view {

/// Label and value of a fact about the run that ended.
using Fact = std::pair<std::string, TextLine>;
[[nodiscard]] std::vector<Fact> facts_of(const screen::RecapModel& recap, const MenuWords& words);

/// The part of the screen that the title's menu is centred in.
[[nodiscard]] core::Rect title_menu_area(core::Size screen);
/// The part of the screen that the recap's menu of so many lines is centred in.
[[nodiscard]] core::Rect recap_menu_area(core::Size screen, std::size_t lines);

/// The room inside the border of a page over the whole screen.
[[nodiscard]] core::Rect page_room(core::Size screen, bool in_window);
/// How many rows find no room there.
[[nodiscard]] std::int32_t help_range(const core::Rect& room, const screen::KeyMap& keys, const Words& words);
[[nodiscard]] std::int32_t messages_range(const core::Rect& page, screen::MessageFilter filter,
                                          const MessageLog& log);

/// Draws that page; returns its room.
core::Rect draw_page(Canvas& canvas, const std::string& title, const MenuWords& words);

/// Arrows at the right edge where there is more above or below.
void draw_more(Canvas& canvas, const core::Rect& room, bool above, bool below);

/// `with_menu`: false where another menu lies over it.
void draw_title(Canvas& canvas, const screen::TitleModel& title, const MenuWords& words, bool with_menu);
void draw_recap(Canvas& canvas, const screen::RecapModel& recap, const MessageLog& log,
                const MenuWords& words, bool with_menu);
void draw_death(Canvas& canvas, const screen::DeathModel& death, const core::Rect& map,
                const MenuWords& words);
void draw_victory(Canvas& canvas, const screen::VictoryModel& victory, const core::Rect& map,
                  const MenuWords& words);
void draw_help(Canvas& canvas, const screen::HelpModel& help, const screen::KeyMap& keys,
               const MenuWords& words);
void draw_messages(Canvas& canvas, const screen::MessagesModel& messages, const MessageLog& log,
                   const MenuWords& words);

}  // namespace torchwake::view
