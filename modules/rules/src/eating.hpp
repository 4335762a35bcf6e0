#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// Whether waiting gives an actor anything back.
[[nodiscard]] bool recovers(const World& world, EntityId actor);

/// What an actor's blows do besides.
[[nodiscard]] std::int32_t vigour_of(const World& world, EntityId actor);

/// An actor is well fed; does nothing for who need not eat.
void feed(World& world, EntityId actor, Events& events);

/// A turn passes for an actor, which may die of hunger. Requires: it lives.
void grow_hungry(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
