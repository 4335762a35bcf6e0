#include "sample.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/json/decode.hpp>

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

using namespace torchwake;
using namespace torchwake::content;
using json::Error;
using json::Errors;

namespace {

using Text = std::string DataTexts::*;

/// The errors of the sample after one change.
Errors errors_after(Text file, std::string_view part, std::string_view by) {
    DataTexts texts = sample_texts();
    replace(texts.*file, part, by);
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_error());
    return catalog.error();
}

/// Where an error stands, what was found and what was expected.
struct Fault {
    std::string place;
    std::string found;
    std::string expected;
};

void check_refused(Text file, std::string_view part, std::string_view by, const Fault& fault) {
    const Errors errors = errors_after(file, part, by);
    REQUIRE(errors.size() == 1);
    CHECK(to_string(errors.front()) ==
          fault.place + ": found " + fault.found + ", expected " + fault.expected);
}

const std::string id_rule = "an id: 1 to 48 of a-z, 0-9 and _";

}  // namespace

TEST_CASE("every fact of a monster comes from data", "[content][loader][M1]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    const MonsterDef& newt = catalog->monster(*catalog->find_monster("newt"));
    CHECK(newt == MonsterDef{.id = "newt",
                             .name = "newt",
                             .description = "Wet.",
                             .appearance = {U'\u00f1', {10, 27, 44}, {1, 2, 3}, "newt", 3},
                             .corpse_sprite = "bones",
                             .blocks = false,
                             .vision = core::Cells{5},
                             .movement = Movement::Random,
                             .quips = {"Blub."},
                             .voice = "blub",
                             .asleep = 40,
                             .pack = true,
                             .attributes = {9, 12, 13, 8},
                             .skills = {1, 2, 3},
                             .level = 4,
                             .hit_points = 6,
                             .mana = 7,
                             .armour = 1,
                             .natural_attacks = {{"bite", {1, 3, -1}, -1}},
                             .pack_slots = 2,
                             .equipment = {ItemId{4}, ItemId{5}},
                             .gold = {1, 6, 2},
                             .light = Light{core::Cells{3}, {0, 255, 0}},
                             .loot = TableId{0},
                             .faction = FactionId{0},
                             .flees_below = 30,
                             .hungers = false,
                             .spells = {},
                             .supplies = {},
                             .deals_in = {},
                             .abilities = {}});
}

TEST_CASE("a missing attribute is 11, a missing skill 0", "[content][loader][M1][C1][C7]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    const MonsterDef& hero = catalog->monster(catalog->hero());
    CHECK(hero.attributes == Attributes{11, 11, 11, 11});
    CHECK(hero.skills == Skills{0, 0, 0});
    CHECK_FALSE(hero.hit_points.has_value());
    CHECK((hero.voice.empty() && hero.asleep == 0 && !hero.pack));
}

TEST_CASE("every fact of an item comes from data, and a missing number is 0", "[content][loader][I1]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    CHECK(catalog->items()[0] == ItemDef{.id = "potion",
                                         .name = "potion",
                                         .description = "Red.",
                                         .appearance = {U'!', {255, 0, 255}, {0, 0, 0}, "potion", 0},
                                         .effects = {HealEffect{5}},
                                         .aim = std::nullopt,
                                         .charges = 2,
                                         .stack = 1,
                                         .prize = false,
                                         .money = false,
                                         .weapon = std::nullopt,
                                         .wear = std::nullopt,
                                         .worn_sprite = "",
                                         .weight = core::Tenths{5},
                                         .initiative_penalty = core::Tenths{-5},
                                         .value = core::Coins{250},
                                         .category = "alchemy",
                                         .shoots = std::nullopt,
                                         .ammunition = std::nullopt,
                                         .throws = std::nullopt,
                                         .bundle = 1});
    const ItemDef& stone = catalog->items()[1];
    CHECK(stone.weight == core::Tenths{0});
    CHECK(stone.initiative_penalty == core::Tenths{0});
    CHECK(stone.value == core::Coins{0});
    CHECK((stone.effects.empty() && stone.category.empty()));
}

TEST_CASE("effects, aim and prize come from data", "[content][loader][T4][T6]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    const ItemDef& storm = catalog->items()[2];
    CHECK(storm.effects ==
          std::vector<ItemEffect>{DamageEffect{{1, 4, 0}}, ConfusionEffect{4}, MappingEffect{}});
    CHECK(storm.aim == Aim{core::Cells{6}, core::Cells{2}, "bolt"});
    CHECK_FALSE(storm.prize);
    CHECK(catalog->items()[3].prize);
    CHECK_FALSE(catalog->items()[3].aim.has_value());
    CHECK(catalog->level_at(3).prize == catalog->prize());
    CHECK_FALSE(catalog->level_at(2).prize.valid());
}

