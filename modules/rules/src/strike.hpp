#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Takes hit points, perhaps 0; at none left the victim dies, else it is alarmed. A hero who can't die keeps
/// the last one. Requires: the victim lives.
void hurt(const content::Catalog& catalog, World& world, EntityId victim, std::int32_t damage,
          const ActorRef& attacker, Events& events);

/// An aimed item flies and takes effect: a single target's where somebody stands in its way, an area's
/// always. Random: stream "combat", the dice of each damage once.
void strike(const content::Catalog& catalog, World& world, EntityId user, content::ItemId item,
            core::Point target, Events& events);

}  // namespace torchwake::rules
