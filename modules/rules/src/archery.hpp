#pragma once

#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// What somebody with a bow in hand and something to shoot does about an enemy that it sees there: steps away
/// from one beside it, and shoots at one farther off where nobody else is in the way. Nothing where it can do
/// neither, and so has to close in or to fight by hand.
/// Requires: the enemy's cell lies on the level.
[[nodiscard]] std::optional<Command> archery(const Ruleset& ruleset, const World& world, EntityId archer,
                                             core::Point enemy);

/// To the free neighbour that is farthest from the enemy, where one is farther than here.
[[nodiscard]] std::optional<Command> step_back(const World& world, core::Point here, core::Point enemy);

}  // namespace torchwake::rules
