#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/scenes.hpp>

#include <optional>
#include <vector>

namespace torchwake::flow {

/// Which of the ways something is to be done. The only one without a question, else asked for on a screen
/// named for the purpose; nothing where the player thought better of it. Where there is no way it is north,
/// so that the rules say why not. Requires: the purpose is CloseDoor or Disarm.
[[nodiscard]] Task<std::optional<core::Direction>> choose_direction(GameContext* context,
                                                                    screen::Action purpose,
                                                                    std::vector<core::Direction> ways);

}  // namespace torchwake::flow
