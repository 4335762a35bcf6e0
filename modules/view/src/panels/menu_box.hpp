#pragma once

// Where a menu stands and how it is drawn. Drawing and hit-testing share the place, so they agree.

#include "panels/canvas.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::view {

struct MenuPlace {
    core::Rect box;
    core::Rect lines;               ///< one row a line
    std::int32_t first_line = 0;    ///< the line in the first row; above 0 where not all find room
    std::vector<TextLine> note{};   ///< above the lines
    std::int32_t value_column = 0;  ///< from the left edge of the lines
};

/// What a menu says besides its model.
struct MenuWords {
    const Words* words;
    const content::Catalog* catalog;
    std::string cancel_key{};              ///< "Esc"; empty: it can't be cancelled
    const screen::KeyMap* keys = nullptr;  ///< of actions that are listed with theirs
    std::string title{};                   ///< in place of its purpose's
    std::vector<TextLine> facts{};         ///< below the lines
};

/// Centred in the area, never wider than it, at least 12 cells wide.
[[nodiscard]] MenuPlace place_menu(const screen::MenuModel& menu, const core::Rect& area,
                                   const MenuWords& words);

/// The line at a cell; nothing beside the lines.
[[nodiscard]] std::optional<std::int32_t> line_at(const screen::MenuModel& menu, const MenuPlace& place,
                                                  core::Point cell);

/// How a screen is left, for its bottom edge: " Esc: back ".
[[nodiscard]] std::string cancel_hint(const MenuWords& words);

/// The whole menu: box, title, lines, hint. `alpha`: how far its panel has opened, to 255.
void draw_menu(Canvas& canvas, const screen::MenuModel& menu, const core::Rect& area, const MenuWords& words,
               std::uint8_t alpha = 255);

}  // namespace torchwake::view
