#pragma once

// The texts of things that can be chosen: menus, their lines, offers, keys.

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/catalog.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::words {

/// The heading of a menu of that purpose.
[[nodiscard]] std::string menu_title(screen::MenuPurpose purpose, const Words& words);
/// The label of Confirm in a menu of that purpose: what it does with the chosen line.
[[nodiscard]] std::string confirm_text(screen::MenuPurpose purpose, const Words& words);
/// Advice that is shown above the lines of a menu; empty for most menus.
[[nodiscard]] std::string menu_note(const screen::MenuModel& menu, const Words& words);

/// The columns of a list behind its labels, from left to right.
enum class Column : std::uint8_t {
    Number,  ///< the size of a stack, the charges, the stock
    State,   ///< where it is worn
    Weight,  ///< of the whole stack
    Gear,    ///< the damage or the armour of what can be held or worn
    Range,   ///< of a spell, in cells
    Damage,  ///< of a spell to its target, without a saving throw
    Kills,   ///< the chance that it kills its target
    Effect,  ///< of a spell: its other odds on its target, and what lasts
    Price,   ///< of one, in coins
    Value,   ///< of an option, of a field; the keys of an action
};

/// How a column is set.
struct ColumnTraits {
    bool to_right = true;     ///< its texts end in one place, as numbers do; else they begin in one
    bool spare = false;       ///< a box without room for all columns leaves it out
    std::string_view lead{};  ///< stands before it where a line is told in one column; empty: it is left out
    std::string_view head{};  ///< the word list's key of the word above it; empty: its texts need none
};
/// The traits of each column, by its value.
inline constexpr std::array<ColumnTraits, 10> column_traits{{{.lead = " "},
                                                             {.to_right = false, .lead = " "},
                                                             {.spare = true},
                                                             {.spare = true},
                                                             {.spare = true, .head = "column-range"},
                                                             {.spare = true, .head = "column-damage"},
                                                             {.spare = true, .head = "column-kills"},
                                                             {.to_right = false, .spare = true},
                                                             {.lead = ": "},
                                                             {.to_right = false, .lead = ": "}}};
/// The traits of a column.
[[nodiscard]] constexpr const ColumnTraits& traits_of(Column column) {
    return column_traits.at(static_cast<std::size_t>(column));
}

/// The text of a line in one of the columns.
struct LineCell {
    Column column = Column::Value;  ///< in which it stands
    TextLine text;                  ///< of the cell
    std::int32_t width = 0;         ///< the most cells that it can take, so that the box keeps its size
};

/// A menu line: a picture, a label, and a text in some of the columns.
struct LineText {
    std::optional<content::Appearance> icon;  ///< at the left of the line
    TextLine label;               ///< an item in its colour, an action, an option, "free" for a slot
    std::vector<LineCell> cells;  ///< by column
};
/// The parts of a line of a menu, in words and colours.
[[nodiscard]] LineText line_parts(const screen::MenuLine& line, const Words& words,
                                  const content::Catalog& catalog);

/// An explanation of a line; empty for most lines.
[[nodiscard]] std::string line_note(const screen::MenuLine& line, const Words& words);

/// The text of a line in one column: "Volume: 70 %". Spare columns are left out.
[[nodiscard]] TextLine line_text(const screen::MenuLine& line, const Words& words,
                                 const content::Catalog& catalog);

/// The name of an action, in a word or two: "get".
[[nodiscard]] std::string action_text(screen::Action action, const Words& words);

/// A text about an action, behind it the turns that the action takes if it takes more than one:
/// "torch (2 turns)".
[[nodiscard]] std::string with_turns(const std::string& text, std::int32_t turns, const Words& words);

/// The word list's key for an attribute's name.
[[nodiscard]] std::string attribute_key(rules::Attribute attribute);

/// The effect of an offer in words; for a line of the open menu, the text of that line.
[[nodiscard]] std::string offer_text(const screen::Offer& offer, std::span<const screen::Entry> screens,
                                     const Words& words, const content::Catalog& catalog);

/// The headings of the table of keys, in their order, as keys of the word list.
inline constexpr std::array<std::string_view, 5> key_groups{"help-moving", "help-doing", "help-knowing",
                                                            "help-menus", "help-watching"};
/// The heading that lists an action.
[[nodiscard]] std::string_view key_group(screen::Action action);
/// The word list's key for the use of an action while a cursor chooses a travel target. Empty: the action
/// keeps its usual meaning, or has none.
[[nodiscard]] std::string_view travel_label(screen::Action action);
/// The word list's key for the use of an action while a run is watched. Empty: the action keeps its usual
/// meaning, or has none.
[[nodiscard]] std::string_view watch_label(screen::Action action);
/// The word list's key for the second use of an action, which is listed under this heading. Empty: it has no
/// other use there.
[[nodiscard]] std::string_view other_label(std::string_view group, screen::Action action);
/// The actions listed under a heading, in the order of the key map: its own, and those that have another use
/// there (while travelling or watching).
[[nodiscard]] std::vector<screen::Action> actions_under(std::string_view group, const screen::KeyMap& keys);

/// The short name of a key, as drawn on a key cap: "Esc", "PgUp", "g".
[[nodiscard]] std::string key_label(const screen::Key& key);

}  // namespace torchwake::words
