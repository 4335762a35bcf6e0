#pragma once

// The conditions of actors as the hero knows them.

#include <torchwake/forecast/knowledge.hpp>

#include <vector>

namespace torchwake::forecast {

/// All conditions of an actor, by kind.
[[nodiscard]] std::vector<KnownCondition> known_conditions(const rules::World& world, rules::EntityId actor);

/// The attributes with the effect of the known conditions; never below 0.
[[nodiscard]] content::Attributes changed_attributes(content::Attributes attributes,
                                                     const std::vector<KnownCondition>& conditions);

}  // namespace torchwake::forecast
