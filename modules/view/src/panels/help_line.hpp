#pragma once

// The labels at the right of the help row: the legal actions that have no button (button_row.hpp) and matter
// now or have a place of their own, each with its key and its name.

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/words.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::view {

/// Rows of so many cells or more have places of their own for the most used actions.
inline constexpr std::int32_t narrowest_wide_row = 120;

/// Labels up to this rank stay where the explanation of a button or a sign is longer than its room.
inline constexpr std::int32_t urgent_rank = 1;

struct HelpLabel {
    std::optional<screen::Offer> offer;  ///< none: one label stands for all moves
    std::string key;                     ///< empty: the device has none; the list of actions has it
    std::string text;
    core::Rect area{};
    std::int32_t rank = 0;  ///< if room is short, the label with the greatest rank is dropped first
    bool useful = true;     ///< false: the action would do nothing now
};

/// The facts that decide which labels are shown.
struct HelpSource {
    std::span<const screen::Entry> screens;
    const screen::KeyMap* keys;
    const Words* words;
    std::optional<rules::Knowledge> knowledge{};  ///< the hero's, if a game is open
};

/// The labels of the row, right-aligned. In play the most used actions have places of their own, whatever
/// happens; the others stand at the left of them by their importance. `beside`: how many cells all labels
/// leave to the text at their left, but those for help and for leaving, which cover it where it is too long.
[[nodiscard]] std::vector<HelpLabel> help_labels(const HelpSource& source, const core::Rect& row,
                                                 std::int32_t beside);

/// True while a hostile actor is in view.
[[nodiscard]] bool enemy_in_view(const rules::Knowledge& known);

/// The label of Confirm on the page of a thing.
[[nodiscard]] std::string deed_text(const screen::ItemModel& item,
                                    const std::optional<rules::Knowledge>& known, const Words& words);

}  // namespace torchwake::view
