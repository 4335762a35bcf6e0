#pragma once

// What eating and hunger do to an actor.

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// True if waiting regains something for an actor.
[[nodiscard]] bool recovers(GameState game, EntityId actor);

/// Makes an actor well fed; does nothing for one that need not eat.
void feed(World& world, EntityId actor, Events& events);

/// Counts a turn towards an actor's hunger; it may die of that. Requires: it lives.
void grow_hungry(MutableGameState game, EntityId actor, Events& events);

}  // namespace torchwake::rules
