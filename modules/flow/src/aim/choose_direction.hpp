#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/scenes.hpp>

#include <optional>
#include <vector>

namespace torchwake::flow {

/// The direction in which the player acts. A single possible direction needs no question; several are asked
/// for on a screen named for the purpose. Nothing if the player cancelled. Without any direction it is north,
/// so that the rules say why not. Requires: an action in play that
/// has a direction.
[[nodiscard]] Task<std::optional<core::Direction>> choose_direction(GameContext* context,
                                                                    screen::Action purpose,
                                                                    std::vector<core::Direction> ways);

}  // namespace torchwake::flow
