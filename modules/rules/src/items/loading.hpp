#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Counts the load of every actor with a pack.
void count_loads(const content::Catalog& catalog, World& world);

/// Counts an actor's load again after its items, gear or capacity changed, and reports when being
/// overburdened begins or ends. Does nothing for an actor without a pack.
void note_load(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
