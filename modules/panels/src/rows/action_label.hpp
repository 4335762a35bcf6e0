#pragma once

// Actions beside each other in a row, each with its key and its name: the buttons of play, the labels of the
// help row, and the answers of a note or a page.

#include "canvas/canvas.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key_map.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::panels {

struct ActionLabel {
    std::optional<screen::Offer> offer{};  ///< taken by a click; nothing: a click does nothing
    std::string key{};                     ///< empty: it has none
    std::string text{};                    ///< empty: the row has no room for it
    std::int32_t rank = 0;         ///< where room is short, labels of the greatest rank are left out first
    bool useful = true;            ///< false: it is grey
    bool taken_by_key = true;      ///< false: it has no cap around its key
    std::int32_t least_width = 0;  ///< cells that it keeps, also where it needs fewer
    core::Rect area{};             ///< empty until the label is placed
};

/// The label of an action with the key that the player prefers for it.
[[nodiscard]] ActionLabel action_label(screen::Action action, std::string text, const screen::KeyMap& keys);

/// The cells of "[g] get".
[[nodiscard]] std::int32_t width_of(const ActionLabel& label);
/// The cells of labels side by side, with a gap between them.
[[nodiscard]] std::int32_t width_of(const std::vector<ActionLabel>& labels, std::int32_t gap);

/// Places labels side by side from a cell on.
void place_labels(std::vector<ActionLabel>& labels, core::Point at, std::int32_t gap);
/// Draws placed labels. Those with an offer react to the pointer.
void draw_labels(Canvas& canvas, const std::vector<ActionLabel>& labels);

/// The cells between the answers of a note or a page.
inline constexpr std::int32_t answer_gap = 3;
/// Draws answers side by side. A click takes those that are useful.
void draw_answers(Canvas& canvas, core::Point at, std::vector<ActionLabel> answers);

}  // namespace torchwake::panels
