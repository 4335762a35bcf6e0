#pragma once

#include <torchwake/rules/event.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// The actor as it is now, for an event.
[[nodiscard]] inline ActorRef actor_ref(const World& world, EntityId actor) {
    const core::Point at = world.entities.positions[actor].at;
    return {actor, world.entities.creatures[actor].kind, at,
            actor == hero_id || world.caches.visible.get(at)};
}

/// An actor of that kind as it is now; if it is dead or gone, unseen at `at`.
[[nodiscard]] inline ActorRef actor_ref_or_at(const World& world, EntityId actor, content::MonsterId kind,
                                              core::Point at) {
    return is_alive(world, actor) ? actor_ref(world, actor) : ActorRef{actor, kind, at, false};
}

}  // namespace torchwake::rules
