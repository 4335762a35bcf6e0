#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Whoever let the hero be and is attacked by it fights it from now on, and so do all of its camp who see
/// that. Does nothing where the attacker is not the hero, or the victim is its enemy anyway. Requires: the
/// victim lives.
void take_offence(const content::Catalog& catalog, World& world, EntityId victim, const ActorRef& attacker,
                  Events& events);

/// The same, and an enemy's attack alarms the victim; a friend's only wakes it. Requires: it lives.
void resent(const content::Catalog& catalog, World& world, EntityId victim, const ActorRef& attacker,
            Events& events);

}  // namespace torchwake::rules
