#include "scenario/caster_catalog.hpp"

#include <utility>

namespace torchwake::scenario {

content::SpellDef bolt(std::string id, const content::ItemEffect& effect) {
    content::SpellDef spell;
    spell.id = spell.name = std::move(id);
    spell.cost = 2;
    spell.effects = {effect};
    spell.aim = content::Aim{core::Cells{5}, core::Cells{0}, "missile"};
    spell.learnable = false;
    return spell;
}

content::MonsterDef caster(std::string id, char letter, std::vector<content::Ability> abilities) {
    content::MonsterDef kind = monster(std::move(id), letter, {.hit_points = 10});
    kind.mana = 4;
    kind.abilities = std::move(abilities);
    kind.faction = orcs;
    return kind;
}

content::CatalogParts caster_parts() {
    using enum content::ConditionKind;
    using enum content::AbilityTarget;
    using Lasting = content::LastingEffect;
    content::CatalogParts parts = faction_parts();
    const auto first = static_cast<content::SpellId::rep>(parts.spells.size());
    const auto spell = [first](int place) {
        return content::SpellId{static_cast<content::SpellId::rep>(first + place)};
    };
    content::SpellDef blast = bolt("blast", content::DamageEffect{{0, 0, 1}});
    blast.aim->radius = core::Cells{1};
    content::SpellDef breath = bolt("breath", content::DamageEffect{{0, 0, 1}});
    breath.aim->pierces = true;
    breath.manner = content::Manner::Breathe;
    content::SpellDef hurry = bolt("hurry", Lasting{Haste, 3, 1});
    hurry.aim.reset();
    content::SpellDef blink = bolt("blink", content::TeleportEffect{core::Cells{4}});
    blink.aim.reset();
    content::SpellDef spit = bolt("spit", Lasting{Poison, 2, 1});
    spit.manner = content::Manner::Spit;
    for (const content::SpellDef& added :
         {bolt("zap", content::DamageEffect{{0, 0, 1}}), bolt("mend", Lasting{Regrowth, 3, 2}), hurry, blast,
          breath, spit, blink}) {
        parts.spells.push_back(added);
    }
    content::MonsterDef mage = caster("mage", 'M', {{.spell = spell(0)}});
    mage.keeps_away = true;
    content::MonsterDef careless = caster("careless bomber", 'E', {{.spell = spell(3), .careless = true}});
    content::MonsterDef spitter =
        caster("spitter", 's', {{.spell = spell(5), .nearest = core::Cells{2}, .hurt_below = 50}});
    spitter.mana = 2;
    spitter.mana_turns = 1;
    spitter.flees_when_spent = true;
    for (const content::MonsterDef& added :
         {mage,
          caster(
              "shaman", 'S',
              {{.spell = spell(1), .target = Friend, .hurt_below = 50}, {.spell = spell(2), .target = Self}}),
          caster("bomber", 'Q', {{.spell = spell(3)}}), careless,
          caster("dragon", 'D', {{.spell = spell(4)}}), spitter,
          caster("blinker", 'k', {{.spell = spell(6), .target = Self, .farthest = core::Cells{1}}})}) {
        parts.monsters.push_back(added);
    }
    return parts;
}

const content::Catalog& caster_catalog() {
    static const content::Catalog catalog(caster_parts());
    return catalog;
}

}  // namespace torchwake::scenario
