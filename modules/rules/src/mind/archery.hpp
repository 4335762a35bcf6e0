#pragma once

#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// The move of an archer with ammunition against an enemy in view: it steps away from an adjacent one, and
/// shoots at one farther off if nobody else is in the line. Nothing if it can do neither, and so has to
/// approach or to fight hand to hand.
/// Requires: the enemy's cell lies on the level.
[[nodiscard]] std::optional<Command> archery(const Ruleset& ruleset, const World& world, EntityId archer,
                                             core::Point enemy);

/// A step to the free neighbour that is farthest from the enemy; nothing if none is farther than `here`.
[[nodiscard]] std::optional<Command> step_back(const World& world, core::Point here, core::Point enemy);

}  // namespace torchwake::rules
