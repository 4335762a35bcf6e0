#pragma once

#include "fight/shield.hpp"
#include "turn/conditions.hpp"
#include "turn/eating.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/world.hpp>

#include <span>

namespace torchwake::rules {

/// One side of a fight.
struct Fighter {
    const content::MonsterDef* kind = nullptr;
    content::Attributes attributes;
    content::Skills skills;
    const content::Weapon* weapon = nullptr;  ///< null: it uses its natural attacks
    std::int32_t worn_armour = 0;             ///< with the shield of its friends
    std::int32_t vigour = 0;                  ///< additional damage of its blows
    content::Powers powers{};                 ///< of what it holds and wears
    bool unhurt = false;                      ///< it has all its hit points
    bool asleep = false;
};

/// The weapon of an item kind; null for an invalid id.
[[nodiscard]] inline const content::Weapon* weapon_of(const content::Catalog& catalog, content::ItemId item) {
    return item.valid() ? &*catalog.item(item).weapon : nullptr;
}

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
    return {&catalog.monster(world.entities.creatures[actor].kind),
            attributes_of(world, actor),
            world.entities.abilities[actor].skills,
            weapon_of(catalog, encumbrance.weapon),
            encumbrance.armour + shield_of(catalog, world, actor),
            vigour_of(catalog, world, actor),
            encumbrance.powers,
            is_unhurt(world.entities.vitals[actor]),
            is_asleep(world, actor)};
}

/// The inputs of a blow of one fighter against the other; refers to the attacker's kind or weapon.
[[nodiscard]] inline BlowFacts blow_facts(const Fighter& attacker, const Fighter& victim) {
    const content::Weapon* weapon = attacker.weapon;
    const std::int32_t ward = victim.unhurt ? victim.powers[content::Power::Ward] : 0;
    const std::int32_t ambush = victim.asleep ? attacker.powers[content::Power::Ambush] : 0;
    return {.attacks =
                weapon != nullptr ? std::span(&weapon->attack, 1) : std::span(attacker.kind->natural_attacks),
            .force = weapon != nullptr ? attribute_of(attacker.attributes, weapon->attribute)
                                       : attacker.attributes.strength,
            .melee = attacker.skills.melee,
            .dexterity = victim.attributes.dexterity,
            .defence = victim.skills.defence,
            .armour = victim.kind->armour + victim.worn_armour + ward,
            .vigour = attacker.vigour + ambush};
}

}  // namespace torchwake::rules
