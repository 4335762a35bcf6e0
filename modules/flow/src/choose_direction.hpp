#pragma once

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/scenes.hpp>

#include <optional>
#include <vector>

namespace torchwake::flow {

/// Which of several ways something is to be done, on a screen named for its purpose; nothing where the player
/// thought better of it. Requires: the purpose is CloseDoor or Disarm.
[[nodiscard]] Task<std::optional<core::Direction>> choose_direction(Backstage* backstage,
                                                                    screen::Action purpose,
                                                                    std::vector<core::Direction> ways);

}  // namespace torchwake::flow
