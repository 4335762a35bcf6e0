#pragma once

// The labels of the help row, not yet placed: which actions have one, their keys and their texts.

#include "panels/rows/play_ranks.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::view {

struct HelpLabel {
    std::optional<screen::Offer> offer;  ///< none: one label stands for all moves
    std::string key;                     ///< empty: the device has none; the list of actions has it
    std::string text;
    core::Rect area{};      ///< empty until the label is placed
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

/// A place of the row in play that never moves. It has the more important of two actions; where neither
/// matters now, the first, in grey.
struct KeptPlace {
    screen::Action first;
    screen::Action second;

    [[nodiscard]] constexpr bool has(screen::Action action) const {
        return action == first || action == second;
    }
};

/// The label of a kept place, and the cells of the widest that it can have.
struct KeptLabel {
    HelpLabel label;
    std::int32_t width = 0;
};

/// The cells of "[g] get".
[[nodiscard]] std::int32_t width_of(const HelpLabel& label);

/// The labels of the uppermost screen, in the order of its offers; of play, those of actions that matter now.
/// Requires: that screen has a prompt.
[[nodiscard]] std::vector<HelpLabel> labels_of(const HelpSource& source);

/// The label that a kept place shows in play; nothing if none of its actions is offered.
[[nodiscard]] std::optional<KeptLabel> kept_label(const HelpSource& source, const KeptPlace& place,
                                                  const PlayRanks& ranks);

/// The label of Confirm on the page of a thing.
[[nodiscard]] std::string deed_text(const screen::ItemModel& item,
                                    const std::optional<rules::Knowledge>& known, const Words& words);

}  // namespace torchwake::view
