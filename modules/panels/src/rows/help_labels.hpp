#pragma once

// The labels at the right of the help row: the legal actions that have no button (play_actions.hpp) and
// matter now or have a place of their own, each with its key and its name.

#include "rows/action_label.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::panels {

/// Rows of so many cells or more have places of their own for the most used actions.
inline constexpr std::int32_t narrowest_wide_row = 120;

/// Labels up to this rank stay where the explanation of a button or a sign is longer than its room.
inline constexpr std::int32_t urgent_rank = 1;

/// The facts that decide which labels are shown.
struct HelpSource {
    std::span<const screen::Entry> screens;
    const screen::KeyMap* keys;
    const words::Words* words;
    std::optional<forecast::Knowledge> knowledge{};  ///< the hero's, if a game is open
};

/// The labels of the help row, right-aligned: those of the uppermost screen, in the order of its offers. In
/// play the most used actions have places of their own, whatever happens; the others that matter stand at the
/// left of them by their importance. `beside`: how many cells all labels leave to the text at their left, but
/// those for help and for leaving, which cover it where it is too long.
[[nodiscard]] std::vector<ActionLabel> help_labels(const HelpSource& source, const core::Rect& row,
                                                   std::int32_t beside);

/// The label of Confirm on the page of a thing.
[[nodiscard]] std::string deed_text(const screen::ItemModel& item,
                                    const std::optional<forecast::Knowledge>& known,
                                    const words::Words& words);

}  // namespace torchwake::panels
