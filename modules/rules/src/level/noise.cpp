#include "level/noise.hpp"

#include "world/actor_ref.hpp"

#include <torchwake/rules/queries.hpp>

namespace torchwake::rules {
namespace {

/// Sends a monster to a cell; the actor there becomes its prey.
void go_to(const World& world, Mind& mind, core::Point cause) {
    mind.intent = Intent::Track;
    mind.last_seen = cause;
    mind.prey = world.caches.actors[cause];
    mind.going_around = false;
}

void wake_one(World& world, EntityId sleeper, core::Point cause, Events& events) {
    go_to(world, world.entities.minds[sleeper], cause);
    // The hero may have taken it for a thing.
    world.caches.memory_stale |= world.caches.visible.get(position_of(world, sleeper));
    events.emplace_back(ActorWoke{actor_ref(world, sleeper)});
}

}  // namespace

void make_noise(World& world, std::int32_t reach) {
    world.level.noise = reach > 0 ? Noise{position_of(world, hero_id), reach} : Noise{};
}

void add_noise(World& world, std::int32_t reach) {
    if (reach > world.level.noise.reach) {
        make_noise(world, reach);
    }
}

void add_noise_at(World& world, core::Point at, std::int32_t reach) {
    if (reach > world.level.noise.reach) {
        world.level.noise = {at, reach};
    }
}

bool is_heard(World& world, const Noise& noise, core::Point here) {
    if (noise.reach == 0 || core::chebyshev_distance(here, noise.at) > noise.reach) {
        return false;
    }
    return world.caches.scratch->distances.towards(world.caches.steps, noise.at, here)[here] <= noise.reach;
}

bool hears_noise(World& world, EntityId monster) {
    return is_heard(world, world.level.noise, position_of(world, monster));
}

void wake(MutableGameState game, EntityId sleeper, core::Point cause, Events& events) {
    const content::MonsterId kind = game.world.entities.creatures[sleeper].kind;
    const std::int32_t group = game.world.entities.minds[sleeper].group;
    wake_one(game, sleeper, cause, events);
    if (!game.catalog.monster(kind).pack || group == 0) {
        return;
    }
    for (const auto& [other, mind] : entries(game.world.entities.minds)) {
        if (mind.intent == Intent::Sleep && mind.group == group &&
            game.world.entities.creatures[other].kind == kind) {
            wake_one(game, other, cause, events);
        }
    }
}

void alarm(MutableGameState game, EntityId victim, core::Point cause, Events& events) {
    Mind* mind = game.world.entities.minds.find(victim);
    if (mind == nullptr || mind->intent == Intent::Hunt) {
        return;
    }
    if (mind->intent == Intent::Sleep) {
        wake(game, victim, cause, events);
    } else {
        go_to(game, *mind, cause);
    }
}

}  // namespace torchwake::rules
