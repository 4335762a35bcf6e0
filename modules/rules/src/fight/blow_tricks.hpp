#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The tricks of an attacker's kind that follow a blow which hurt: theft, corrosion, a grip. Requires: both
/// live. Random: stream "combat", one draw for each trick that chooses a thing.
void play_blow_tricks(const content::Catalog& catalog, World& world, EntityId attacker, EntityId victim,
                      Events& events);

/// True if a thief has what it stole.
[[nodiscard]] bool is_laden(const World& world, EntityId thief);

/// Ends each grip whose holder is dead or no longer adjacent.
void release_grips(const content::Catalog& catalog, World& world, Events& events);

}  // namespace torchwake::rules
