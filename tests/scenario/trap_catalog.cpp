#include "scenario/trap_catalog.hpp"

#include <algorithm>
#include <utility>

namespace torchwake::scenario {

content::TrapId trap_id(TestTrap trap) {
    return content::TrapId{static_cast<content::TrapId::rep>(trap)};
}

std::vector<content::TrapDef> test_traps() {
    std::vector<content::TrapDef> traps;
    const auto add = [&traps](std::string name, std::vector<content::ItemEffect> effects,
                              std::int32_t radius) {
        content::TrapDef trap;
        trap.id = trap.name = std::move(name);
        trap.appearance = drawn_as('^');
        trap.effects = std::move(effects);
        trap.radius = core::Cells{radius};
        traps.push_back(std::move(trap));
    };
    using content::ConditionKind;
    add("dart_trap", {content::DamageEffect{{0, 0, 3}}}, 0);
    add("net_trap", {content::LastingEffect{ConditionKind::Held, 5, 1}}, 0);
    add("gas_trap", {content::LastingEffect{ConditionKind::Poison, 3, 2}}, 2);
    add("alarm_trap", {}, 0);
    traps.back().noise = 30;
    add("teleport_trap", {content::TeleportEffect{}}, 0);
    add("pit_trap", {content::DamageEffect{{0, 0, 1}}}, 0);
    traps.back().pit = true;
    add("fire_trap", {content::DamageEffect{{0, 0, 5}}}, 1);
    traps.back().save = content::SavingThrow{content::Attribute::Dexterity, 1, false};
    add("spore_trap", {content::LastingEffect{ConditionKind::Confusion, 4, 1}}, 0);
    traps.back().save = content::SavingThrow{content::Attribute::Constitution, 100, true};
    return traps;
}

content::CatalogParts trap_parts() {
    content::CatalogParts parts = test_parts();
    parts.traps = test_traps();
    const auto prop = [](std::string id, char letter) {
        content::TileDef made = tile(std::move(id), letter);
        made.name = made.id;
        made.blocks = made.prop = true;
        return made;
    };
    const content::TileId empty{static_cast<content::TileId::rep>(parts.tiles.size())};
    parts.tiles.push_back(prop("empty_chest", 'e'));
    content::TileDef chest = prop("chest", 'c');
    chest.emptied_to = empty;
    chest.holds = content::TableId{1};
    parts.tiles.push_back(chest);
    chest.id = "trapped_chest";
    chest.appearance = drawn_as('k');
    chest.holds.reset();
    chest.guard = trap_id(TestTrap::Dart);
    chest.guarded = 100;
    parts.tiles.push_back(chest);
    parts.tiles.push_back(prop("bush", 'u'));
    content::TileDef portal = tile("portal", 'O');
    portal.portal = portal.prop = true;
    parts.tiles.push_back(portal);
    parts.items.push_back(scroll("town_portal", 'H', content::TownPortalEffect{}));
    content::ItemDef bomb = scroll("bomb", 'D', content::DamageEffect{{0, 0, 8}});
    bomb.aim = content::Aim{core::Cells{6}, core::Cells{1}, "bomb", false,
                            content::SavingThrow{content::Attribute::Dexterity, 10, false}};
    parts.items.push_back(bomb);
    return parts;
}

const content::Catalog& trap_catalog() {
    static const content::Catalog catalog(trap_parts());
    return catalog;
}

content::CatalogParts trapped_town_parts() {
    content::CatalogParts parts = trap_parts();
    content::LevelDef town = test_level();
    town.id = "town";
    town.builders = {{"town", 1}};
    town.min_depth = town.max_depth = 0;
    town.monsters = town.items = {};
    town.monsters_per_region.clear();
    town.items_per_region.clear();
    parts.levels.insert(parts.levels.begin(), town);
    return parts;
}

void lay_trap(Scenario& scenario, char mark, TestTrap trap, rules::TrapState state) {
    auto& traps = scenario.world.level.traps;
    traps.push_back({scenario.at(mark), trap_id(trap), state});
    std::ranges::sort(traps, {}, &rules::Trap::at);
    rules::rebuild_caches(scenario);
}

}  // namespace torchwake::scenario
