#pragma once

#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// The nearest actor in view that the monster fights or flees from, of several the one with the lowest id; an
/// invalid id if there is none. Sleeping monsters are overlooked. Requires: a monster. Cost: constant if only
/// the hero concerns its camp; else one step for each actor nearer than the one found.
[[nodiscard]] EntityId nearest_target(const content::Catalog& catalog, const World& world, EntityId monster);

/// True if the actor sees another that is hostile to it.
[[nodiscard]] bool sees_enemy(const content::Catalog& catalog, const World& world, EntityId actor);

}  // namespace torchwake::rules
