// The loader on monsters.json: what it makes, and what it refuses.

#include "refused.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_test_macros.hpp>

using namespace torchwake;
using namespace torchwake::content;

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
                             .hunger = {},
                             .spells = {},
                             .supplies = {},
                             .deals_in = {},
                             .stock = {},
                             .travels = {},
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

TEST_CASE("wrong facts of a monster are refused", "[content][loader][M1]") {
    check_refused(&DataTexts::monsters, R"("level": 4)", R"("level": 0)",
                  {"monsters.json:6, /monsters/1/level", "0", "an integer from 1 to 50"});
    check_refused(&DataTexts::monsters, R"("movement": "random")", R"("movement": "randon")",
                  {"monsters.json:4, /monsters/1/movement", "\"randon\"",
                   R"(one of "static", "random", "hunting", "waypoint" (did you mean "random"?))"});
    check_refused(&DataTexts::monsters, R"("strength": 9)", R"("charm": 9)",
                  {"monsters.json:5, /monsters/1/attributes/charm", R"(member "charm")",
                   R"(one of "strength", "constitution", "dexterity", "intelligence")"});
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
    check_refused(&DataTexts::monsters, R"("sprite": "newt",)", "",
                  {"monsters.json:3, /monsters/1/sprite", "nothing", "member \"sprite\""});
}
