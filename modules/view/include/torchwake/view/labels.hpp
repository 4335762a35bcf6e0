#pragma once

// The words of what can be chosen: menus, their lines, offers, keys.

#include <torchwake/content/catalog.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::view {

[[nodiscard]] std::string menu_title(screen::MenuPurpose purpose, const Words& words);
/// What the player should know before choosing; empty for most menus.
[[nodiscard]] std::string menu_note(const screen::MenuModel& menu, const Words& words);

/// What a line offers, in two columns.
struct LineText {
    TextLine label;                ///< an item in its colour, an action, an option, "-" for a free slot
    TextLine value;                ///< of an option, the keys of an action, the text of a field; often empty
    std::int32_t value_width = 0;  ///< the cells that it may come to take, so that its box keeps its size
};
[[nodiscard]] LineText line_parts(const screen::MenuLine& line, const Words& words,
                                  const content::Catalog& catalog);

/// What the player should know of a line besides; empty for most lines.
[[nodiscard]] std::string line_note(const screen::MenuLine& line, const Words& words);

/// The same as one text: "Volume: 70 %".
[[nodiscard]] TextLine line_text(const screen::MenuLine& line, const Words& words,
                                 const content::Catalog& catalog);

/// What an action does, in a word or two: "get".
[[nodiscard]] std::string action_text(screen::Action action, const Words& words);

/// The key of an attribute's name.
[[nodiscard]] std::string_view attribute_key(rules::Attribute attribute);

/// What an offer does; for a line of the open menu that line's text.
[[nodiscard]] std::string offer_text(const screen::Offer& offer, std::span<const screen::Entry> screens,
                                     const Words& words, const content::Catalog& catalog);

/// The headings of the table of keys, as keys of the word list, in their order.
inline constexpr std::array<std::string_view, 5> key_groups{"help-moving", "help-doing", "help-knowing",
                                                            "help-menus", "help-watching"};
/// The one that an action stands under.
[[nodiscard]] std::string_view key_group(screen::Action action);
/// The key of what an action of play does while a cursor chooses where to travel; empty: the same, or
/// nothing.
[[nodiscard]] std::string_view travel_label(screen::Action action);
/// The key of what an action of menus does while a run is watched; empty: the same, or nothing.
[[nodiscard]] std::string_view watch_label(screen::Action action);
/// The key of what an action that stands under another heading does under this one; empty: nothing else.
[[nodiscard]] std::string_view other_label(std::string_view group, screen::Action action);
/// The actions that a heading has, in the order of the key map: its own, and those that travel or watching
/// makes another use of.
[[nodiscard]] std::vector<screen::Action> actions_under(std::string_view group, const screen::KeyMap& keys);

/// A key as short as it is drawn on a cap: "Esc", "PgUp", "g".
[[nodiscard]] std::string key_label(const screen::Key& key);

}  // namespace torchwake::view
