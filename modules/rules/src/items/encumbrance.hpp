#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Counts the encumbrance of every actor with a pack.
void count_encumbrances(MutableGameState game);

/// Counts an actor's encumbrance again after its items, gear or capacity changed, and reports when being
/// overburdened begins or ends. Does nothing for an actor without a pack.
void note_encumbrance(MutableGameState game, EntityId actor, Events& events);

}  // namespace torchwake::rules