TEST_CASE("what can be held, worn, stacked and spent comes from data", "[content][loader][I1][I6][I9][E4]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    const ItemDef& stick = catalog->items()[4];
    CHECK(stick.weapon == Weapon{{"", {1, 6, 0}, 1}, Attribute::Dexterity});
    CHECK(equip_slot_of(stick) == EquipSlot::Melee);
    const ItemDef& hat = catalog->items()[5];
    CHECK(hat.wear == Wear{EquipSlot::Head, 2});
    CHECK(hat.worn_sprite == "worn_hat");
    CHECK(equip_slot_of(hat) == EquipSlot::Head);
    CHECK(catalog->items()[6].stack == 9);
    CHECK_FALSE(equip_slot_of(catalog->items()[6]).has_value());
    CHECK(catalog->money() == catalog->find_item("coins"));
}

TEST_CASE("a thing is a weapon or worn, stacks only without charges, and money is nothing else",
          "[content][loader][I1][I9]") {
    check_refused(&DataTexts::items, R"("wear": {"slot": "head", "armour": 2})",
                  R"("wear": {"slot": "head"}, "weapon": {"damage": "1"})",
                  {"items.json:10, /items/5/wear", "something to wear", "none: the item is a weapon"});
    check_refused(&DataTexts::items, R"("stack": 9)", R"("stack": 9, "charges": 2)",
                  {"items.json:11, /items/6/stack", "9", "1: an item with charges does not stack"});
    check_refused(&DataTexts::items, R"("stack": 9)", R"("stack": 51)",
                  {"items.json:11, /items/6/stack", "51", "an integer from 1 to 50"});
    check_refused(&DataTexts::items, R"("money": true)", R"("money": true, "wear": {"slot": "feet"})",
                  {"items.json:12, /items/7/money", "true",
                   "no more than a price: money has no use and does not stack"});
    check_refused(
        &DataTexts::items, R"("stack": 9)", R"("money": true)",
        {"items.json:12, /items/7/money", "another one", R"(one item at most with "money", "dart")"});
    check_refused(&DataTexts::items, R"("slot": "head")", R"("slot": "tail")",
                  {"items.json:10, /items/5/wear/slot", R"("tail")",
                   R"(one of "shield", "head", "torso", "legs", "feet", "hands")"});
    check_refused(&DataTexts::items, R"("armour": 2)", R"("armour": 101)",
                  {"items.json:10, /items/5/wear/armour", "101", "an integer from 0 to 100"});
    check_refused(&DataTexts::items, R"("attribute": "quickness")", R"("attribute": "speed")",
                  {"items.json:9, /items/4/weapon/attribute", R"("speed")",
                   R"(one of "might", "quickness", "intelligence")"});
}

TEST_CASE("what a monster comes with it can hold or wear and has slots for", "[content][loader][M1]") {
    constexpr const char* expected = "things to hold or wear, one for each place";
    check_refused(
        &DataTexts::monsters, R"(["stick", "hat"])", R"(["stick", "dart"])",
        {"monsters.json:8, /monsters/1/equipment", R"("dart", which can't be held or worn)", expected});
    check_refused(&DataTexts::monsters, R"(["stick", "hat"])", R"(["hat", "hat"])",
                  {"monsters.json:8, /monsters/1/equipment",
                   R"("hat", where something else is held or worn already)", expected});
    check_refused(&DataTexts::monsters, R"("pack_slots": 2)", R"("pack_slots": 1)",
                  {"monsters.json:8, /monsters/1/equipment", "2 things", R"(no more than "pack_slots", 1)"});
    check_refused(&DataTexts::monsters, R"("hat"])", R"("hut"])",
                  {"monsters.json:8, /monsters/1/equipment/1", R"("hut")",
                   R"(the id of an item (did you mean "hat"?))"});
}

TEST_CASE("what shoots, what it shoots and what is thrown come from data", "[content][loader][I1]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    const ItemDef& bow = catalog->item(*catalog->find_item("bow"));
    CHECK(bow.shoots == Shooter{"shaft", {"", {1, 8, 0}, 2}, Attribute::Strength, core::Cells{9}});
    CHECK(equip_slot_of(bow) == EquipSlot::Melee);
    const ItemDef& shaft = catalog->item(*catalog->find_item("shaft"));
    CHECK(shaft.ammunition == Ammunition{"shaft", 3, "shaft_flight"});
    CHECK(shaft.throws == Throwing{{"", {1, 5, 0}, -2}, Attribute::Intelligence, core::Cells{4}, "spin"});
    CHECK(shaft.bundle == 4);
    CHECK_FALSE(equip_slot_of(shaft).has_value());
    const auto& poacher = catalog->monster(*catalog->find_monster("poacher"));
    CHECK(poacher.supplies == std::vector<Supply>{{*catalog->find_item("shaft"), 12}});
}

