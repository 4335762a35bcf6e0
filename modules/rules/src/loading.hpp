#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Counts the load of everyone who has a pack.
void count_loads(const content::Catalog& catalog, World& world);

/// What an actor carries, holds or wears has changed, or how much it can carry: counts its load anew, and
/// tells where being overburdened begins or ends. Does nothing for who has no pack.
void note_load(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
