#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Raises one attribute of the hero. Constitution also adds five to its hit points and their maximum;
/// Intelligence changes only the mana of later levels. Settles no owed choice.
void grow(MutableGameState game, Attribute attribute, Events& events);

/// Rewards a living killer with experience; the hero gains the levels that follow, each with full hit points
/// and mana and one more owed choice.
void reward_kill(World& world, EntityId killer, std::int32_t victim_level, Events& events);

}  // namespace torchwake::rules
