#pragma once

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
    std::int32_t worn_armour = 0;
    std::int32_t vigour = 0;  ///< additional damage of its blows
};

/// The weapon of an item kind; null for an invalid id.
[[nodiscard]] inline const content::Weapon* weapon_of(const content::Catalog& catalog, content::ItemId item) {
    return item.valid() ? &*catalog.item(item).weapon : nullptr;
}

/// An actor's present values as a fighter.
[[nodiscard]] inline Fighter fighter_of(const content::Catalog& catalog, const World& world, EntityId actor) {
    const Encumbrance& encumbrance = encumbrance_of(world, actor);
    return {&catalog.monster(world.entities.creatures[actor].kind),
            attributes_of(world, actor),
            world.entities.abilities[actor].skills,
            weapon_of(catalog, encumbrance.weapon),
            encumbrance.armour,
            vigour_of(catalog, world, actor)};
}

/// The inputs of a blow of one fighter against the other; refers to the attacker's kind or weapon.
[[nodiscard]] inline BlowFacts blow_facts(const Fighter& attacker, const Fighter& victim) {
    const content::Weapon* weapon = attacker.weapon;
    return {.attacks =
                weapon != nullptr ? std::span(&weapon->attack, 1) : std::span(attacker.kind->natural_attacks),
            .force = weapon != nullptr ? attribute_of(attacker.attributes, weapon->attribute)
                                       : attacker.attributes.strength,
            .melee = attacker.skills.melee,
            .dexterity = victim.attributes.dexterity,
            .defence = victim.skills.defence,
            .armour = victim.kind->armour + victim.worn_armour,
            .vigour = attacker.vigour};
}

}  // namespace torchwake::rules
