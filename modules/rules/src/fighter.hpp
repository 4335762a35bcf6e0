#pragma once

#include <torchwake/content/monster_def.hpp>
#include <torchwake/rules/formulas.hpp>

namespace torchwake::rules {

/// One side of a fight.
struct Fighter {
    const content::MonsterDef* kind = nullptr;
    content::Attributes attributes;
    content::Skills skills;
};

/// What a blow of one against the other depends on; refers to the attacker's kind.
[[nodiscard]] inline BlowFacts blow_facts(const Fighter& attacker, const Fighter& victim) {
    return {.attacks = attacker.kind->natural_attacks,
            .might = attacker.attributes.might,
            .melee = attacker.skills.melee,
            .quickness = victim.attributes.quickness,
            .defence = victim.skills.defence,
            .armour = victim.kind->armour};
}

}  // namespace torchwake::rules
