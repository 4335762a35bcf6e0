#pragma once

// The labels at the right of the help row, placed: the legal actions that have no button (button_row.hpp) and
// matter now or have a place of their own, each with its key and its name.

#include "panels/rows/help_label.hpp"

#include <torchwake/core/rect.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::view {

/// Rows of so many cells or more have places of their own for the most used actions.
inline constexpr std::int32_t narrowest_wide_row = 120;

/// Labels up to this rank stay where the explanation of a button or a sign is longer than its room.
inline constexpr std::int32_t urgent_rank = 1;

/// The labels of the row, right-aligned. In play the most used actions have places of their own, whatever
/// happens; the others stand at the left of them by their importance. `beside`: how many cells all labels
/// leave to the text at their left, but those for help and for leaving, which cover it where it is too long.
[[nodiscard]] std::vector<HelpLabel> help_labels(const HelpSource& source, const core::Rect& row,
                                                 std::int32_t beside);

}  // namespace torchwake::view
