#include "fighters.hpp"

#include "conditions.hpp"

#include <torchwake/rules/actor_facts.hpp>

namespace torchwake::forecast {

rules::Fighter ourselves(const Knowledge& knowledge) {
    const content::Catalog& catalog = knowledge.catalog();
    const HeroFacts hero = knowledge.hero();
    return {&catalog.monster(catalog.hero()),
            hero.attributes,
            hero.skills,
            rules::weapon_of(catalog, hero.weapon),
            hero.armour,
            hero.hunger == rules::HungerStage::WellFed ? rules::well_fed_damage : 0,
            hero.powers,
            hero.hit_points == hero.max_hit_points};
}

rules::Fighter fighter_known_as(const Knowledge& knowledge, const KnownActor& other) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::MonsterDef& kind = catalog.monster(other.kind);
    content::Attributes attributes = kind.attributes;
    rules::add_bonus(attributes, other.bonus);
    return {&kind,         changed_attributes(attributes, other.conditions),
            kind.skills,   rules::weapon_of(catalog, other.weapon),
            other.armour,  0,
            other.powers,  other.hit_points == other.max_hit_points,
            other.asleep,  other.guard + other.shade,
            other.regained};
}

}  // namespace torchwake::forecast
