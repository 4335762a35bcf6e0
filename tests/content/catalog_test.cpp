#include "content/refused.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/content/loader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace torchwake::content;

namespace {

std::uint64_t hash_after(Text file, std::string_view part, std::string_view by) {
    DataTexts texts = sample_texts();
    replace(texts.*file, part, by);
    const auto catalog = build_catalog(texts);
    INFO(part << " -> " << by);
    REQUIRE(catalog.has_value());
    return catalog->data_hash();
}

struct Change {
    Text file;
    std::string_view part;
    std::string_view by;
};

}  // namespace

TEST_CASE("definitions are found by their ids, in the order of the file", "[content][catalog]") {
    const auto catalog = build_catalog(sample_texts());
    REQUIRE(catalog.has_value());
    CHECK(catalog->find_monster("newt") == MonsterId{1});
    CHECK(catalog->find_item("stone") == ItemId{1});
    CHECK(catalog->find_tile("floor") == TileId{0});
    CHECK(catalog->hero() == MonsterId{0});
    CHECK_FALSE(catalog->find_monster("stone").has_value());
    CHECK_FALSE(catalog->find_item("").has_value());
    CHECK(catalog->prize() == catalog->find_item("crown"));
    CHECK(catalog->last_depth() == 3);
    CHECK(catalog->level_at(1).id == "upper");
    CHECK(catalog->level_at(3).id == "lower");
}

TEST_CASE("words and looks do not change the hash of the data", "[content][catalog][hash]") {
    const std::uint64_t hash = build_catalog(sample_texts())->data_hash();
    CHECK(hash_after(&DataTexts::words, "Wet.", "Dry.") == hash);
    CHECK(hash_after(&DataTexts::words, R"("name": "newt")", R"("name": "salamander")") == hash);
    CHECK(hash_after(&DataTexts::monsters, "#0a1B2c", "#ffffff") == hash);
    CHECK(hash_after(&DataTexts::tiles, R"("glyph": ".")", R"("glyph": ",")") == hash);
    CHECK(hash_after(&DataTexts::tiles, R"(["rust", "lock"])", "[]") == hash);
    CHECK(hash_after(&DataTexts::words, "Blub.", "Blob.") == hash);
    CHECK(hash_after(&DataTexts::monsters, R"("voice": "blub")", R"("voice": "hiss")") == hash);
    CHECK(hash_after(&DataTexts::items, "worn_hat", "worn_cap") == hash);
    CHECK(hash_after(&DataTexts::items, R"("projectile": "bolt")", R"("projectile": "spark")") == hash);
    CHECK(hash_after(&DataTexts::items, R"("shaft_flight")", R"("spark")") == hash);
    CHECK(hash_after(&DataTexts::items, R"(, "projectile": "spin")", "") == hash);
    CHECK(hash_after(&DataTexts::levels, R"("builder": "rooms")",
                     R"("builder": "rooms", "ambience": "rooms")") == hash);
    CHECK(hash_after(&DataTexts::items, R"("sprite": "potion")", R"("sprite": "flask")") == hash);
}

