#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/screen/models.hpp>

namespace torchwake::flow {

/// True if the rules allow that deed with some thing of the pack.
[[nodiscard]] bool has_choice(const GameContext& context, screen::Action deed);

}  // namespace torchwake::flow
