#pragma once

// The sides of a fight as the hero knows them.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/attack.hpp>

namespace torchwake::forecast {

/// The hero as it is now.
[[nodiscard]] rules::Fighter ourselves(const Knowledge& knowledge);

/// Another actor, with what the hero sees of it.
[[nodiscard]] rules::Fighter fighter_known_as(const Knowledge& knowledge, const KnownActor& other);

}  // namespace torchwake::forecast
