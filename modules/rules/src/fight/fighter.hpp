#pragma once

#include "fight/shield.hpp"
#include "turn/conditions.hpp"
#include "turn/hunger.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/attack.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {

[[nodiscard]] inline bool is_asleep(const World& world, EntityId actor) {
    const Mind* mind = world.entities.minds.find(actor);
    return mind != nullptr && mind->intent == Intent::Sleep;
}

/// An actor's present values as a fighter against an opponent in that cell.
[[nodiscard]] inline Fighter fighter_of(GameState game, EntityId actor, core::Point opponent) {
    const content::MonsterDef& kind = definition_of(game, actor);
    const Encumbrance& encumbrance = encumbrance_of(game, actor);
    const Vitals& vitals = game.world.entities.vitals[actor];
    const Protection protection = kind.tricks.empty() ? Protection{} : protection_of(game, actor, opponent);
    return {&kind,
            attributes_of(game, actor),
            game.world.entities.abilities[actor].skills,
            weapon_of(game.catalog, encumbrance.weapon),
            encumbrance.armour + shield_of(game, actor) + protection.armour,
            vigour_of(game, actor),
            encumbrance.powers,
            vitals.hit_points == vitals.max_hit_points,
            is_asleep(game, actor),
            protection.guard + shade_of(game, actor)};
}

}  // namespace torchwake::rules
