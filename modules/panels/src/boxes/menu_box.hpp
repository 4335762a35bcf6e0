#pragma once

// Places and draws the box of a menu.

#include "boxes/screen_speech.hpp"
#include "canvas/canvas.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::panels {

/// A hint in the bottom edge of a box, which a click does.
struct EdgeHint {
    std::string text;     ///< "Space: sell"
    screen::Action does;  ///< that it names
};

/// The contents of a menu box besides its model.
struct MenuWords {
    const words::Words* words;
    const content::Catalog* catalog;
    std::string cancel_key{};                        ///< "Esc"; empty: the menu can't be cancelled
    const screen::KeyMap* keys = nullptr;            ///< for the keys of listed actions
    std::string title{};                             ///< empty: the title by the menu's purpose
    std::optional<EdgeHint> switches{};              ///< in its edge, and by a click on its title
    std::vector<words::TextLine> facts{};            ///< below the lines
    std::vector<words::TextLine> intro{};            ///< above the lines; each fits the box
    std::optional<forecast::Knowledge> knowledge{};  ///< in a game: the odds of spells
    std::string filter_key{};                        ///< "/"; empty: the page has no filter
    core::Rect log{};  ///< blank beside the box in the rows that a high box covers of it
};

/// A screen that is a menu: what its box shows, and what a screen reader says besides its lines.
struct MenuContent {
    core::Rect area;  ///< in which the box is centred
    MenuWords words;
    ScreenSpeech told;
};

/// A title with what was typed to filter by: "Messages  /potion".
[[nodiscard]] std::string with_filter(const std::string& title, const screen::TextFilter& filter);

/// The texts of a line. In the menu of all actions, the value is the key of the action.
[[nodiscard]] words::LineText line_in_menu(const screen::MenuModel& menu, const screen::MenuLine& line,
                                           const MenuWords& words);

/// Draws the hint in the bottom edge of a box or a page, and in a window a sign in its upper corner that
/// closes it, if leaving it goes back. The parts of the hint do for the pointer what they name.
void draw_edge_hint(Canvas& canvas, const core::Rect& box, const MenuWords& words);

/// Draws the sign in a window that closes a box or a page by a click. The help row below a page names the
/// keys.
void draw_close_sign(Canvas& canvas, const core::Rect& box);

/// The rows of an area of that height that a box leaves to its lines, what stands above them, and the facts.
[[nodiscard]] std::int32_t rows_in_box(std::int32_t height);

/// The width of a menu's box where nothing limits it.
[[nodiscard]] std::int32_t menu_width(const screen::MenuModel& menu, const MenuWords& with);

/// Draws a menu: box, title, lines and hint. Its lines react to the pointer. `alpha`: how far its panel has
/// opened, up to 255.
/// The box is centred in the area, which reaches to the right edge of the screen if the lines need it, and at
/// least 12 cells wide where there is room.
void draw_menu(Canvas& canvas, const screen::MenuModel& menu, const core::Rect& area, const MenuWords& with,
               std::uint8_t alpha = 255);

}  // namespace torchwake::panels