TEST_CASE("every fact that rules read changes the hash of the data", "[content][catalog][hash]") {
    const std::vector<Change> changes = {
        {&DataTexts::monsters, R"("range": 3)", R"("range": 4)"},
        {&DataTexts::tiles, R"("sprite": "floor")",
         R"("sprite": "floor", "light": {"range": 2, "colour": "#ffffff"})"},
        {&DataTexts::tiles, R"("sprite": "floor")", R"("sprite": "floor", "opaque": true)"},
        {&DataTexts::tiles, R"("sprite": "floor")", R"("sprite": "floor", "blocks_diagonal": true)"},
        {&DataTexts::tiles, R"("opens_to": "open")", R"("opens_to": "up")"},
        {&DataTexts::tiles, R"("closes_to": "closed")", R"("closes_to": "gate")"},
        {&DataTexts::tiles, R"("opaque": true, "blocks": true, "opens_to")", R"("opaque": true, "opens_to")"},
        {&DataTexts::tiles, R"("closes_to": "closed")", R"("closes_to": "closed", "stairs": "up")"},
        {&DataTexts::monsters, R"("blocks": false)", R"("blocks": true)"},
        {&DataTexts::monsters, R"("asleep": 40)", R"("asleep": 41)"},
        {&DataTexts::monsters, R"("pack": true)", R"("pack": false)"},
        {&DataTexts::monsters, R"("vision": 5)", R"("vision": 6)"},
        {&DataTexts::monsters, R"("movement": "random")", R"("movement": "static")"},
        {&DataTexts::monsters, R"("strength": 9)", R"("strength": 10)"},
        {&DataTexts::monsters, R"("constitution": 12)", R"("constitution": 10)"},
        {&DataTexts::monsters, R"("dexterity": 13)", R"("dexterity": 10)"},
        {&DataTexts::monsters, R"("intelligence": 8)", R"("intelligence": 10)"},
        {&DataTexts::monsters, R"("melee": 1)", R"("melee": 2)"},
        {&DataTexts::monsters, R"("defence": 2)", R"("defence": 1)"},
        {&DataTexts::monsters, R"("magic": 3)", R"("magic": 2)"},
        {&DataTexts::monsters, R"("level": 4)", R"("level": 5)"},
        {&DataTexts::monsters, R"("hit_points": 6,)", ""},
        {&DataTexts::monsters, R"("hit_points": 6)", R"("hit_points": 7)"},
        {&DataTexts::monsters, R"("mana": 7)", R"("mana": 8)"},
        {&DataTexts::monsters, R"("armour": 1)", R"("armour": 2)"},
        {&DataTexts::monsters, "1d3-1", "1d3"},
        {&DataTexts::monsters, R"("hit_bonus": -1)", R"("hit_bonus": 1)"},
        {&DataTexts::monsters, R"("hit_bonus": -1)", R"("hit_bonus": -1, "sets_alight": true)"},
        {&DataTexts::monsters, R"("pack_slots": 2)", R"("pack_slots": 3)"},
        {&DataTexts::monsters, R"(, "hat"])", "]"},
        {&DataTexts::monsters, R"("1d6+2")", R"("1d6+3")"},
        {&DataTexts::items, R"("hit_bonus": 1)", R"("hit_bonus": 2)"},
        {&DataTexts::items, R"("damage": "1d6")", R"("damage": "1d7")"},
        {&DataTexts::items, R"("attribute": "dexterity")", R"("attribute": "strength")"},
        {&DataTexts::items, R"("slot": "head")", R"("slot": "feet")"},
        {&DataTexts::items, R"("slot": "head", "armour": 2)", R"("slot": "head", "armour": 3)"},
        {&DataTexts::items, R"("stack": 9)", R"("stack": 8)"},
        {&DataTexts::items, R"(, "money": true)", ""},
        {&DataTexts::monsters, R"(, "loot": "things")", ""},
        {&DataTexts::items, R"("amount": 5)", R"("amount": 6)"},
        {&DataTexts::items, R"({"heal": {"amount": 5}})", ""},
        {&DataTexts::items, R"("dice": "1d4")", R"("dice": "1d5")"},
        {&DataTexts::items, R"("turns": 4)", R"("turns": 5)"},
        {&DataTexts::items, R"(, {"map": {}})", ""},
        {&DataTexts::items, R"({"damage": {"dice": "1d4"}}, )", ""},
        {&DataTexts::items, R"("range": 6)", R"("range": 7)"},
        {&DataTexts::items, R"("radius": 2)", R"("radius": 1)"},
        {&DataTexts::items, R"("sprite": "stone")",
         R"("sprite": "stone", "effects": [{"damage": {}}], "aim": {"projectile": "stone"})"},
        {&DataTexts::items, R"("charges": 2)", R"("charges": 1)"},
        {&DataTexts::items, R"("charges": 2)", R"("charges": 1, "breaks": true)"},
        {&DataTexts::items, R"("charges": 2)", R"("charges": 2, "burns": true)"},
        {&DataTexts::items, R"("weight": "0.5")", R"("weight": "0.6")"},
        {&DataTexts::items, R"("-0.5")", R"("0.5")"},
        {&DataTexts::items, R"("value": 250)", R"("value": 251)"},
        {&DataTexts::items, "alchemy", "food"},
        {&DataTexts::items, R"("damage": "1d8")", R"("damage": "1d9")"},
        {&DataTexts::items, R"("hit_bonus": 2, "attribute": "strength")", R"("attribute": "strength")"},
        {&DataTexts::items, R"(, "attribute": "strength")", ""},
        {&DataTexts::items, R"("range": 9)", R"("range": 8)"},
        {&DataTexts::items, R"("bonus": 3)", R"("bonus": 2)"},
        {&DataTexts::items, R"("bundle": 4)", R"("bundle": 5)"},
        {&DataTexts::items, R"("damage": "1d5")", R"("damage": "1d3")"},
        {&DataTexts::items, R"("hit_bonus": -2, )", ""},
        {&DataTexts::items, R"("attribute": "intelligence", )", ""},
        {&DataTexts::items, R"("range": 4)", R"("range": 3)"},
        {&DataTexts::items, R"("sprite": "dart", )",
         R"("sprite": "dart", "ammunition": {"fits": "shaft", "projectile": "dart"}, )"},
        {&DataTexts::items, R"("sprite": "dart", )", R"("sprite": "dart", "throw": {"damage": "1"}, )"},
        {&DataTexts::monsters, R"("count": 12)", R"("count": 11)"},
        {&DataTexts::monsters, R"({"item": "shaft", "count": 12})", ""},
        {&DataTexts::tables, R"("weight": 3)", R"("weight": 4)"},
        {&DataTexts::tables, R"("weight_per_depth": -1)", R"("weight_per_depth": -2)"},
        {&DataTexts::tables, R"("min_depth": 1)", R"("min_depth": 2)"},
        {&DataTexts::tables, R"("max_depth": 2)", R"("max_depth": 3)"},
        {&DataTexts::tables, R"("kind": "newt")", R"("kind": "nothing")"},
        {&DataTexts::levels, R"("id": "upper")", R"("id": "top")"},
        {&DataTexts::levels, R"("width": 80)", R"("width": 81)"},
        {&DataTexts::levels, R"("height": 43)", R"("height": 44)"},
        {&DataTexts::levels, R"("max_depth": 3)", R"("max_depth": 4)"},
        {&DataTexts::levels, "[1, 2]", "[2, 1]"},
        {&DataTexts::levels, R"("builder": "rooms")", R"("builder": "maze")"},
        {&DataTexts::levels, R"("builder": "rooms")", R"("builders": [{"builder": "rooms", "weight": 2}])"},
        {&DataTexts::levels, R"("builder": "rooms")", R"("builder": "rooms", "overlays": ["erosion"])"},
        {&DataTexts::levels, R"("builder": "rooms")", R"("builder": "rooms", "vaults": 1)"},
        {&DataTexts::vaults, R"("cell")", R"("den")"},
        {&DataTexts::vaults, "+.!#", "+.M#"},
        {&DataTexts::vaults, R"("O": "floor")", R"("O": "wall")"},
        {&DataTexts::vaults, R"("min_depth": 1)", R"("min_depth": 2)"},
        {&DataTexts::vaults, R"("max_depth": 2)", R"("max_depth": 3)"},
        {&DataTexts::vaults, R"("weight": 5)", R"("weight": 6)"},
        {&DataTexts::levels, "[0, 1]", "[1, 1]"},
        {&DataTexts::monsters, R"("faction": "wild")", R"("faction": "folk")"},
        {&DataTexts::monsters, R"(, "faction": "wild")", ""},
        {&DataTexts::monsters, R"("flees_below": 30)", R"("flees_below": 31)"},
        {&DataTexts::monsters, R"("quips": 1)", R"("quips": 2)"},
        {&DataTexts::factions, R"("default": "attack")", R"("default": "ignore")"},
        {&DataTexts::factions, R"("reaction": "flee")", R"("reaction": "ignore")"},
        {&DataTexts::factions, R"({"towards": "folk", "reaction": "flee"})", ""},
    };
    std::set<std::uint64_t> hashes{build_catalog(sample_texts())->data_hash()};
    for (const Change& change : changes) {
        hashes.insert(hash_after(change.file, change.part, change.by));
    }
    CHECK(hashes.size() == changes.size() + 1);

    DataTexts without_prize = sample_texts();
    replace(without_prize.levels, R"(, "prize": "crown")", "");
    replace(without_prize.items, R"(, "prize": true, "hunt": {"hunter": "wight"})", "");
    const auto endless = build_catalog(without_prize);
    REQUIRE(endless.has_value());
    CHECK_FALSE(endless->prize().has_value());
    CHECK_FALSE(hashes.contains(endless->data_hash()));
}
