#pragma once

#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// A throw of what breaks and harms from the pack of a monster, at an enemy in view that is not adjacent. It
/// throws where the enemy is reached and no friend is. Nothing if it can't, or keeps it for later.
/// Requires: the enemy's cell lies on the level. Random: stream "minds", one draw if it can.
[[nodiscard]] std::optional<Command> throwing(const Ruleset& ruleset, World& world, EntityId monster,
                                              core::Point enemy);

}  // namespace torchwake::rules
