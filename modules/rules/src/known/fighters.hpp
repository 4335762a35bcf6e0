#pragma once

// The sides of a fight as the hero knows them.

#include "fight/fighter.hpp"

#include <torchwake/rules/knowledge.hpp>

namespace torchwake::rules {

/// The hero as it is now.
[[nodiscard]] Fighter ourselves(const Knowledge& knowledge);

/// Another actor, with what the hero sees of it.
[[nodiscard]] Fighter fighter_known_as(const Knowledge& knowledge, const KnownActor& other);

}  // namespace torchwake::rules
