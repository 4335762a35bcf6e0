#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/screen/models.hpp>

namespace torchwake::flow {

/// True if the rules allow that choice of some thing of the pack.
[[nodiscard]] bool has_choice(const GameContext& context, screen::MenuPurpose purpose);

}  // namespace torchwake::flow
