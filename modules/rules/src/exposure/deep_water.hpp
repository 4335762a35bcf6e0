#pragma once

// Water that carries things away from those who walk in it.

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Lets deep water carry away a thing of an actor that has walked into it, to the nearest shore that can be
/// reached from there; none if there is no such shore.
void carry_away(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
