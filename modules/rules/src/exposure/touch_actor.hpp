#pragma once

// A beat touches one actor of the World: what touch() says of it happens.

#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Stores an exposure; one of nothing is removed.
void expose(World& world, EntityId actor, const Exposure& exposure);

/// Lets a beat touch an actor: it catches fire, loses hit points, breathes, and perhaps splits. If a bridge
/// over what is molten is gone from under it, that is the deed `unbridged_by`. Requires: it lives.
void touch_actor(const content::Catalog& catalog, World& world, EntityId actor, const BeatChanges& beat,
                 const Deed& unbridged_by, Events& events);

/// Lets what is molten take all hit points of an actor in it, by such a deed.
void melt_actor(const content::Catalog& catalog, World& world, EntityId actor, const Deed& by,
                Events& events);

}  // namespace torchwake::rules