TEST_CASE("what shoots has something to shoot, and a bundle fits into a slot", "[content][loader][I1][I9]") {
    check_refused(&DataTexts::items, R"("shoots": {"ammunition": "shaft")",
                  R"("shoots": {"ammunition": "ray")",
                  {"items.json:14, /items/8/shoots", R"(ammunition "ray")",
                   R"(an item with "ammunition" that fits it)"});
    check_refused(&DataTexts::items, R"("shoots": {"amm)", R"("wear": {"slot": "head"}, "shoots": {"amm)",
                  {"items.json:14, /items/8/shoots", "something to shoot with", "none: the item is worn"});
    check_refused(&DataTexts::items, R"("bundle": 4)", R"("bundle": 21)",
                  {"items.json:15, /items/9/bundle", "21", R"(no more than "stack", 20)"});
    check_refused(&DataTexts::items, R"("range": 9)", R"("range": 0)",
                  {"items.json:14, /items/8/shoots/range", "0", "an integer from 1 to 100"});
    check_refused(&DataTexts::items, R"("bonus": 3)", R"("bonus": 101)",
                  {"items.json:16, /items/9/ammunition/bonus", "101", "an integer from -100 to 100"});
}

TEST_CASE("a monster's supplies fit into its pack", "[content][loader][M1]") {
    check_refused(&DataTexts::monsters, R"("count": 12)", R"("count": 21)",
                  {"monsters.json:10, /monsters/2/supplies", R"(21 of "shaft", of which 20 share a slot)",
                   "stacks to carry, each in one slot"});
    check_refused(&DataTexts::monsters, R"({"item": "shaft", "count": 12})", R"({"item": "coins"})",
                  {"monsters.json:10, /monsters/2/supplies", R"("coins", which goes into a purse)",
                   "stacks to carry, each in one slot"});
    check_refused(&DataTexts::monsters, R"("count": 12})", R"("count": 12}, {"item": "dart"})",
                  {"monsters.json:10, /monsters/2/supplies", "2 things",
                   R"(no more than "pack_slots" leaves free behind "equipment")"});
    check_refused(&DataTexts::monsters, R"({"item": "shaft", "count": 12})", R"({"item": "shift"})",
                  {"monsters.json:10, /monsters/2/supplies/0/item", R"("shift")",
                   R"(the id of an item (did you mean "shaft"?))"});
}

TEST_CASE("damage is 1, confusion 3 turns, range 8 and radius 0 where data does not say",
          "[content][loader][T2][T4]") {
    DataTexts texts = sample_texts();
    replace(texts.items, R"({"dice": "1d4"})", "{}");
    replace(texts.items, R"({"turns": 4})", "{}");
    replace(texts.items, R"("range": 6, "radius": 2, )", "");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    const ItemDef& storm = catalog->items()[2];
    CHECK(storm.effects ==
          std::vector<ItemEffect>{DamageEffect{{0, 0, 1}}, ConfusionEffect{3}, MappingEffect{}});
    CHECK(storm.aim == Aim{core::Cells{8}, core::Cells{0}, "bolt"});
}

TEST_CASE("tiles, tables and levels refer to each other by id", "[content][loader]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    const TileDef& closed = catalog->tile(*catalog->find_tile("closed"));
    CHECK((closed.opaque && closed.blocks && !closed.blocks_diagonal));
    CHECK(closed.opens_to == catalog->find_tile("open"));
    CHECK(closed.ornaments.empty());
    CHECK(catalog->tile(*catalog->find_tile("gate")).ornaments == std::vector<std::string>{"rust", "lock"});
    const LevelDef& upper = catalog->level_at(2);
    CHECK(upper.tiles.stairs_down == *catalog->find_tile("down"));
    CHECK(upper.size == core::Size{80, 43});
    CHECK(upper.monsters_per_region == CountWeights{1, 2});
    const MonsterTable& beasts = catalog->monster_table(upper.monsters);
    CHECK(beasts.entries[0] == SpawnEntry<MonsterId>{*catalog->find_monster("newt"), 1, 2, 3, -1});
    CHECK_FALSE(beasts.entries[1].kind.valid());
    CHECK(beasts.entries[0].weight_at(2) == 2);
    CHECK(beasts.entries[0].weight_at(3) == 0);
}

TEST_CASE("an unknown key, id or effect of an item is refused with its place", "[content][loader][I1]") {
    check_refused(&DataTexts::items, R"("charges")", R"("chrages")",
                  {"items.json:3, /items/0/chrages", R"(member "chrages")",
                   R"(a known member (did you mean "charges"?))"});
    check_refused(&DataTexts::items, R"({"heal": {"amount": 5}})", R"({"heel": {"amount": 5}})",
                  {"items.json:3, /items/0/effects/0/heel", R"(member "heel")",
                   R"(a known member (did you mean "heal"?))"});
    check_refused(&DataTexts::items, R"({"heal": {"amount": 5}})", R"("heal")",
                  {"items.json:3, /items/0/effects/0", "\"heal\"",
                   "an object of one member, named for the kind of effect"});
    check_refused(&DataTexts::items, R"({"amount": 5})", R"({})",
                  {"items.json:3, /items/0/effects/0/heal/amount", "nothing", R"(member "amount")"});
    check_refused(&DataTexts::tables, R"("kind": "potion")", R"("kind": "poton")",
                  {"tables.json:6, /item_tables/0/entries/0/kind", "\"poton\"",
                   R"(the id of an item (did you mean "potion"?))"});
}

TEST_CASE("wrong effects and aims are refused", "[content][loader][T4][T6]") {
    check_refused(&DataTexts::items, R"("dice": "1d4")", R"("dice": 4)",
                  {"items.json:6, /items/2/effects/0/damage/dice", "4",
                   R"(dice as a string: "NdM", "NdM+K", "NdM-K" or "K")"});
    check_refused(&DataTexts::items, R"("turns": 4)", R"("turns": 0)",
                  {"items.json:6, /items/2/effects/1/confuse/turns", "0", "an integer from 1 to 1000"});
    check_refused(&DataTexts::items, R"({"map": {}})", R"({"map": {"rows": 3}})",
                  {"items.json:6, /items/2/effects/2/map/rows", R"(member "rows")", "no member"});
    check_refused(&DataTexts::items, R"("range": 6)", R"("range": 101)",
                  {"items.json:6, /items/2/aim/range", "101", "an integer from 0 to 100"});
    check_refused(&DataTexts::items, R"("radius": 2)", R"("radius": "2")",
                  {"items.json:6, /items/2/aim/radius", "\"2\"", "an integer from 0 to 100"});
    check_refused(&DataTexts::items, R"(, "projectile": "bolt")", "",
                  {"items.json:6, /items/2/aim/projectile", "nothing", R"(member "projectile")"});
    check_refused(&DataTexts::items, R"("projectile": "bolt")", R"("projectile": "A bolt")",
                  {"items.json:6, /items/2/aim/projectile", "\"A bolt\"", id_rule});
}

TEST_CASE("what strikes others is aimed, and nothing else is", "[content][loader][T2]") {
    check_refused(
        &DataTexts::items, R"(, "aim": {"range": 6, "radius": 2, "projectile": "bolt"})", "",
        {"items.json:5, /items/2", "no aim", R"(member "aim": an effect of the item strikes others)"});
    check_refused(&DataTexts::items, R"("charges": 2)", R"("charges": 2, "aim": {"projectile": "bolt"})",
                  {"items.json:3, /items/0/aim", "an aim", "none: no effect of the item strikes others"});
}

TEST_CASE("there is one prize at most, on the last level", "[content][loader]") {
    check_refused(&DataTexts::items, R"("sprite": "stone")", R"("sprite": "stone", "prize": 1)",
                  {"items.json:4, /items/1/prize", "1", "true or false"});
    check_refused(
        &DataTexts::items, R"("sprite": "stone")", R"("sprite": "stone", "prize": true)",
        {"items.json:7, /items/3/prize", "another one", R"(one item at most with "prize", "stone")"});
    check_refused(&DataTexts::levels, R"("prize": "crown")", R"("prize": "stone")",
                  {"levels.json:7, /levels/1/prize", "\"stone\"", "an item that is a prize"});
    check_refused(
        &DataTexts::levels, R"("prize": "crown")", R"("prize": "crow")",
        {"levels.json:7, /levels/1/prize", "\"crow\"", R"(the id of an item (did you mean "crown"?))"});
    check_refused(&DataTexts::levels, R"(, "prize": "crown")", "",
                  {"levels.json:5, /levels/1", "no prize", R"(the prize of the game, "crown")"});
    check_refused(&DataTexts::levels, "[0, 1]", R"([0, 1], "prize": "crown")",
                  {"levels.json:4, /levels/0/prize", "\"crown\"", "none: the prize lies on the last level"});
}

TEST_CASE("a door opens to what lets pass, what closes becomes a door, and a prop stands on floor or wall",
          "[content][loader]") {
    const std::string under_rule = "a floor or wall, of a tile that is a prop";
    check_refused(&DataTexts::tiles, R"("opens_to": "open")", R"("opens_to": "wall")",
                  {"tiles.json:4, /tiles/2/opens_to", "\"wall\"", "a tile that does not block"});
    check_refused(&DataTexts::tiles, R"("closes_to": "closed")", R"("closes_to": "floor")",
                  {"tiles.json:5, /tiles/3/closes_to", "\"floor\"", "a tile that opens to another"});
    check_refused(&DataTexts::tiles, R"("ornaments": ["rust", "lock"])", R"("drawn_over": "floor")",
                  {"tiles.json:8, /tiles/6/drawn_over", "\"floor\"", under_rule});
    check_refused(&DataTexts::tiles, R"("ornaments": ["rust", "lock"])",
                  R"("prop": true, "drawn_over": "down")",
                  {"tiles.json:8, /tiles/6/drawn_over", "\"down\"", under_rule});
    check_refused(&DataTexts::tiles, R"(["rust", "lock"])", R"(["rust", ""])",
                  {"tiles.json:8, /tiles/6/ornaments/1", "\"\"", id_rule});
}

TEST_CASE("a bare decimal is refused with the hint to write a string", "[content][loader][I1]") {
    check_refused(&DataTexts::items, R"("0.5")", "0.5",
                  {"items.json:3, /items/0/weight", "0.5",
                   R"(an integer (a decimal is written as a string such as "0.5"))"});
    check_refused(
        &DataTexts::items, R"("0.5")", "1",
        {"items.json:3, /items/0/weight", "1", R"(a decimal not below zero as a string, such as "0.5")"});
    check_refused(&DataTexts::items, R"("0.5")", R"("-0.5")",
                  {"items.json:3, /items/0/weight", R"("-0.5")",
                   R"(a decimal not below zero as a string, such as "0.5")"});
    check_refused(&DataTexts::items, R"("-0.5")", R"("half")",
                  {"items.json:3, /items/0/initiative_penalty", R"("half")",
                   R"(a decimal as a string, such as "0.5")"});
}

TEST_CASE("wrong dice are refused with file and place", "[content][loader][C3]") {
    const std::string expected = R"(dice as a string: "NdM", "NdM+K", "NdM-K" or "K")";
    for (const std::string wrong : {R"("1d")", R"("")", R"("1d6 ")", R"("two")", "3", "null"}) {
        check_refused(&DataTexts::monsters, R"("1d3-1")", wrong,
                      {"monsters.json:7, /monsters/1/natural_attacks/0/damage", wrong, expected});
    }
}

TEST_CASE("wrong looks are refused", "[content][loader][I1][M1]") {
    const std::string glyph_rule = "a string of one printable character";
    const std::string colour_rule = "a colour such as \"#8fd16a\"";
    check_refused(&DataTexts::items, R"("glyph": "!")", R"("glyph": "!!")",
                  {"items.json:2, /items/0/glyph", "\"!!\"", glyph_rule});
    check_refused(&DataTexts::items, R"("glyph": "!")", R"("glyph": " ")",
                  {"items.json:2, /items/0/glyph", "\" \"", glyph_rule});
    check_refused(&DataTexts::monsters, "#0a1B2c", "#0a1B2",
                  {"monsters.json:3, /monsters/1/colour", "\"#0a1B2\"", colour_rule});
    check_refused(&DataTexts::monsters, "#0a1B2c", "#0a1B2g",
                  {"monsters.json:3, /monsters/1/colour", "\"#0a1B2g\"", colour_rule});
    check_refused(&DataTexts::monsters, "#0a1B2c", "#-a1B2c",
                  {"monsters.json:3, /monsters/1/colour", "\"#-a1B2c\"", colour_rule});
    check_refused(&DataTexts::monsters, R"("sprite": "newt")", R"("sprite": "New.png")",
                  {"monsters.json:3, /monsters/1/sprite", "\"New.png\"", id_rule});
}

TEST_CASE("wrong facts of a monster are refused", "[content][loader][M1]") {
    check_refused(&DataTexts::monsters, R"("level": 4)", R"("level": 0)",
                  {"monsters.json:6, /monsters/1/level", "0", "an integer from 1 to 50"});
    check_refused(&DataTexts::monsters, R"("movement": "random")", R"("movement": "randon")",
                  {"monsters.json:4, /monsters/1/movement", "\"randon\"",
                   R"(one of "static", "random", "hunting", "waypoint" (did you mean "random"?))"});
    check_refused(&DataTexts::monsters, R"("might": 9)", R"("strength": 9)",
                  {"monsters.json:5, /monsters/1/attributes/strength", R"(member "strength")",
                   R"(one of "might", "fitness", "quickness", "intelligence")"});
    check_refused(&DataTexts::monsters, R"("loot": "things")", R"("loot": "beasts")",
                  {"monsters.json:8, /monsters/1/loot", "\"beasts\"", "the id of an item table"});
    check_refused(&DataTexts::monsters, R"("voice": "blub")", R"("voice": "Blub!")",
                  {"monsters.json:4, /monsters/1/voice", "\"Blub!\"", id_rule});
    check_refused(&DataTexts::monsters, R"("asleep": 40)", R"("asleep": 101)",
                  {"monsters.json:4, /monsters/1/asleep", "101", "an integer from 0 to 100"});
    check_refused(&DataTexts::monsters, R"("flees_below": 30)", R"("flees_below": 101)",
                  {"monsters.json:8, /monsters/1/flees_below", "101", "an integer from 0 to 100"});
    check_refused(&DataTexts::monsters, R"("pack": true)", R"("pack": "yes")",
                  {"monsters.json:4, /monsters/1/pack", "\"yes\"", "true or false"});
    check_refused(&DataTexts::monsters, R"("pack_slots": 2)", R"("pack_slots": 27)",
                  {"monsters.json:8, /monsters/1/pack_slots", "27", "an integer from 0 to 26"});
    check_refused(&DataTexts::monsters, R"("name": "newt",)", "",
                  {"monsters.json:3, /monsters/1/name", "nothing", "member \"name\""});
}

TEST_CASE("ids are unique, and there is a hero", "[content][loader]") {
    check_refused(&DataTexts::levels, R"("id": "lower")", R"("id": "upper")",
                  {"levels.json:5, /levels/1/id", "\"upper\"", "an id that nothing else in the list has"});
    check_refused(
        &DataTexts::levels, R"("id": "lower")", R"("id": "nothing")",
        {"levels.json:5, /levels/1/id", "\"nothing\"", "an id other than that of an empty table entry"});
    check_refused(&DataTexts::monsters, R"("id": "hero")", R"("id": "heron")",
                  {"monsters.json:1, /monsters", "no \"hero\"", "a definition of the hero"});
    check_refused(&DataTexts::tables, R"("kind": "newt")", R"("kind": "hero")",
                  {"tables.json:3, /monster_tables/0/entries/0/kind", "\"hero\"",
                   "the id of a monster that can be met"});
}

TEST_CASE("levels follow each other without gaps", "[content][loader][W7]") {
    check_refused(&DataTexts::levels, R"("min_depth": 3)", R"("min_depth": 2)",
                  {"levels.json:5, /levels/1/min_depth", "2",
                   "3: levels follow each other from depth 1, without gaps"});
    check_refused(&DataTexts::levels, R"("max_depth": 3)", R"("max_depth": 2)",
                  {"levels.json:5, /levels/1/max_depth", "2", "no less than min_depth, 3"});
    DataTexts texts = sample_texts();
    texts.levels = R"({"levels": []})";
    const auto none = build_catalog(texts);
    REQUIRE(none.has_error());
    CHECK(none.error() == Errors{{"levels.json", "/levels", "an array", "at least 1 in the array", 1}});
}

TEST_CASE("tiles must be fit for what a level lays them for", "[content][loader]") {
    check_refused(&DataTexts::levels, R"("wall": "wall")", R"("wall": "floor")",
                  {"levels.json:3, /levels/0/tiles/wall", "\"floor\"", "a tile that blocks and is opaque"});
    check_refused(&DataTexts::levels, R"("floor": "floor")", R"("floor": "down")",
                  {"levels.json:3, /levels/0/tiles/floor", "\"down\"", "a tile to walk on, without stairs"});
    check_refused(&DataTexts::levels, R"("door": "closed")", R"("door": "open")",
                  {"levels.json:3, /levels/0/tiles/door", "\"open\"", "a tile that opens to another"});
    check_refused(
        &DataTexts::levels, R"("stairs_up": "up")", R"("stairs_up": "down")",
        {"levels.json:3, /levels/0/tiles/stairs_up", "\"down\"", "a tile to walk on, with stairs up"});
    check_refused(
        &DataTexts::levels, R"("floor": "floor")", R"("floor": "flor")",
        {"levels.json:3, /levels/0/tiles/floor", "\"flor\"", R"(the id of a tile (did you mean "floor"?))"});
}

TEST_CASE("a level has a builder, of those that there are", "[content][loader]") {
    for (const std::string_view name : builder_names) {
        const std::string builder(name);
        DataTexts texts = sample_texts();
        replace(texts.levels, R"("builder": "rooms")", R"("builder": ")" + builder + '"');
        const auto catalog = build_catalog(texts);
        REQUIRE(catalog.has_value());
        CHECK(catalog->level_at(1).builders == std::vector<BuilderChoice>{{builder, 1}});
    }
    check_refused(
        &DataTexts::levels, R"("builder": "rooms")", R"("builder": "labyrinth")",
        {"levels.json:2, /levels/0/builder", "\"labyrinth\"",
         R"(one of "rooms", "caves", "crypts", "partition", "drunkard", "maze", "diffusion", "voronoi", "town", "weave")"});
}

TEST_CASE("a level may have several builders by weight, overlays and vaults", "[content][loader]") {
    DataTexts texts = sample_texts();
    replace(texts.levels, R"("builder": "rooms")",
            R"("builders": [{"builder": "maze", "weight": 3}, {"builder": "rooms"}],
               "overlays": ["erosion", "burrows"], "vaults": 2, "ambience": "drips")");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    const LevelDef& level = catalog->level_at(1);
    CHECK(level.builders == std::vector<BuilderChoice>{{"maze", 3}, {"rooms", 1}});
    CHECK(level.overlays == std::vector<std::string>{"erosion", "burrows"});
    CHECK(level.vaults == 2);
    CHECK(level.ambience == "drips");
    CHECK(catalog->level_at(3).vaults == 0);
}

TEST_CASE("wrong builders, overlays and numbers of vaults are refused", "[content][loader]") {
    constexpr std::string_view builder = R"("builder": "rooms")";
    check_refused(&DataTexts::levels, builder, R"("builders": [{"builder": "maze", "weight": 0}])",
                  {"levels.json:2, /levels/0/builders/0/weight", "0", "an integer from 1 to 1000"});
    check_refused(&DataTexts::levels, builder, R"("builders": [{"builder": "mace"}])",
                  {"levels.json:2, /levels/0/builders/0/builder", "\"mace\"",
                   json::choice_of(builder_names) + R"( (did you mean "maze"?))"});
    check_refused(&DataTexts::levels, builder, R"("builder": "rooms", "overlays": ["rust"])",
                  {"levels.json:2, /levels/0/overlays/0", "\"rust\"", R"(one of "erosion", "burrows")"});
    check_refused(&DataTexts::levels, builder, R"("builder": "rooms", "vaults": 11)",
                  {"levels.json:2, /levels/0/vaults", "11", "an integer from 0 to 10"});
}

TEST_CASE("tables and counts must have something to draw", "[content][loader][W8]") {
    check_refused(&DataTexts::tables, R"(, {"kind": "nothing", "weight": 1})", "",
                  {"levels.json:7, /levels/1/monsters", "a sum of weights of 0 at depth 3",
                   "a sum from 1 to 4294967295"});
    check_refused(&DataTexts::levels, "[0, 1]", "[0, 0]",
                  {"levels.json:4, /levels/0/items_per_region", "2 weights with a sum of 0",
                   "weights for 0 to at most 20 things, not all of them 0"});
    check_refused(&DataTexts::tables, R"("max_depth": 2)", R"("max_depth": 0)",
                  {"tables.json:3, /monster_tables/0/entries/0/max_depth", "0", "an integer from 1 to 1000"});
    check_refused(&DataTexts::tables, R"("min_depth": 1)", R"("min_depth": 3)",
                  {"tables.json:3, /monster_tables/0/entries/0/max_depth", "2", "no less than min_depth, 3"});
}

TEST_CASE("all faults of all files are reported at once", "[content][loader]") {
    DataTexts texts = sample_texts();
    replace(texts.tiles, R"("opens_to": "open")", R"("opens_to": "opne")");
    replace(texts.monsters, R"("hit_points": 6)", R"("hit_points": 0)");
    replace(texts.monsters, R"("mana": 7)", R"("manna": 7)");
    replace(texts.items, R"("charges": 2)", R"("charges": 0)");
    replace(texts.tables, R"("kind": "stone")", R"("kind": "stones")");
    replace(texts.levels, R"("builder": "rooms")", R"("builder": "cave")");
    replace(texts.vaults, R"("weight": 5)", R"("weight": "5")");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_error());
    std::vector<std::string> places;
    for (const Error& error : catalog.error()) {
        places.push_back(error.file + error.pointer);
    }
    CHECK(places == std::vector<std::string>{"tiles.json/tiles/2/opens_to",
                                             "monsters.json/monsters/1/hit_points",
                                             "monsters.json/monsters/1/manna", "items.json/items/0/charges",
                                             "tables.json/item_tables/0/entries/1/kind",
                                             "levels.json/levels/0/builder", "vaults.json/vaults/0/weight"});
}

