#pragma once

#include "fight/shield.hpp"
#include "turn/conditions.hpp"
#include "turn/hunger.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/attack.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

[[nodiscard]] inline bool is_unhurt(const Vitals& vitals) {
    return vitals.hit_points == vitals.max_hit_points;
}

[[nodiscard]] inline bool is_asleep(const World& world, EntityId actor) {
    const Mind* mind = world.entities.minds.find(actor);
    return mind != nullptr && mind->intent == Intent::Sleep;
}

/// An actor's present values as a fighter.
[[nodiscard]] inline Fighter fighter_of(const content::Catalog& catalog, const World& world, EntityId actor) {
    const Encumbrance& encumbrance = encumbrance_of(world, actor);
    return {&definition_of(catalog, world, actor),
            attributes_of(world, actor),
            world.entities.abilities[actor].skills,
            weapon_of(catalog, encumbrance.weapon),
            encumbrance.armour + shield_of(catalog, world, actor),
            vigour_of(catalog, world, actor),
            encumbrance.powers,
            is_unhurt(world.entities.vitals[actor]),
            is_asleep(world, actor)};
}

}  // namespace torchwake::rules
