#pragma once

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>

namespace torchwake::rules {

/// The lengths of an actor's stages of hunger.
[[nodiscard]] content::HungerStages hunger_of_kind(const content::Catalog& catalog, const World& world,
                                                   EntityId actor);

/// True if waiting regains something for an actor.
[[nodiscard]] bool recovers(const content::Catalog& catalog, const World& world, EntityId actor);

/// The additional damage of an actor's blows.
[[nodiscard]] std::int32_t vigour_of(const content::Catalog& catalog, const World& world, EntityId actor);

/// Makes an actor well fed; does nothing for one that need not eat.
void feed(World& world, EntityId actor, Events& events);

/// Counts a turn towards an actor's hunger; it may die of that. Requires: it lives.
void grow_hungry(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
