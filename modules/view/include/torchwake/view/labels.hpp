#pragma once

// The words of what can be chosen: menus, their lines, offers, keys.

#include <torchwake/content/catalog.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <span>
#include <string>

namespace torchwake::view {

[[nodiscard]] std::string menu_title(screen::MenuPurpose purpose, const Words& words);

/// What a line offers: an item in its colour, an action, an option with its value, "-" for a free slot.
[[nodiscard]] TextLine line_text(const screen::MenuLine& line, const Words& words,
                                 const content::Catalog& catalog);

/// What an action does, in a word or two: "get".
[[nodiscard]] std::string action_text(screen::Action action, const Words& words);

/// The innermost menu that is open; null where none is.
[[nodiscard]] const screen::MenuModel* open_menu(std::span<const screen::Entry> screens);

/// What an offer does; for a line of the open menu that line's text.
[[nodiscard]] std::string offer_text(const screen::Offer& offer, std::span<const screen::Entry> screens,
                                     const Words& words, const content::Catalog& catalog);

/// A key as short as it is drawn on a cap: "Esc", "PgUp", "g".
[[nodiscard]] std::string key_label(const screen::Key& key);

}  // namespace torchwake::view
