#include "scenario/test_catalog.hpp"

#include <utility>

namespace torchwake::scenario {

content::Appearance drawn_as(char letter) {
    content::Appearance appearance;
    appearance.glyph = static_cast<char32_t>(letter);
    return appearance;
}

content::TileDef tile(std::string id, char letter) {
    content::TileDef tile;
    tile.id = std::move(id);
    tile.appearance = drawn_as(letter);
    return tile;
}

std::vector<content::TileDef> test_tiles() {
    content::TileDef wall = tile("wall", '#');
    wall.opaque = wall.blocks = wall.blocks_diagonal = true;
    content::TileDef door = tile("door_closed", '+');
    door.opaque = door.blocks = true;
    door.opens_to = content::TileId{3};
    content::TileDef open_door = tile("door_open", '\'');
    open_door.closes_to = content::TileId{2};
    content::TileDef down = tile("stairs_down", '>');
    down.stairs = content::Stairs::Down;
    content::TileDef up = tile("stairs_up", '<');
    up.stairs = content::Stairs::Up;
    content::TileDef tree = tile("tree", 'Y');
    tree.blocks = true;
    return {tile("floor", '.'), wall, door, open_door, down, up, tree};
}

content::MonsterDef monster(std::string id, char letter, const Body& body) {
    content::MonsterDef monster;
    monster.id = std::move(id);
    monster.appearance = drawn_as(letter);
    monster.attributes.strength = body.strength;
    monster.attributes.dexterity = body.dexterity;
    monster.hit_points = body.hit_points;
    monster.natural_attacks = {{"blow", body.damage, 0}};
    return monster;
}

std::vector<content::MonsterDef> test_monsters() {
    content::MonsterDef hero = monster("hero", '@', {});
    hero.vision = core::Cells{20};
    hero.light = content::Light{core::Cells{7}, {255, 208, 138}};
    hero.pack_slots = 3;
    hero.mana = 10;
    hero.spells = {content::SpellId{0}, content::SpellId{1}, content::SpellId{2}};
    content::MonsterDef goblin = monster("goblin", 'g', {.hit_points = 2});
    goblin.pack_slots = 2;
    content::MonsterDef dummy = monster("dummy", 'd', {.strength = 10, .dexterity = 10, .hit_points = 1});
    dummy.movement = content::Movement::Static;
    content::MonsterDef brute =
        monster("brute", 'B', {.dexterity = 10, .hit_points = 50, .damage = {0, 0, 100}});
    content::MonsterDef wanderer = monster("wanderer", 'w', {.hit_points = 3});
    wanderer.movement = content::Movement::Random;
    content::MonsterDef jackal = monster("jackal", 'j', {.hit_points = 2});
    jackal.pack = true;
    content::MonsterDef bandit = monster("bandit", 'b', {.hit_points = 3});
    bandit.pack_slots = 3;
    bandit.equipment = {content::ItemId{9}, content::ItemId{10}};
    bandit.gold = {0, 0, 7};
    bandit.loot = content::TableId{1};
    bandit.quips = {"Your purse.", "Or your pulse."};
    content::MonsterDef archer = monster("archer", 'a', {.dexterity = 10, .hit_points = 3});
    archer.pack_slots = 3;
    archer.equipment = {content::ItemId{15}};
    archer.supplies = {{content::ItemId{13}, 3}};
    return {hero,
            monster("orc", 'o', {.hit_points = 2, .damage = {1, 2, 0}}),
            monster("troll", 'T', {.strength = 12, .dexterity = 10, .hit_points = 6, .damage = {1, 3, 0}}),
            goblin,
            monster("rat", 'r', {.strength = 10, .dexterity = 12, .hit_points = 1}),
            dummy,
            brute,
            wanderer,
            jackal,
            bandit,
            archer};
}

content::ItemDef item(std::string id, char letter) {
    content::ItemDef item;
    item.id = std::move(id);
    item.appearance = drawn_as(letter);
    item.weight = core::Tenths{5};
    return item;
}

content::ItemDef scroll(std::string id, char letter, const content::ItemEffect& effect) {
    content::ItemDef scroll = item(std::move(id), letter);
    scroll.effects = {effect};
    return scroll;
}

std::vector<content::ItemDef> test_items() {
    content::ItemDef potion = item("health_potion", '!');
    potion.effects = {content::HealEffect{8}};
    content::ItemDef weak = item("health_potion_weak", '?');
    weak.effects = {content::HealEffect{5}};
    content::ItemDef rock = item("rock", '*');
    rock.weight = core::Tenths{400};
    rock.initiative_penalty = core::Tenths{15};
    content::ItemDef wand = item("wand", '/');
    wand.effects = {content::HealEffect{1}};
    wand.charges = 3;
    const core::Cells range{6};
    content::ItemDef fireball = scroll("fireball", 'F', content::DamageEffect{{1, 4, 0}});
    fireball.aim = content::Aim{range, core::Cells{2}, "fireball"};
    content::ItemDef confusion =
        scroll("confusion", 'C', content::LastingEffect{content::ConditionKind::Confusion, 3, 1});
    confusion.aim = content::Aim{range, core::Cells{1}, "confusion"};
    content::ItemDef missile = scroll("magic_missile", 'M', content::DamageEffect{{1, 6, 1}});
    missile.aim = content::Aim{range, core::Cells{0}, "missile"};
    const content::ItemDef mapping = scroll("magic_mapping", 'm', content::MappingEffect{});
    content::ItemDef crown = item("crown", '&');
    crown.prize = true;
    content::ItemDef blade = item("blade", ')');
    blade.weapon = content::Weapon{{"", {0, 0, 5}, 0}, content::Attribute::Strength};
    content::ItemDef mail = item("mail", '[');
    mail.wear = content::Wear{content::EquipSlot::Torso, 3};
    mail.weight = core::Tenths{200};
    mail.initiative_penalty = core::Tenths{10};
    content::ItemDef hat = item("hat", '^');
    hat.wear = content::Wear{content::EquipSlot::Head, 1};
    content::ItemDef staff = item("staff", '(');
    staff.weapon = content::Weapon{{"", {1, 3, 0}, 1}, content::Attribute::Intelligence};
    content::ItemDef arrow = item("arrow", ':');
    arrow.stack = 5;
    arrow.ammunition = content::Ammunition{"arrow", 1, "arrow_flight"};
    content::ItemDef bow = item("bow", '}');
    bow.shoots = content::Shooter{"arrow", {"", {1, 4, 0}, 1}, content::Attribute::Dexterity, core::Cells{6}};
    content::ItemDef javelin = item("javelin", '|');
    javelin.weapon = content::Weapon{{"", {0, 0, 2}, 0}, content::Attribute::Strength};
    javelin.throws =
        content::Throwing{{"", {1, 6, 0}, 0}, content::Attribute::Strength, core::Cells{5}, "javelin_flight"};
    javelin.stack = 3;
    content::ItemDef coins = item("coins", '$');
    coins.money = true;
    coins.weight = {};
    return {potion, weak, rock, wand,  fireball, confusion, missile, mapping, crown,
            blade,  mail, hat,  staff, arrow,    coins,     bow,     javelin};
}

std::vector<content::SpellDef> test_spells() {
    content::SpellDef dart;
    dart.id = dart.name = "dart";
    dart.cost = 3;
    dart.effects = {content::DamageEffect{{0, 0, 1}}};
    dart.aim = content::Aim{core::Cells{6}, core::Cells{0}, "missile"};
    content::SpellDef quicken;
    quicken.id = quicken.name = "quicken";
    quicken.cost = 4;
    quicken.effects = {content::LastingEffect{content::ConditionKind::Haste, 3, 1}};
    content::SpellDef storm = dart;
    storm.id = storm.name = "storm";
    storm.cost = 100;
    return {dart, quicken, storm};
}

content::LevelDef test_level() {
    content::LevelDef level;
    level.id = "cellars";
    level.builders = {{"rooms", 1}};
    level.ambience = "rooms";
    level.max_depth = 3;
    level.tiles = {content::TileId{1}, content::TileId{0}, content::TileId{2}, content::TileId{4},
                   content::TileId{5}};
    level.monsters = content::TableId{0};
    level.items = content::TableId{0};
    level.monsters_per_region = {6, 4, 3, 2, 1};
    level.items_per_region = {2, 5, 2};
    return level;
}

content::CatalogParts test_parts() {
    content::CatalogParts parts;
    parts.tiles = test_tiles();
    parts.monsters = test_monsters();
    parts.items = test_items();
    parts.spells = test_spells();
    parts.monster_tables = {{"monsters",
                             {{content::MonsterId{1}, 1, 1000, 3, 0},
                              {content::MonsterId{3}, 1, 1000, 4, 0},
                              {content::MonsterId{4}, 1, 1000, 5, 0}}}};
    parts.item_tables = {{"items",
                          {{content::ItemId{0}, 1, 1000, 5, 0},
                           {content::ItemId{2}, 1, 1000, 1, 0},
                           {content::ItemId{}, 1, 1000, 4, 0}}},
                         {"spoils", {{content::ItemId{1}, 1, 1000, 1, 0}}}};
    parts.levels = {test_level()};
    content::TrapDef dart;
    dart.id = "dart_trap";
    dart.name = "dart trap";
    dart.appearance = drawn_as('^');
    dart.effects = {content::DamageEffect{{0, 0, 3}}};
    parts.traps = {dart};
    content::VaultDef cups;
    cups.id = "cups";
    cups.scene = true;
    cups.description = "Three cups stand here.";
    cups.cells.reset({3, 3}, content::VaultCell::Floor);
    cups.tiles.reset({3, 3});
    parts.vaults = {cups};
    return parts;
}

const content::Catalog& test_catalog() {
    static const content::Catalog catalog(test_parts());
    return catalog;
}

}  // namespace torchwake::scenario
