#include "fight/hostility.hpp"

#include "level/noise.hpp"
#include "level/sight.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/queries.hpp>

#include <vector>

namespace torchwake::rules {
namespace {

/// The victim, and those of its camp who see it.
std::vector<EntityId> those_who_mind(const content::Catalog& catalog, const World& world, EntityId victim) {
    const content::Camp camp = camp_of(catalog, world, victim);
    const core::Point at = position_of(world, victim);
    std::vector<EntityId> found;
    for (const auto& [other, mind] : entries(world.entities.minds)) {
        const bool awake = mind.intent != Intent::Sleep;
        const bool sees = other == victim || (awake && camp_of(catalog, world, other) == camp &&
                                              sees_cell(catalog, world, other, at));
        if (sees && !mind.grudge) {
            found.push_back(other);
        }
    }
    return found;
}

}  // namespace

void take_offence(const content::Catalog& catalog, World& world, EntityId victim, const ActorRef& attacker,
                  Events& events) {
    if (attacker.id != hero_id || victim == hero_id || hostile(catalog, world, hero_id, victim)) {
        return;
    }
    for (const EntityId other : those_who_mind(catalog, world, victim)) {
        world.entities.minds[other].grudge = true;
        events.emplace_back(ActorTurned{actor_ref(world, other)});
    }
}

void respond_to_attack(const content::Catalog& catalog, World& world, EntityId victim,
                       const ActorRef& attacker, Events& events) {
    take_offence(catalog, world, victim, attacker, events);
    const Mind* mind = world.entities.minds.find(victim);
    const bool feud = catalog.hostile(world.entities.creatures[victim].kind, attacker.kind) ||
                      (attacker.id == hero_id && bears_grudge(world, victim));
    if (mind != nullptr && (feud || mind->intent == Intent::Sleep)) {
        alarm(catalog, world, victim, attacker.at, events);
    }
}

}  // namespace torchwake::rules
