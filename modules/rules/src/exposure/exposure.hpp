#pragma once

// What matter does to the actors and the things of the World in a beat, and where an actor walks.

#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Stores an exposure; one of nothing is removed.
void expose(World& world, EntityId actor, const Exposure& exposure);

/// Lets a beat touch an actor: it catches fire, loses hit points, breathes, and perhaps splits. If a bridge
/// over what is molten is gone from under it, that is the deed `unbridged_by`. Requires: it lives.
void touch_actor(MutableGameState game, EntityId actor, const BeatChanges& beat, const Deed& unbridged_by,
                 Events& events);

/// Lets what is molten take all hit points of an actor in it, by such a deed.
void melt_actor(MutableGameState game, EntityId actor, const Deed& by, Events& events);

/// Lets deep water carry away a thing of an actor that has walked into it, to the nearest shore that can be
/// reached from there; none if there is no such shore.
void carry_away(MutableGameState game, EntityId actor, Events& events);

/// Brings tiles and caches up to date with the changes of a beat, and tells those that the hero sees or
/// hears, each kind once.
void note_changes(MutableGameState game, const BeatChanges& changes, Events& events);

}  // namespace torchwake::rules
