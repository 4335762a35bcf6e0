#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Makes a victim that was not hostile to the hero fight it from now on, and all of its camp who see the
/// attack. Does nothing if the attacker is not the hero, or if the victim is its enemy already. Requires: the
/// victim lives.
void take_offence(const content::Catalog& catalog, World& world, EntityId victim, const ActorRef& attacker,
                  Events& events);

/// As take_offence; the attack of an enemy also alarms the victim, and that of a friend only wakes it.
/// Requires: it lives.
void resent(const content::Catalog& catalog, World& world, EntityId victim, const ActorRef& attacker,
            Events& events);

}  // namespace torchwake::rules
