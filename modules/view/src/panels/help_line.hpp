#pragma once

// The labels at the right of the help row: what matters of what is legal now, each with its key and its word.

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

struct HelpLabel {
    std::optional<screen::Offer> offer;  ///< none: one label for all ways to step
    std::string key;
    std::string text;
    core::Rect area{};
    std::int32_t rank = 0;  ///< where room is short the greatest goes first
};

/// What the labels are chosen by.
struct HelpSource {
    std::span<const screen::Entry> screens;
    const screen::KeyMap* keys;
    const Words* words;
    std::optional<rules::Knowledge> knowledge{};  ///< of the game, where that is open
};

/// The labels as they stand in that row, right-aligned; `beside`: how many cells they leave to the text at
/// their left. The ways to help and out stay, if need be at the cost of that text.
[[nodiscard]] std::vector<HelpLabel> help_labels(const HelpSource& source, const core::Rect& row,
                                                 std::int32_t beside);

}  // namespace torchwake::view
