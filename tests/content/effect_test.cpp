#include "content/sample.hpp"

#include <torchwake/content/loader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::content {
namespace {

constexpr std::string_view heal = R"({"heal": {"amount": 5}})";

/// The sample with spells, and other effects of its potion.
DataTexts sample_with_effects(std::string_view effects) {
    DataTexts texts = sample_texts();
    texts.spells = R"({"spells": [
{"id": "dart", "colour": "#00ffff", "cost": 2,
 "effects": [{"damage": {}}], "aim": {"range": 5, "projectile": "bolt"}},
{"id": "hurry", "colour": "#00ff00", "cost": 3,
 "effects": [{"haste": {"turns": 6}}]}
]})";
    replace(texts.items, heal, effects);
    return texts;
}

std::vector<ItemEffect> effects_of_potion(const DataTexts& texts) {
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    return catalog->items().front().effects;
}

}  // namespace

TEST_CASE("every kind of effect comes from data", "[content][loader][T6]") {
    const std::vector<ItemEffect> effects = effects_of_potion(sample_with_effects(
        R"({"mana": {"amount": 4}}, {"haste": {"turns": 20}}, {"slow": {"turns": 3}},
           {"poison": {"turns": 5, "amount": 2}}, {"regrowth": {"turns": 6, "amount": 1}},
           {"strength": {"turns": 7, "amount": 3}}, {"dexterity": {"turns": 8, "amount": -2}},
           {"intelligence": {"turns": 9, "amount": 1}}, {"cure": {}}, {"food": {}}, {"teleport": {}},
           {"teleport": {"range": 4}}, {"learn": {"spell": "hurry"}})"));
    using enum ConditionKind;
    CHECK(effects ==
          std::vector<ItemEffect>{ManaEffect{4}, LastingEffect{Haste, 20, 1}, LastingEffect{Slow, 3, 1},
                                  LastingEffect{Poison, 5, 2}, LastingEffect{Regrowth, 6, 1},
                                  LastingEffect{Strength, 7, 3}, LastingEffect{Dexterity, 8, -2},
                                  LastingEffect{Intelligence, 9, 1}, CureEffect{}, FoodEffect{},
                                  TeleportEffect{}, TeleportEffect{core::Cells{4}}, LearnEffect{SpellId{1}}});
}

TEST_CASE("a lasting effect without its turns, or with an impossible amount, is refused with its place",
          "[content][loader][T6]") {
    CHECK(error_of(sample_with_effects(R"({"haste": {}})")) ==
          R"(items.json/items/0/effects/0/haste/turns: nothing / member "turns")");
    CHECK(error_of(sample_with_effects(R"({"haste": {"turns": 0}})")).find("an integer from 1 to 1000") !=
          std::string::npos);
    CHECK(error_of(sample_with_effects(R"({"poison": {"turns": 3}})")).find("poison/amount: nothing") !=
          std::string::npos);
    CHECK(error_of(sample_with_effects(R"({"strength": {"turns": 3, "amount": 51}})"))
              .find("an integer from -50 to 50") != std::string::npos);
    CHECK(error_of(sample_with_effects(R"({"haste": {"turns": 3, "amount": 1}})")).find("haste/amount") !=
          std::string::npos);
    CHECK(error_of(sample_with_effects(R"({"constitution": {"turns": 3, "amount": 1}})"))
              .find("/constitution: member") != std::string::npos);
    CHECK(error_of(sample_with_effects(R"({"learn": {"spell": "hurri"}})")).find("hurry") !=
          std::string::npos);
}

TEST_CASE("what pushes, swaps, digs and rings comes from data, and is aimed", "[content][loader][T2][T6]") {
    DataTexts texts = sample_with_effects(
        R"({"push": {"cells": 3}}, {"swap": {}}, {"dig": {"cells": 2}}, {"noise": {"reach": 20}})");
    CHECK(error_of(texts).find("no aim") != std::string::npos);
    replace(texts.items, R"("charges": 2)", R"("aim": {"projectile": "bolt"})");
    CHECK(effects_of_potion(texts) ==
          std::vector<ItemEffect>{PushEffect{3}, SwapEffect{}, DigEffect{2}, NoiseEffect{20}});
    CHECK(error_of(sample_with_effects(R"({"push": {"cells": 0}})")).find("push/cells") != std::string::npos);
    CHECK(error_of(sample_with_effects(R"({"push": {}})")).find("push/cells: nothing") != std::string::npos);
}

TEST_CASE("what lasts may be aimed or not; damage has to be", "[content][loader][T2][T6]") {
    DataTexts texts = sample_with_effects(R"({"slow": {"turns": 3}})");
    replace(texts.items, R"("charges": 2)", R"("aim": {"projectile": "bolt"})");
    CHECK(build_catalog(texts).has_value());
    texts = sample_with_effects(R"({"mana": {"amount": 3}})");
    replace(texts.items, R"("charges": 2)", R"("aim": {"projectile": "bolt"})");
    CHECK(error_of(texts).find("/aim: an aim / none") != std::string::npos);
}

TEST_CASE("spells come from data, and the hero's too", "[content][loader][T6]") {
    DataTexts texts = sample_with_effects(heal);
    replace(
        texts.monsters, R"("corpse_sprite": "bones"})",
        R"("corpse_sprite": "bones", "hunger": {"well_fed": 20, "normal": 200, "hungry": 200, "starving": 200}, "spells": ["hurry", "dart"]})");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    REQUIRE(catalog->spells().size() == 2);
    const SpellDef& dart = catalog->spell(*catalog->find_spell("dart"));
    CHECK((dart.cost == 2 && dart.name == "dart" && dart.colour == Colour{0, 255, 255}));
    CHECK(dart.effects == std::vector<ItemEffect>{DamageEffect{}});
    CHECK(dart.aim == Aim{core::Cells{5}, core::Cells{0}, "bolt"});
    CHECK(catalog->monster(catalog->hero()).hunger == HungerStages{20, 200, 200, 200});
    CHECK(catalog->monster(catalog->hero()).spells == std::vector{SpellId{1}, SpellId{0}});
    CHECK(build_catalog(sample_texts())->spells().empty());
}

TEST_CASE("nobody knows the same spell twice", "[content][loader][M1]") {
    DataTexts texts = sample_with_effects(heal);
    replace(texts.monsters, R"("corpse_sprite": "bones"})",
            R"("corpse_sprite": "bones", "spells": ["dart", "hurry", "dart"]})");
    CHECK(error_of(texts).find("/spells: 1 twice / each spell once") != std::string::npos);
}

TEST_CASE("a spell without effects, or aimed where it must not be, is refused", "[content][loader][T6]") {
    DataTexts texts = sample_with_effects(heal);
    replace(texts.spells, R"([{"haste": {"turns": 6}}])", "[]");
    CHECK(error_of(texts).find("spells.json/spells/1/effects: none") != std::string::npos);
    texts = sample_with_effects(heal);
    replace(texts.spells, R"(, "aim": {"range": 5, "projectile": "bolt"})", "");
    CHECK(error_of(texts).find("an effect of the spell strikes others") != std::string::npos);
    texts = sample_with_effects(heal);
    replace(texts.spells, R"("cost": 2)", R"("cost": 0)");
    CHECK(error_of(texts).find("an integer from 1 to 1000") != std::string::npos);
}

TEST_CASE("what spells and natural attacks do is in the hash of the data", "[content][hash]") {
    const auto hash_with = [](std::string_view from, std::string_view to) {
        DataTexts texts = sample_with_effects(heal);
        for (std::string* text : {&texts.spells, &texts.monsters}) {
            if (text->find(from) != std::string::npos) {
                replace(*text, from, to);
            }
        }
        const auto catalog = build_catalog(texts);
        REQUIRE(catalog.has_value());
        return catalog->data_hash();
    };
    const std::uint64_t hash = hash_with("newt", "newt");
    CHECK(hash_with(R"("cost": 2)", R"("cost": 4)") != hash);
    CHECK(hash_with(R"("turns": 6)", R"("turns": 7)") != hash);
    CHECK(hash_with(R"("range": 5)", R"("range": 6)") != hash);
    CHECK(
        hash_with(
            R"("corpse_sprite": "bones"})",
            R"("corpse_sprite": "bones", "hunger": {"well_fed": 20, "normal": 200, "hungry": 200, "starving": 200}})") !=
        hash);
    CHECK(hash_with(R"("corpse_sprite": "bones"})", R"("corpse_sprite": "bones", "spells": ["dart"]})") !=
          hash);
    CHECK(hash_with(R"("hit_bonus": -1})",
                    R"("hit_bonus": -1, "effects": [{"poison": {"turns": 2, "amount": 1}}]})") != hash);
    CHECK(hash_with("Faster.", "Faster still.") == hash);
}

namespace {

/// The sample with those abilities of a poacher who has 9 mana.
DataTexts sample_able_to(std::string_view abilities, std::string_view potion = heal) {
    DataTexts texts = sample_with_effects(potion);
    replace(texts.monsters, R"("pack_slots": 2, "equipment": ["bow"])",
            R"("mana": 9, "mana_turns": 5, "keeps_away": true, "flees_when_spent": true, "abilities": [)" +
                std::string(abilities) + R"(], "pack_slots": 2, "equipment": ["bow"])");
    return texts;
}

}  // namespace

TEST_CASE("what monsters are able to do is data", "[content][loader][A2][M1]") {
    const auto catalog = build_catalog(sample_able_to(
        R"({"spell": "dart", "chance": 4, "min_range": 2, "max_range": 4, "hurt_below": 50, "careless": true},
           {"spell": "hurry", "target": "self"}, {"spell": "dart", "target": "friend"})"));
    REQUIRE(catalog.has_value());
    const MonsterDef& poacher = catalog->monster(*catalog->find_monster("poacher"));
    CHECK(poacher.abilities ==
          std::vector<Ability>{{SpellId{0}, AbilityTarget::Foe, 4, core::Cells{2}, core::Cells{4}, 50, true},
                               {.spell = SpellId{1}, .target = AbilityTarget::Self},
                               {.spell = SpellId{0}, .target = AbilityTarget::Friend}});
    CHECK(poacher.mana_turns == 5);
    CHECK((poacher.keeps_away && poacher.flees_when_spent));
    CHECK(catalog->monsters().front().abilities.empty());
}

TEST_CASE("an ability that nobody could use is refused with its place", "[content][loader][A2][M1]") {
    const auto error = [](std::string_view abilities) { return error_of(sample_able_to(abilities)); };
    const std::string at = "monsters.json/monsters/2/abilities";
    CHECK(error(R"({"spell": "dart", "target": "self"})") ==
          at + R"(: "dart", which is aimed, for itself / spells aimed as they are meant, no farther than )"
               R"(they fly, within its "mana"; those announced at foes, over an area)");
    CHECK(error(R"({"spell": "dart", "announced": true})").find("announced, which has no cells of its own") !=
          std::string::npos);
    DataTexts wide = sample_able_to(R"({"spell": "dart", "announced": true})");
    replace(wide.spells, R"("projectile": "bolt")", R"("projectile": "bolt", "radius": 7)");
    DataTexts spark = sample_able_to(R"({"spell": "dart", "announced": true})");
    replace(spark.spells, R"("projectile": "bolt")",
            R"("projectile": "bolt", "radius": 1, "conducts": true)");
    CHECK(error_of(spark).find("announced, which has no cells of its own") != std::string::npos);
    CHECK(error_of(wide).find("announced, which reaches farther than 8 cells") != std::string::npos);
    CHECK(error(R"({"spell": "hurry"})").find("which has no aim, for others") != std::string::npos);
    CHECK(error(R"({"spell": "dart", "max_range": 6})").find("at a range of 6") != std::string::npos);
    CHECK(error(R"({"spell": "dart", "min_range": 3, "max_range": 2})").find("nearer than the nearest") !=
          std::string::npos);
    CHECK(error(R"({"spell": "darts"})").find(at + "/0/spell") == 0);
    CHECK(error(R"({"spell": "dart", "chance": 0})").find(at + "/0/chance") == 0);
    CHECK(error(R"({"spell": "dart", "target": "foes"})").find(at + "/0/target") == 0);
    DataTexts poor = sample_able_to(R"({"spell": "dart"})");
    replace(poor.monsters, R"("mana": 9)", R"("mana": 1)");
    CHECK(error_of(poor).find(R"("dart" for 2 mana of 1)") != std::string::npos);
}

TEST_CASE("a spell that can't be learned is in no book", "[content][loader][T6]") {
    DataTexts texts = sample_with_effects(R"({"learn": {"spell": "hurry"}})");
    replace(texts.spells, R"("cost": 3)", R"("cost": 3, "learnable": false, "manner": "breathe")");
    CHECK(error_of(texts) == R"(items.json/items/0/effects: "hurry" / a spell that is "learnable")");
    DataTexts unread = sample_with_effects(heal);
    replace(unread.spells, R"("cost": 3)", R"("cost": 3, "learnable": false, "manner": "breathe")");
    replace(unread.spells, R"("projectile": "bolt")", R"("projectile": "bolt", "pierces": true)");
    const auto catalog = build_catalog(unread);
    REQUIRE(catalog.has_value());
    CHECK_FALSE(catalog->spell(SpellId{1}).learnable);
    CHECK(catalog->spell(SpellId{1}).manner == Manner::Breathe);
    CHECK(catalog->spell(SpellId{0}).aim->pierces);
    CHECK_FALSE(catalog->items()[2].aim->pierces);
}

TEST_CASE("every fact about abilities changes the hash of the data", "[content][hash][A2]") {
    constexpr std::string_view sample =
        R"({"spell": "dart", "chance": 4, "min_range": 2, "max_range": 4, "hurt_below": 50, "careless": true})";
    const auto hash = [](const DataTexts& texts) {
        const auto catalog = build_catalog(texts);
        REQUIRE(catalog.has_value());
        return catalog->data_hash();
    };
    std::set<std::uint64_t> hashes{hash(sample_able_to(sample))};
    const std::pair<std::string_view, std::string_view> changes[] = {
        {R"("chance": 4)", R"("chance": 5)"},
        {R"("min_range": 2)", R"("min_range": 1)"},
        {R"("max_range": 4)", R"("max_range": 5)"},
        {R"("hurt_below": 50)", R"("hurt_below": 51)"},
        {R"(, "careless": true)", ""},
        {R"("spell": "dart")", R"("spell": "dart", "target": "friend")"},
        {R"("mana_turns": 5)", R"("mana_turns": 6)"},
        {R"(, "keeps_away": true)", ""},
        {R"(, "flees_when_spent": true)", ""}};
    for (const auto& [part, by] : changes) {
        DataTexts texts = sample_able_to(sample);
        replace(texts.monsters, part, by);
        hashes.insert(hash(texts));
    }
    DataTexts piercing = sample_able_to(sample);
    replace(piercing.spells, R"("projectile": "bolt")", R"("projectile": "bolt", "pierces": true)");
    hashes.insert(hash(piercing));
    replace(piercing.monsters, R"("careless": true)", R"("careless": true, "announced": true)");
    hashes.insert(hash(piercing));
    CHECK(hashes.size() == std::size(changes) + 3);
    DataTexts spat = sample_able_to(sample);
    replace(spat.spells, R"("cost": 3)", R"("cost": 3, "manner": "spit")");
    CHECK(hashes.contains(hash(spat)));
}

}  // namespace torchwake::content
