#pragma once

#include <torchwake/content/attack.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Brings about what an attack that hurt does beside its damage: conditions, and fire. The victim may be
/// dead.
void afflict(const content::Catalog& catalog, World& world, const content::Attack& attack, EntityId victim,
             const ActorRef& attacker, Events& events);

}  // namespace torchwake::rules
