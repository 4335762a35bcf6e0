#include "scenario/market.hpp"

#include <algorithm>
#include <string>
#include <string_view>
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

content::CatalogParts stock_parts() {
    content::CatalogParts parts = market_parts();
    const auto id_of = [&parts](std::string_view id) {
        const auto item = std::ranges::find(parts.items, id, &content::ItemDef::id);
        return content::ItemId{static_cast<content::ItemId::rep>(item - parts.items.begin())};
    };
    for (const std::string_view id : {"blade", "hat", "bow"}) {
        parts.items[id_of(id).value].value = core::Coins{100};
    }
    content::ItemDef& stone = parts.items[id_of("stone").value];
    stone.category = "ammunition";
    stone.value = core::Coins{2};
    content::ItemTable goods{"goods", {{id_of("tonic")}, {id_of("axe")}, {id_of("blade")}, {id_of("hat")}}};
    goods.entries.push_back({id_of("bow"), 2});
    const content::TableId table{static_cast<content::TableId::rep>(parts.item_tables.size())};
    parts.item_tables.push_back(std::move(goods));
    const auto smith = std::ranges::find(parts.monsters, "smith", &content::MonsterDef::id);
    parts.monsters.front().gold = {0, 0, 50};
    smith->deals_in = {"ammunition"};
    smith->stock = content::Stock{table, 2, {1, 2, 0}};
    return parts;
}

const content::Catalog& stock_catalog() {
    static const content::Catalog catalog(stock_parts());
    return catalog;
}

const content::Catalog& gift_catalog() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = market_parts();
        const auto gift = [&parts](std::string_view id, std::string_view sort, std::string_view item,
                                   std::int32_t count, std::int64_t coins) {
            content::GiftDef given{std::string(id),   std::string(id), "", std::string(sort), {},
                                   core::Coins{coins}};
            const auto found = std::ranges::find(parts.items, item, &content::ItemDef::id);
            if (found != parts.items.end()) {
                given.items.push_back(
                    {content::ItemId{static_cast<content::ItemId::rep>(found - parts.items.begin())}, count});
            }
            parts.gifts.push_back(std::move(given));
        };
        gift("an axe", "weapon", "axe", 1, 0);
        gift("a blade", "weapon", "blade", 1, 0);
        gift("a pouch", "coins", "", 0, 300);
        gift("a purse", "coins", "", 0, 300);
        gift("tonics", "magic", "tonic", 3, 0);
        gift("a tonic and coins", "magic", "tonic", 1, 200);
        return content::Catalog(std::move(parts));
    }();
    return catalog;
}

const content::Catalog& market_catalog() {
    static const content::Catalog catalog(market_parts());
    return catalog;
}

}  // namespace torchwake::scenario
