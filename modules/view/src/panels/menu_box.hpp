#pragma once

// Where a menu stands and how it is drawn.

#include "panels/canvas.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::view {

/// What a menu says besides its model.
struct MenuWords {
    const Words* words;
    const content::Catalog* catalog;
    std::string cancel_key{};              ///< "Esc"; empty: it can't be cancelled
    const screen::KeyMap* keys = nullptr;  ///< of actions that are listed with theirs
    std::string title{};                   ///< in place of its purpose's
    std::vector<TextLine> facts{};         ///< below the lines
};

/// How a screen is left, for its bottom edge: " Esc: back ".
[[nodiscard]] std::string cancel_hint(const MenuWords& words);

/// The whole menu, its lines to be pointed at: box, title, lines, hint. `alpha`: how far its panel has
/// opened, to 255. It is centred in the area, never wider than it, and at least 12 cells wide.
void draw_menu(Canvas& canvas, const screen::MenuModel& menu, const core::Rect& area, const MenuWords& words,
               std::uint8_t alpha = 255);

}  // namespace torchwake::view
