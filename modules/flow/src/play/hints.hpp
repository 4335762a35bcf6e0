#pragma once

#include <torchwake/flow/game_context.hpp>

namespace torchwake::flow {

/// Shows a hint about the first item in view, the first enemy in view and the first severe wounds: each hint
/// only once in all runs.
void give_hints(GameContext& context);

}  // namespace torchwake::flow
