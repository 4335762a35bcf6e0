#pragma once

#include <torchwake/flow/game_context.hpp>

namespace torchwake::flow {

/// Tells what to do about the first item in view, the first enemy in view and the first bad wounds: each once
/// ever.
void give_hints(GameContext& context);

}  // namespace torchwake::flow
