#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Counts the encumbrance of every actor with a pack.
void count_encumbrances(const content::Catalog& catalog, World& world);

/// Counts an actor's encumbrance again after its items, gear or capacity changed, and reports when being
/// overburdened begins or ends. Does nothing for an actor without a pack.
void note_encumbrance(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
