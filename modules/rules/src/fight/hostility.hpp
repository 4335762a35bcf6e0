#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Makes a victim that was not hostile to the hero fight it from now on, and all of its camp who see the
/// attack. Does nothing if the attacker is not the hero, or if the victim is its enemy already. Requires: the
/// victim lives.
void take_offence(MutableGameState game, EntityId victim, const ActorRef& attacker, Events& events);

/// Calls take_offence(). Then the attack of an enemy sends the victim after the attacker, and any other
/// attack wakes it. Requires: the victim lives.
void respond_to_attack(MutableGameState game, EntityId victim, const ActorRef& attacker, Events& events);

}  // namespace torchwake::rules
