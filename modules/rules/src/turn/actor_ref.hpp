#pragma once

#include <torchwake/rules/event.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// The actor as it is now, for an event.
[[nodiscard]] inline ActorRef actor_ref(const World& world, EntityId actor) {
    const core::Point at = world.entities.positions[actor].at;
    return {actor, world.entities.creatures[actor].kind, at,
            actor == hero_id || world.caches.visible.get(at)};
}

}  // namespace torchwake::rules
