#include "fight/hostility.hpp"

#include "level/noise.hpp"
#include "level/sight.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/queries.hpp>

#include <vector>

namespace torchwake::rules {
namespace {

/// The victim, and those of its camp who see it.
std::vector<EntityId> those_who_mind(GameState game, EntityId victim) {
    const content::Camp camp = camp_of(game, victim);
    const core::Point at = position_of(game, victim);
    std::vector<EntityId> found;
    for (const auto& [other, mind] : entries(game.world.entities.minds)) {
        const bool awake = mind.intent != Intent::Sleep;
        const bool sees =
            other == victim || (awake && camp_of(game, other) == camp && sees_cell(game, other, at));
        if (sees && !mind.grudge) {
            found.push_back(other);
        }
    }
    return found;
}

}  // namespace

void take_offence(MutableGameState game, EntityId victim, const ActorRef& attacker, Events& events) {
    if (attacker.id != hero_id || victim == hero_id || hostile(game, hero_id, victim)) {
        return;
    }
    for (const EntityId other : those_who_mind(game, victim)) {
        game.world.entities.minds[other].grudge = true;
        events.emplace_back(ActorTurned{actor_ref(game, other)});
    }
}

void respond_to_attack(MutableGameState game, EntityId victim, const ActorRef& attacker, Events& events) {
    take_offence(game, victim, attacker, events);
    const Mind* mind = game.world.entities.minds.find(victim);
    const bool feud = game.catalog.hostile(game.world.entities.creatures[victim].kind, attacker.kind) ||
                      (attacker.id == hero_id && bears_grudge(game, victim));
    if (mind != nullptr && (feud || mind->intent == Intent::Sleep)) {
        alarm(game, victim, attacker.at, events);
    }
}

}  // namespace torchwake::rules