TEST_CASE("a file that can't be read hides nothing of the others, and causes no further errors",
          "[content][loader]") {
    DataTexts texts = sample_texts();
    texts.monsters = "{oops";
    replace(texts.items, R"("charges": 2)", R"("charges": 0)");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_error());
    REQUIRE(catalog.error().size() == 2);
    CHECK(catalog.error()[0].file == "monsters.json");
    CHECK(catalog.error()[1].pointer == "/items/0/charges");
}

TEST_CASE("a folder without data is refused, file by file", "[content][loader]") {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "torchwake_loader_test";
    std::filesystem::remove_all(folder);
    const auto no_folder = load_catalog(folder);
    REQUIRE(no_folder.has_error());
    CHECK(no_folder.error() == Errors{{folder.string(), "", "no such folder", "a folder of data files", 0}});

    std::filesystem::create_directories(folder);
    const auto no_files = load_catalog(folder);
    REQUIRE(no_files.has_error());
    REQUIRE(no_files.error().size() == 6);
    CHECK(no_files.error()[0] ==
          Error{(folder / "tiles.json").string(), "", "no such file", "a JSON file", 0});
    std::filesystem::remove_all(folder);
}

TEST_CASE("what is wrong with factions is said with its place", "[content][loader][A3]") {
    const Text factions = &DataTexts::factions;
    check_refused(&DataTexts::monsters, R"("faction": "wild")", R"("faction": "wolves")",
                  {"monsters.json:8, /monsters/1/faction", "\"wolves\"", "the id of a faction"});
    check_refused(factions, R"("towards": "folk")", R"("towards": "fork")",
                  {"factions.json:2, /factions/0/reactions/0/towards", "\"fork\"",
                   "the id of a faction (did you mean \"folk\"?)"});
    check_refused(factions, R"("towards": "folk")", R"("towards": "wild")",
                  {"factions.json:2, /factions/0/reactions/0/towards", "\"wild\"",
                   "another faction: those of one ignore each other"});
    check_refused(
        factions, R"("default": "ignore")", R"("default": "adore")",
        {"factions.json:3, /factions/1/default", "\"adore\"", "one of \"attack\", \"flee\", \"ignore\""});
    check_refused(factions, R"([{"towards": "folk", "reaction": "flee"}])",
                  R"([{"towards": "folk", "reaction": "flee"}, {"towards": "folk", "reaction": "ignore"}])",
                  {"factions.json:2, /factions/0/reactions", "two reactions towards one faction",
                   "one at most towards each"});
    check_refused(factions, R"("id": "folk")", R"("id": "folk", "colour": "#ffffff")",
                  {"factions.json:3, /factions/1/colour", "member \"colour\"",
                   "one of \"id\", \"default\", \"reactions\""});
}

