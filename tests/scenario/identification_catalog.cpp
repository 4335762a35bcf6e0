#include "scenario/identification_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <utility>

namespace torchwake::scenario {

content::ItemDef unknown_item(std::string id, char letter, std::string group,
                              const content::ItemEffect& effect) {
    content::ItemDef item = scroll(std::move(id), letter, effect);
    item.name = item.id;
    item.unknown = std::move(group);
    item.stack = 5;
    item.value = core::Coins{500};
    item.category = "alchemy";
    return item;
}

content::ItemDef look(std::string id, char letter, std::string group) {
    content::ItemDef look = item(std::move(id), letter);
    look.name = look.id;
    look.look = std::move(group);
    look.stack = 5;
    look.value = core::Coins{100};
    look.category = "alchemy";
    return look;
}

std::vector<content::TraitDef> test_traits() {
    using enum content::TraitBearer;
    content::TraitDef plain;
    plain.id = "plain";
    plain.bearers = {Weapon, Shooter, Armour};
    content::TraitDef keen;
    keen.id = keen.prefix = "keen";
    keen.bearers = {Weapon, Shooter};
    keen.hit_bonus = 2;
    content::TraitDef cat;
    cat.id = "cat";
    cat.suffix = "of the cat";
    cat.bearers = {Armour};
    cat.bonus.dexterity = 3;
    cat.armour = 1;
    content::TraitDef dull;
    dull.id = dull.prefix = "dull";
    dull.cursed = "cursed";
    dull.bearers = {Weapon};
    dull.hit_bonus = -1;
    dull.value_percent = 50;
    content::TraitDef heavy;
    heavy.id = heavy.prefix = "heavy";
    heavy.cursed = "cursed";
    heavy.bearers = {Armour};
    heavy.armour = -3;
    heavy.weight_percent = 200;
    return {plain, keen, cat, dull, heavy};
}

content::CatalogParts identification_parts() {
    content::CatalogParts parts = test_parts();
    parts.monsters.front().pack_slots = 10;
    for (content::ItemDef& item : parts.items) {
        item.name = item.id;
    }
    content::ItemDef tonic = unknown_item("tonic", 't', "potion", content::HealEffect{2});
    tonic.known = true;
    content::ItemDef mercy = unknown_item("mercy", 'y', "scroll", content::RemoveCurseEffect{});
    mercy.known = true;
    content::ItemDef bolt = unknown_item("bolt", 'l', "scroll", content::DamageEffect{{0, 0, 4}});
    bolt.aim = content::Aim{core::Cells{6}, core::Cells{0}, "missile"};
    using Lasting = content::LastingEffect;
    for (const content::ItemDef& item :
         {unknown_item("elixir", 'e', "potion", Lasting{content::ConditionKind::Haste, 3, 1}),
          unknown_item("venom", 'v', "potion", Lasting{content::ConditionKind::Poison, 3, 1}), tonic,
          unknown_item("insight", 'i', "scroll", content::IdentifyEffect{}), bolt, mercy,
          look("red", 'A', "potion"), look("blue", 'D', "potion"), look("green", 'E', "potion"),
          look("zun", 'G', "scroll"), look("vok", 'H', "scroll"), look("mir", 'I', "scroll")}) {
        parts.items.push_back(item);
    }
    parts.traits = test_traits();
    return parts;
}

const content::Catalog& identification_catalog() {
    static const content::Catalog catalog(identification_parts());
    return catalog;
}

IdentificationScenario::IdentificationScenario(std::string_view map, std::uint64_t seed)
    : Scenario(map, seed, identification_catalog()) {}

content::ItemId IdentificationScenario::kind(std::string_view id) const {
    const auto found = catalog().find_item(id);
    REQUIRE(found.has_value());
    return *found;
}

rules::Slot IdentificationScenario::give_find(std::string_view id, rules::EntityId actor) {
    const rules::Slot slot = give(')', actor);
    rules::Item& item = world.entities.items[world.entities.packs[actor].slots[slot.value]];
    item.kind = kind(id);
    item.appears_as = catalog().item(item.kind).unfamiliar;
    rules::rebuild_caches(*this);
    return slot;
}

const content::ItemDef& IdentificationScenario::shown(rules::Slot slot) const {
    return catalog().item(*knowledge().pack().at(slot.value).item);
}

}  // namespace torchwake::scenario
