#pragma once

// Actions whose decision the game finds by itself: attack the nearest enemy, repeat the last deed, and go to
// the stairs.

#include "play/human_player.hpp"

#include <optional>

namespace torchwake::flow {

/// The decision of such an action; none after the reason was shown why the action is not possible.
struct Shortcut {
    std::optional<Decision> decision;
};

/// Nothing for any other action, and for Descend and Ascend on the stairs.
[[nodiscard]] std::optional<Shortcut> shortcut_of(GameContext& context, screen::Action action);

}  // namespace torchwake::flow
