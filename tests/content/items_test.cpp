// The loader on items.json: what it makes, and what it refuses.

#include "refused.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace torchwake;
using namespace torchwake::content;

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
                                         .hunt = {},
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
    CHECK(storm.effects == std::vector<ItemEffect>{DamageEffect{{1, 4, 0}},
                                                   LastingEffect{ConditionKind::Confusion, 4, 1},
                                                   MappingEffect{}});
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
                   R"(one of "shield", "head", "torso", "legs", "feet", "hands", "ring")"});
    check_refused(&DataTexts::items, R"("armour": 2)", R"("armour": 101)",
                  {"items.json:10, /items/5/wear/armour", "101", "an integer from 0 to 100"});
    check_refused(&DataTexts::items, R"("attribute": "dexterity")", R"("attribute": "speed")",
                  {"items.json:9, /items/4/weapon/attribute", R"("speed")",
                   R"(one of "strength", "dexterity", "intelligence")"});
}

TEST_CASE("gear changes attributes and has powers, and nothing else does", "[content][loader][I1][I6]") {
    DataTexts texts = sample_texts();
    replace(texts.items, R"("wear": {"slot": "head", "armour": 2})",
            R"("wear": {"slot": "ring"}, "attributes": {"dexterity": -1}, "powers": {"ward": 3})");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    const ItemDef& ring = catalog->items()[5];
    CHECK(equip_slot_of(ring) == EquipSlot::Ring);
    CHECK(ring.bonus == Attributes{0, 0, -1, 0});
    CHECK(ring.powers[Power::Ward] == 3);
    CHECK(ring.powers[Power::Thorns] == 0);
    check_refused(&DataTexts::items, R"("stack": 9)", R"("stack": 9, "powers": {"ward": 3})",
                  {"items.json:11, /items/6/powers", "something for its bearer",
                   "none: the item is neither held nor worn"});
    check_refused(&DataTexts::items, R"("stack": 9)", R"("stack": 9, "attributes": {"strength": 3})",
                  {"items.json:11, /items/6/attributes", "something for its bearer",
                   "none: the item is neither held nor worn"});
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

TEST_CASE("what breaks has effects on anybody, one charge and no other purpose",
          "[content][loader][I1][S5]") {
    DataTexts texts = sample_texts();
    replace(texts.items, R"("charges": 2)", R"("breaks": true)");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    CHECK(catalog->items()[0].breaks);
    CHECK_FALSE(catalog->items()[1].breaks);
    check_refused(&DataTexts::items, R"("charges": 2)", R"("charges": 2, "breaks": true)",
                  {"items.json:3, /items/0/charges", "2", "1: the item breaks"});
    check_refused(&DataTexts::items, R"("stack": 9)", R"("breaks": true)",
                  {"items.json:11, /items/6/breaks", "true", "an item with effects"});
    check_refused(
        &DataTexts::items, R"("armour": 2})", R"("armour": 2}, "breaks": true)",
        {"items.json:10, /items/5/breaks", "true", "no more than a use: the item is lost when it is thrown"});
    check_refused(&DataTexts::items, R"("radius": 2, "projectile": "bolt"})",
                  R"("radius": 2, "projectile": "bolt"}, "breaks": true)",
                  {"items.json:6, /items/2/effects", "an effect for a user's mind",
                   "effects on whoever the item hits"});
}

TEST_CASE("neither money nor the prize burns", "[content][loader][I1][S2]") {
    DataTexts texts = sample_texts();
    replace(texts.items, R"("charges": 2)", R"("burns": true)");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    CHECK(catalog->items()[0].burns);
    CHECK_FALSE(catalog->items()[1].burns);
    for (const std::string kind : {R"("money": true)", R"("prize": true)"}) {
        DataTexts burning = sample_texts();
        replace(burning.items, kind, kind + R"(, "burns": true)");
        CHECK(error_of(burning).ends_with("neither for a prize nor for money"));
    }
}

TEST_CASE("damage is 1, range 8 and radius 0 where data does not say", "[content][loader][T2][T4]") {
    DataTexts texts = sample_texts();
    replace(texts.items, R"({"dice": "1d4"})", "{}");
    replace(texts.items, R"("range": 6, "radius": 2, )", "");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    const ItemDef& storm = catalog->items()[2];
    CHECK(storm.effects == std::vector<ItemEffect>{DamageEffect{{0, 0, 1}},
                                                   LastingEffect{ConditionKind::Confusion, 4, 1},
                                                   MappingEffect{}});
    CHECK(storm.aim == Aim{core::Cells{8}, core::Cells{0}, "bolt"});
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
                  {"items.json:6, /items/2/effects/1/confusion/turns", "0", "an integer from 1 to 1000"});
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

TEST_CASE("the prize names a hunter that can follow the hero", "[content][loader][V8]") {
    const std::string hunt = R"(, "hunt": {"hunter": "wight"})";
    const std::string wanted = R"(a "hunt" by a kind that comes to the hero and strikes)";
    check_refused(&DataTexts::items, hunt, "",
                  {"levels.json:7, /levels/1/prize", R"(a prize without a "hunt")", wanted});
    check_refused(&DataTexts::items, hunt, R"(, "hunt": {"hunter": "newt"})",
                  {"levels.json:7, /levels/1/prize", "a hunter that does not come to the hero", wanted});
    check_refused(&DataTexts::items, hunt, R"(, "hunt": {"hunter": "poacher"})",
                  {"levels.json:7, /levels/1/prize", "a hunter that does more than walk and strike", wanted});
    check_refused(&DataTexts::items, R"("sprite": "stone")",
                  R"("sprite": "stone", "hunt": {"hunter": "wight"})",
                  {"items.json:4, /items/1/hunt", "a hunt", "none: only the prize has one"});
    check_refused(&DataTexts::items, hunt, R"(, "hunt": {"hunter": "zzz"})",
                  {"items.json:7, /items/3/hunt/hunter", "\"zzz\"", "the id of a monster"});
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
