#pragma once

#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// The nearest of those in that actor's view whom it fights or flees from; of several the one with the lowest
/// id; an invalid id: nobody. Other monsters that sleep are overlooked. Requires: a monster. Cost: constant
/// where nobody but the hero is an concern of its camp; else one step per actor nearer than the one found.
[[nodiscard]] EntityId nearest_foe(const content::Catalog& catalog, const World& world, EntityId monster);

/// Whether that actor sees someone hostile to it.
[[nodiscard]] bool sees_enemy(const content::Catalog& catalog, const World& world, EntityId actor);

}  // namespace torchwake::rules
