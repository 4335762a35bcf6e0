#include "scenario/market.hpp"

#include <utility>

namespace torchwake::scenario {

std::vector<content::ItemDef> market_items() {
    content::ItemDef tonic = item("tonic", 't');
    tonic.effects = {content::HealEffect{2}};
    tonic.stack = 10;
    tonic.value = core::Coins{101};
    tonic.category = "alchemy";
    content::ItemDef axe = item("axe", 'k');
    axe.weapon = content::Weapon{{"", {1, 8, 0}, 1}, content::Attribute::Strength};
    axe.weight = core::Tenths{40};
    axe.initiative_penalty = core::Tenths{5};
    axe.value = core::Coins{1000};
    axe.category = "weapon";
    content::ItemDef stone = item("stone", 'u');
    stone.category = "weapon";
    return {tonic, axe, stone};
}

content::CatalogParts market_parts() {
    content::CatalogParts parts = test_parts();
    for (content::ItemDef& item : market_items()) {
        parts.items.push_back(std::move(item));
    }
    content::MonsterDef smith = monster("smith", 's', {.hit_points = 10});
    smith.name = "smith";
    smith.movement = content::Movement::Static;
    smith.deals_in = {"weapon", "alchemy"};
    content::MonsterDef peddler = monster("peddler", 'p', {.hit_points = 10});
    peddler.movement = content::Movement::Static;
    peddler.deals_in = {"alchemy"};
    parts.factions = {
        {"heroes", content::Reaction::Attack, {{content::FactionId{1}, content::Reaction::Ignore}}},
        {"folk", content::Reaction::Ignore, {}}};
    parts.monsters.front().faction = content::FactionId{0};
    smith.faction = peddler.faction = content::FactionId{1};
    parts.monsters.push_back(smith);
    parts.monsters.push_back(peddler);
    return parts;
}

content::LevelDef town_level() {
    content::LevelDef town = test_level();
    town.id = "town";
    town.builders = {{"town", 1}};
    town.min_depth = town.max_depth = 0;
    town.size = {60, 34};
    town.monsters = town.items = content::TableId{};
    town.monsters_per_region.clear();
    town.items_per_region.clear();
    town.daylight = true;
    town.town.greenery = town.town.furniture = {content::TileId{6}};
    town.town.signs = {content::TileId{1}};
    town.shops = {content::MonsterId{10}, content::MonsterId{11}};
    town.folk = {content::MonsterId{7}, content::MonsterId{7}, content::MonsterId{7}};
    return town;
}

content::CatalogParts town_parts() {
    content::CatalogParts parts = market_parts();
    parts.levels.insert(parts.levels.begin(), town_level());
    return parts;
}

const content::Catalog& market_catalog() {
    static const content::Catalog catalog(market_parts());
    return catalog;
}

}  // namespace torchwake::scenario
