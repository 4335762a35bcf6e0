#pragma once

#include <torchwake/rules/turn.hpp>

#include <vector>

namespace torchwake::rules {

/// Takes hit points, perhaps 0; at none left the victim dies. A hero who can't die keeps the last one.
/// Answers whether it lives. Requires: the victim lives.
bool lose_hit_points(const content::Catalog& catalog, World& world, EntityId victim, std::int32_t damage,
                     const ActorRef& attacker, Events& events);

/// The same, and whoever lives on is alarmed.
void hurt(const content::Catalog& catalog, World& world, EntityId victim, std::int32_t damage,
          const ActorRef& attacker, Events& events);

/// Who stands in those cells, nearest to the place first, then by id.
[[nodiscard]] std::vector<EntityId> actors_around(const World& world, core::Point place,
                                                  const std::vector<core::Point>& cells);

/// An aimed item or spell flies and takes effect: a single target's where somebody stands in its way, an
/// area's always. Random: stream "combat", a saving throw for each whom it reaches, where there is one, then
/// the dice of each damage once.
void strike(const content::Catalog& catalog, World& world, EntityId user, const content::EffectSource& source,
            core::Point target, Events& events);

}  // namespace torchwake::rules
