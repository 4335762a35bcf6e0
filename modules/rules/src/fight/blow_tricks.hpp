#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The tricks of an attacker's kind that follow a blow which hurt: theft, corrosion, a grip. Requires: both
/// live. Random: stream "combat", one draw for each trick that chooses a thing.
void play_blow_tricks(MutableGameState game, EntityId attacker, EntityId victim, Events& events);

/// True if a thief has what it stole.
[[nodiscard]] bool is_laden(const World& world, EntityId thief);

/// Ends each grip whose holder is dead or no longer adjacent.
void release_grips(MutableGameState game, Events& events);

/// Makes two of a hurt actor whose kind splits: each has half of its hit points. Does nothing if a part would
/// have too few of them, or if no neighbour is free. Draws no random number. Requires:
/// it lives.
void split_if_hurt(MutableGameState game, EntityId actor, Events& events);

}  // namespace torchwake::rules
