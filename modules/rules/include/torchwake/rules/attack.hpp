#pragma once

// The two sides of a blow and of a shot, as the formulas take them; how far and how hard a missile flies.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/formulas.hpp>

#include <cstdint>
#include <span>

namespace torchwake::rules {

/// One side of a fight.
struct Fighter {
    const content::MonsterDef* kind = nullptr;  ///< its kind
    content::Attributes attributes;             ///< with all that changes them
    content::Skills skills;                     ///< points
    const content::Weapon* weapon = nullptr;    ///< null: it uses its natural attacks
    std::int32_t worn_armour = 0;               ///< with the shield of its friends and its plates
    std::int32_t vigour = 0;                    ///< additional damage of its blows
    content::Powers powers{};                   ///< of what it holds and wears
    bool unhurt = false;                        ///< it has all its hit points
    bool asleep = false;                        ///< it sleeps
    std::int32_t guard = 0;                     ///< armour that it has while it is awake
    std::int32_t regained = 0;                  ///< hit points that it regains in each of its actions
};

/// The weapon of an item kind; null for an invalid id.
[[nodiscard]] inline const content::Weapon* weapon_of(const content::Catalog& catalog, content::ItemId item) {
    return item.valid() ? &*catalog.item(item).weapon : nullptr;
}

/// The inputs of a blow of one fighter against the other; refers to the attacker's kind or weapon.
[[nodiscard]] inline BlowFacts blow_facts(const Fighter& attacker, const Fighter& victim) {
    const content::Weapon* weapon = attacker.weapon;
    const std::int32_t ward = victim.unhurt ? victim.powers[content::Power::Ward] : 0;
    const std::int32_t ambush = victim.asleep ? attacker.powers[content::Power::Ambush] : 0;
    const std::int32_t guard = victim.asleep ? 0 : victim.guard;
    return {.attacks =
                weapon != nullptr ? std::span(&weapon->attack, 1) : std::span(attacker.kind->natural_attacks),
            .force = weapon != nullptr ? attribute_of(attacker.attributes, weapon->attribute)
                                       : attacker.attributes.strength,
            .melee = attacker.skills.melee,
            .dexterity = victim.attributes.dexterity,
            .defence = victim.skills.defence,
            .armour = victim.kind->armour + victim.worn_armour + ward + guard,
            .vigour = attacker.vigour + ambush};
}

/// True if the weapon can shoot items of that kind. Requires: both kinds are of the Catalog.
[[nodiscard]] bool fits(const content::Catalog& catalog, content::ItemId weapon, content::ItemId missile);

/// True for a weapon that is made to be thrown: several share a slot of the pack, as javelins do.
[[nodiscard]] inline bool is_throwing_weapon(const content::ItemDef& item) {
    return item.weapon && item.throws && item.stack > 1;
}

/// The range of items that are not made for throwing.
inline constexpr core::Cells range_of_a_throw{4};

/// The force and the range of a missile.
struct Shot {
    const content::Attack* attack = nullptr;                       ///< its dice
    content::Attribute attribute = content::Attribute::Dexterity;  ///< behind its force
    std::int32_t bonus = 0;  ///< of the missile, besides that of the weapon
    core::Cells range;       ///< the greatest distance of a target
};

/// The shot of an item from a weapon that it fits; an invalid weapon means that it is thrown. An item not
/// made for throwing flies four cells, with the thrower's bare-handed force; what breaks flies as far as it
/// is aimed, and does not hit by force. Refers to the catalog.
[[nodiscard]] Shot shot_of(const content::Catalog& catalog, content::ItemId weapon, content::ItemId missile);

/// The inputs of a hit: those of a blow, with the shot's attack and attribute.
[[nodiscard]] BlowFacts shot_facts(const Shot& shot, const Fighter& attacker, const Fighter& victim);

}  // namespace torchwake::rules