TEST_CASE("data need no factions, and no file of them", "[content][loader][A3]") {
    DataTexts texts = sample_texts();
    texts.factions.clear();
    replace(texts.monsters, R"(, "faction": "wild")", "");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    CHECK(catalog->factions().empty());
    CHECK(catalog->hostile(catalog->hero(), MonsterId{1}));
}

TEST_CASE("there is room for thirty factions", "[content][loader][A3]") {
    const auto with = [](std::size_t count) {
        DataTexts texts = sample_texts();
        std::string all = R"({"factions": [{"id": "wild", "default": "attack"})";
        for (std::size_t number = 1; number < count; ++number) {
            all += R"(, {"id": "f)" + std::to_string(number) + R"(", "default": "attack"})";
        }
        texts.factions = all + "]}";
        return build_catalog(texts);
    };
    CHECK(with(most_factions).has_value());
    REQUIRE(with(most_factions + 1).has_error());
    CHECK(to_string(with(most_factions + 1).error().front()) ==
          "factions.json:1, /factions: found 31 factions, expected at most 30");
}

TEST_CASE("damaged data is refused or loads, and never more", "[content][loader]") {
    auto stream = core::derive_stream(3, "damage");
    const DataTexts sound = sample_texts();
    constexpr std::string_view bytes = "{}[]\",:0123456789.-truefalsnd_ ";
    for (int round = 0; round < 2000; ++round) {
        DataTexts texts = sound;
        std::string& text =
            texts.*(std::vector<Text>{&DataTexts::tiles, &DataTexts::monsters, &DataTexts::items,
                                      &DataTexts::tables, &DataTexts::levels, &DataTexts::vaults,
                                      &DataTexts::factions}[stream.below(7)]);
        const auto place = stream.below(static_cast<std::uint32_t>(text.size()));
        text[place] = bytes[stream.below(static_cast<std::uint32_t>(bytes.size()))];
        const auto catalog = build_catalog(texts);
        if (catalog.has_error()) {
            REQUIRE_FALSE(catalog.error().empty());
        } else {
            REQUIRE(catalog->last_depth() >= 1);
        }
    }
}
