#pragma once

// Water that carries things away from those who walk in it.

#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The thing in an actor's pack that deep water takes: the heaviest stack that is neither held nor worn, of
/// equal ones the first; with an invalid id if there is none. Water never takes the prize.
[[nodiscard]] SlotContent thing_for_water(const content::Catalog& catalog, const World& world,
                                          EntityId actor);

/// Lets deep water carry away a thing of an actor that has walked into it, to the nearest shore that can be
/// reached from there; none if there is no such shore.
void carry_away(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
