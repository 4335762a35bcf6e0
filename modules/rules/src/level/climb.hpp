#pragma once

// The changes of a level to which the hero comes with the prize. They follow from the run's seed and the
// depth: the dead rise, patches of what burns catch fire, doors are broken open, a way falls in, and flames
// lie across the shortest way between the stairs, where a longer one leads around them. No walk that there
// was is lost.

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Changes the hero's level if the hero is hunted and has come to a depth above all that have changed; tells
/// it if anything changes. Requires: the hero stands where it arrived.
/// Random: none but a stream of its own. Cost: some distance maps.
void change_level(MutableGameState game, Events& events);

/// Lights patches of what burns on the level where the hero took the prize, and tells it.
void kindle_level(MutableGameState game, Events& events);

}  // namespace torchwake::rules
