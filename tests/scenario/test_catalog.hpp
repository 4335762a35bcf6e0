#pragma once

// A small catalog for maps drawn in tests, made in code, so that a change of the game's data breaks no test
// of a rule. Kinds are known by the letter that draws them.

#include <torchwake/content/catalog.hpp>

#include <string>
#include <vector>

namespace torchwake::scenario {

content::Appearance drawn_as(char letter);

content::TileDef tile(std::string id, char letter);

/// floor . wall # door + open door ' stairs > < tree Y (one sees past it)
std::vector<content::TileDef> test_tiles();

struct Body {
    std::int32_t strength = 11;
    std::int32_t dexterity = 11;
    std::optional<std::int32_t> hit_points;
    content::Dice damage{0, 0, 1};
};

content::MonsterDef monster(std::string id, char letter, const Body& body);

/// hero @, orc o, troll T, goblin g (with a pack), rat r; dummy d neither moves nor hits harder than 1; brute
/// B kills with any blow; wanderer w strolls; jackals j wake together; bandit b (blade, mail, 7 pieces of
/// gold, a weak potion as loot, and two quips); archer a (bow, three arrows).
std::vector<content::MonsterDef> test_monsters();

content::ItemDef item(std::string id, char letter);

content::ItemDef scroll(std::string id, char letter, const content::ItemEffect& effect);

/// health potion !, weak one ?, rock * (no use, heavy), wand / (heals 1, three times); scrolls, all of range
/// 6: fireball F (1d4, radius 2), confusion C (3 turns, radius 1), magic missile M (1d6+1), magic mapping m;
/// crown & (the prize); to hold and wear: blade ) (5), staff ( (1d3+1, goes by intelligence), mail [ (armour
/// 3, 20 lb, penalty 1), hat ^ (armour 1); coins $; to shoot and throw: arrows : (1 more than the bow; five
/// share a slot), bow } (1d4+1, goes by dexterity, range 6), javelin | (2 in hand; 1d6 thrown, goes by
/// strength, range 5; three share a slot)
std::vector<content::ItemDef> test_items();

/// dart (aimed, range 6, takes 1), quicken (haste for 3 turns) and storm, which nobody can afford; the hero
/// knows them in that order.
std::vector<content::SpellDef> test_spells();

/// One level of rooms with orcs and rats, potions and rocks.
content::LevelDef test_level();

content::CatalogParts test_parts();

/// Hit points and the like of the kinds are stated above, so that a test can rely on them.
const content::Catalog& test_catalog();

}  // namespace torchwake::scenario
