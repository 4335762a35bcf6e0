#include "known/fighters.hpp"

#include "turn/conditions.hpp"

namespace torchwake::rules {

Fighter ourselves(const Knowledge& knowledge) {
    const content::Catalog& catalog = knowledge.catalog();
    const HeroFacts hero = knowledge.hero();
    return {&catalog.monster(catalog.hero()),
            hero.attributes,
            hero.skills,
            weapon_of(catalog, hero.weapon),
            hero.armour,
            hero.hunger == HungerStage::WellFed ? well_fed_damage : 0,
            hero.powers,
            hero.hit_points == hero.max_hit_points};
}

Fighter fighter_known_as(const Knowledge& knowledge, const KnownActor& other) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::MonsterDef& kind = catalog.monster(other.kind);
    content::Attributes attributes = kind.attributes;
    add_bonus(attributes, other.bonus);
    return {&kind,        changed_attributes(attributes, other.conditions),
            kind.skills,  weapon_of(catalog, other.weapon),
            other.armour, 0,
            other.powers, other.hit_points == other.max_hit_points,
            other.asleep};
}

}  // namespace torchwake::rules
