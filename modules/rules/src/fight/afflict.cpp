#include "fight/afflict.hpp"

#include "level/matter.hpp"
#include "turn/conditions.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>

#include <cstdint>

namespace torchwake::rules {

void afflict(const content::Catalog& catalog, World& world, const content::Attack& attack, EntityId victim,
             const ActorRef& attacker, Events& events) {
    for (const content::LastingEffect& effect : attack.effects) {
        if (is_alive(world, victim)) {
            const std::int32_t intelligence = attributes_of(world, attacker.id).intelligence;
            begin_condition(catalog, world, victim, used_by(effect, intelligence), attacker, events);
        }
    }
    if (attack.sets_alight && is_alive(world, victim)) {
        set_alight(catalog, world, victim, heat_of_fire, {attacker.id, attacker.kind}, events);
    }
}

}  // namespace torchwake::rules
