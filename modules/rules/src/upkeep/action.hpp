#pragma once

// The beginning and the end of an actor's action, by which conditions are counted.

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Marks the beginning of an actor's action.
void open_action(World& world, EntityId actor);
/// Ends that action: poison and regrowth take effect, and conditions whose time is over end. The actor may
/// die. Requires: it lives.
void close_action(MutableGameState game, EntityId actor, Events& events);

}  // namespace torchwake::rules
