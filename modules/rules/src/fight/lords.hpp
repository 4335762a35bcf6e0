#pragma once

#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Begins the phase of each lord on the level that the hero sees for the first time, or that has lost the hit
/// points for its next phase. A phase that began stays, whatever the lord regains. Cost: constant without a
/// lord.
void begin_phases(MutableGameState game, Events& events);

}  // namespace torchwake::rules
