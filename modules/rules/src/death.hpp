#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Takes an actor without hit points off the level: its corpse becomes its cell's object, an older corpse
/// there goes, an item there and all that it carried fall to the nearest free cells. The hero's facts stay.
/// The killer, who may be dead too, has its reward.
void let_die(World& world, EntityId actor, const ActorRef& killer, Events& events);

}  // namespace torchwake::rules
