#pragma once

#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>

namespace torchwake::rules {

/// The phase that a lord has come to, from 1 on; 0 for any other actor.
[[nodiscard]] std::int32_t phase_of(const World& world, EntityId actor);

/// Begins the phase of each lord on the level that the hero sees for the first time, or that has lost the hit points
/// for its next phase. A phase that began stays, whatever the lord regains. Cost: constant without a lord.
void begin_phases(MutableGameState game, Events& events);

}  // namespace torchwake::rules
