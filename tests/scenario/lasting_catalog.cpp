#include "scenario/lasting_catalog.hpp"

namespace torchwake::scenario {

content::ItemDef brew(char letter, const content::ItemEffect& effect) {
    content::ItemDef item = scroll(std::string("brew_") + letter, letter, effect);
    if (letter >= 'A' && letter <= 'Z') {
        item.aim = content::Aim{core::Cells{6}, core::Cells{0}, "missile"};
    }
    return item;
}

content::CatalogParts lasting_parts() {
    using enum content::ConditionKind;
    using Lasting = content::LastingEffect;
    content::CatalogParts parts = test_parts();
    parts.monsters[0].pack_slots = 10;
    parts.monsters[0].hunger = content::HungerStages();
    parts.monsters[0].spells = {content::SpellId{0}};
    content::MonsterDef viper = monster("viper", 'v', {.hit_points = 9, .damage = {0, 0, 3}});
    viper.movement = content::Movement::Static;
    viper.natural_attacks.front().effects = {Lasting{Poison, 3, 1}};
    parts.monsters.push_back(viper);
    for (const content::ItemDef& item :
         {brew('h', Lasting{Haste, 3, 1}), brew('p', Lasting{Poison, 4, 1}),
          brew('u', Lasting{Strength, 3, 4}), brew('n', content::ManaEffect{4}),
          brew('f', content::FoodEffect{}), brew('t', content::TeleportEffect{}),
          brew('q', content::LearnEffect{content::SpellId{1}}), brew('s', Lasting{Slow, 3, 1}),
          brew('z', Lasting{Regrowth, 3, 2}), brew('c', content::CureEffect{}),
          brew('k', content::TeleportEffect{core::Cells{2}}), brew('H', Lasting{Haste, 3, 1}),
          brew('S', Lasting{Slow, 3, 1}), brew('P', Lasting{Poison, 4, 1}),
          brew('U', Lasting{Strength, 3, -6})}) {
        parts.items.push_back(item);
    }
    return parts;
}

const content::Catalog& lasting_catalog() {
    static const content::Catalog catalog(lasting_parts());
    return catalog;
}

LastingScenario::LastingScenario(std::string_view map, std::uint64_t seed)
    : Scenario(map, seed, lasting_catalog()) {}

rules::Events LastingScenario::drinks(char letter) {
    return does(rules::hero_id, rules::UseItem{give(letter)});
}

void LastingScenario::set_hunger(std::int32_t turns) {
    world.entities.hungers[rules::hero_id].turns = turns;
}

rules::HungerStage LastingScenario::stage() const {
    return *knowledge().hero().hunger;
}

}  // namespace torchwake::scenario
