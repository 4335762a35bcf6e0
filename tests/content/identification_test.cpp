// Identification as data: looks of unknown kinds, and traits.

#include "content/game_data.hpp"
#include "content/sample.hpp"

#include <torchwake/content/loader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

namespace torchwake::content {
namespace {

constexpr std::string_view category = R"("category": "alchemy"})";
constexpr std::string_view flask =
    R"({"id": "flask", "glyph": "!", "colour": "#ffffff", "sprite": "flask",
 "weight": "0.5", "initiative_penalty": "-0.5", "look": "drinks"})";

/// The sample with those members behind its potion, and other items besides.
DataTexts sample_with_members(const std::string& members, const std::string& items = "") {
    DataTexts texts = sample_texts();
    replace(texts.items, category, R"("category": "alchemy", )" + members + "}" + items);
    return texts;
}

DataTexts sample_of_traits(const std::string& traits) {
    DataTexts texts = sample_texts();
    texts.traits = R"({"traits": [)" + traits + "]}";
    return texts;
}

}  // namespace

TEST_CASE("an unknown kind needs a look of its group that weighs and stacks alike",
          "[content][identification][I1]") {
    const std::string look = ", " + std::string(flask);
    const auto catalog = build_catalog(sample_with_members(R"("unknown": "drinks")", look));
    REQUIRE(catalog.has_value());
    CHECK(item_of(*catalog, "potion").unknown == "drinks");
    CHECK(item_of(*catalog, "flask").look == "drinks");
    CHECK(hides_something(item_of(*catalog, "flask")));
    CHECK_FALSE(hides_something(item_of(*catalog, "potion")));
    CHECK(error_of(sample_with_members(R"("unknown": "drinks")"))
              .starts_with("items.json/items/0/unknown: \"drinks\""));
    std::string heavy = look;
    heavy.replace(heavy.find("0.5"), 3, "0.6");
    CHECK(error_of(sample_with_members(R"("unknown": "drinks")", heavy)).ends_with("\"initiative_penalty\""));
    CHECK(build_catalog(sample_with_members(R"("unknown": "drinks", "known": true)")).has_value());
    CHECK(error_of(sample_with_members(R"("known": true)")).starts_with("items.json/items/0/known: true"));
    CHECK(error_of(sample_with_members(R"("look": "drinks")"))
              .starts_with("items.json/items/0/look: \"drinks\""));
}

TEST_CASE("an unknown item that breaks has no range of its own, which would tell it",
          "[content][identification][I1]") {
    const std::string look = ", " + std::string(flask.substr(0, flask.size() - 1)) + R"(, "breaks": true})";
    const auto sample_of_potion = [&look](const std::string& members) {
        DataTexts texts = sample_with_members(R"("breaks": true, "unknown": "drinks")" + members, look);
        replace(texts.items, R"({"heal": {"amount": 5}})", R"({"damage": {"dice": "1d4"}})");
        replace(texts.items, R"("charges": 2)", R"("charges": 1)");
        return texts;
    };
    const std::string aim = R"(, "aim": {"range": 6, "projectile": "bolt"})";
    CHECK(error_of(sample_of_potion(aim)).starts_with("items.json/items/0/aim: an aim"));
    CHECK(build_catalog(sample_of_potion(aim + R"(, "known": true)")).has_value());
}

TEST_CASE("identify and remove curse are effects of data", "[content][identification][T6]") {
    DataTexts texts = sample_texts();
    replace(texts.items, R"({"heal": {"amount": 5}})", R"({"identify": {}}, {"remove_curse": {}})");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    CHECK(item_of(*catalog, "potion").effects ==
          std::vector<ItemEffect>{IdentifyEffect{}, RemoveCurseEffect{}});
}

TEST_CASE("a trait makes of each kind that it suits another one, and one that hides them all",
          "[content][identification][I1]") {
    DataTexts texts = sample_of_traits(
        R"({"id": "keen", "for": ["weapon", "shooter"], "weight": 2, "hit_bonus": 2, "damage": 1},
           {"id": "snail", "cursed": true, "for": ["armour"], "weight": 1, "armour": -5,
            "weight_percent": 200, "initiative_penalty": "1.5", "attributes": {"dexterity": -2}, "value_percent": 50})");
    replace(
        texts.words, R"({"tiles")",
        R"({"traits": {"keen": {"prefix": "keen"}, "snail": {"suffix": "of the snail", "cursed": "cursed"}},
"tiles")");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    CHECK(catalog->items().size() == build_catalog(sample_texts())->items().size());
    const ItemDef& stick = item_of(*catalog, "stick.keen");
    CHECK(stick.name == "keen stick");
    CHECK(stick.weapon->attack.hit_bonus == 3);
    CHECK(stick.weapon->attack.damage == Dice{1, 6, 1});
    CHECK(stick.plain == catalog->find_item("stick"));
    CHECK(item_of(*catalog, "bow.keen").shoots->attack.hit_bonus == 4);
    const ItemDef& hat = item_of(*catalog, "hat.snail");
    CHECK(hat.name == "cursed hat of the snail");
    CHECK(hat.cursed);
    CHECK(hat.wear->armour == 0);
    CHECK(hat.initiative_penalty == core::Tenths{15});
    CHECK(hat.bonus == Attributes{0, 0, -2, 0});
    CHECK(catalog->item(hat.freed).name == "hat of the snail");
    CHECK_FALSE(catalog->item(hat.freed).cursed);
    const ItemDef& unidentified = item_of(*catalog, "hat.unfamiliar");
    CHECK(unidentified.name == "hat (?)");
    CHECK(unidentified.unidentified);
    CHECK(unidentified.wear->armour == 2);
    for (const std::string_view id : {"hat", "hat.snail", "hat.snail.freed", "hat.unfamiliar"}) {
        CHECK(item_of(*catalog, id).unfamiliar == catalog->find_item("hat.unfamiliar"));
    }
    CHECK_FALSE(item_of(*catalog, "dart").unfamiliar.valid());
    CHECK_FALSE(catalog->find_item("shaft.keen").has_value());
}

TEST_CASE("traits that make no sense are refused with their place", "[content][identification][I1]") {
    CHECK(error_of(sample_of_traits(
                       R"({"id": "odd", "plain": true, "for": ["weapon"], "weight": 1, "damage": 1})"))
              .starts_with("traits.json/traits/0/plain: true"));
    CHECK(
        error_of(sample_of_traits(R"({"id": "odd", "for": ["armour"], "weight": 1, "powers": {"thorn": 1}})"))
            .starts_with("traits.json/traits/0/powers"));
    CHECK(error_of(
              sample_of_traits(R"({"id": "odd", "for": ["armour"], "weight": 1, "powers": {"thorns": 0}})"))
              .starts_with("traits.json/traits/0/powers/thorns"));
    CHECK(error_of(sample_of_traits(R"({"id": "odd", "for": [], "weight": 1})"))
              .starts_with("traits.json/traits/0/for"));
    CHECK(error_of(sample_of_traits(R"({"id": "odd", "for": ["ring"], "weight": 1})"))
              .starts_with("traits.json/traits/0/for/0"));
    CHECK(error_of(sample_of_traits(
                       R"({"id": "odd", "for": ["weapon"], "weight": 1, "min_depth": 4, "max_depth": 3})"))
              .starts_with("traits.json/traits/0/max_depth"));
    const std::string keen = R"({"id": "keen", "for": ["weapon"], "weight": 1})";
    CHECK(error_of(sample_of_traits(keen + ", " + keen)).starts_with("traits.json/traits/1/id"));
}

TEST_CASE("every fact of looks and traits that rules read is in the hash", "[content][identification]") {
    const std::string look = ", " + std::string(flask);
    const std::string trait = R"({"id": "keen", "for": ["weapon"], "weight": 2, "hit_bonus": 2})";
    std::map<std::uint64_t, std::string> hashes{{build_catalog(sample_texts())->data_hash(), "sample"}};
    const auto differs = [&hashes](const DataTexts& texts, const std::string& what) {
        INFO(what);
        CHECK(hashes.emplace(build_catalog(texts)->data_hash(), what).second);
    };
    differs(sample_with_members(R"("unknown": "drinks")", look), "unknown");
    differs(sample_with_members(R"("unknown": "drinks", "known": true)", look), "known");
    differs(sample_of_traits(trait), "trait");
    for (const std::string_view more :
         {R"("cursed": true)", R"("damage": 1)", R"("armour": 1)", R"("weight_percent": 90)",
          R"("initiative_penalty": "0.1")", R"("attributes": {"strength": 1})", R"("value_percent": 90)",
          R"("powers": {"thorns": 1})", R"("powers": {"thorns": 2})", R"("powers": {"leech": 1})",
          R"("min_depth": 2)", R"("max_depth": 9)"}) {
        differs(sample_of_traits(trait.substr(0, trait.size() - 1) + ", " + std::string(more) + "}"),
                std::string(more));
    }
}

TEST_CASE("the game hides potions, scrolls and rings, but none of those that the first depth has",
          "[content][data][identification][I1]") {
    const Catalog& catalog = game_data();
    std::map<std::string, std::pair<int, int>> groups;
    for (const ItemDef& item : catalog.items()) {
        if (!item.unknown.empty() && !item.known) {
            ++groups[item.unknown].first;
        }
        if (!item.look.empty()) {
            ++groups[item.look].second;
        }
    }
    REQUIRE(groups.size() == 3);
    for (const auto& [group, counts] : groups) {
        CAPTURE(group);
        CHECK(counts.first >= 5);
        CHECK(counts.second >= counts.first + 3);
    }
    const LevelDef& first = catalog.level_at(1);
    for (const auto& entry : catalog.item_table(first.items).entries) {
        if (entry.kind.valid() && entry.weight_at(1) > 0) {
            const ItemDef& item = catalog.item(entry.kind);
            CHECK((item.unknown.empty() || item.known));
        }
    }
    for (const ItemTable* table : {&catalog.item_table(first.items)}) {
        CHECK(std::ranges::none_of(table->entries, [&catalog](const auto& entry) {
            return entry.kind.valid() && !catalog.item(entry.kind).look.empty();
        }));
    }
}

TEST_CASE("each power is that of a trait or a ring, and twelve traits at least have one",
          "[content][data][identification][T6]") {
    const Catalog& catalog = game_data();
    Powers used;
    for (const ItemDef& item : catalog.items()) {
        used += item.powers;
    }
    std::ptrdiff_t traits = 0;
    for (const TraitDef& trait : catalog.traits()) {
        used += trait.powers;
        traits += trait.powers != Powers{} ? 1 : 0;
    }
    for (const PowerTraits& power : power_table) {
        CAPTURE(power.id);
        CHECK(used[power.kind] > 0);
    }
    CHECK(traits >= 12);
}

TEST_CASE("the game has traits for good and for ill, and scrolls that tell them",
          "[content][data][identification][I6]") {
    const Catalog& catalog = game_data();
    const auto count = [&catalog](auto holds) { return std::ranges::count_if(catalog.traits(), holds); };
    CHECK(count([](const TraitDef& trait) { return trait.is_plain(); }) == 1);
    CHECK(count([](const TraitDef& trait) { return !trait.cursed.empty(); }) >= 4);
    CHECK(count([](const TraitDef& trait) { return !trait.is_plain() && trait.cursed.empty(); }) >= 8);
    CHECK(catalog.find_item("scroll_identify").has_value());
    CHECK(catalog.find_item("scroll_remove_curse").has_value());
    CHECK(catalog.find_item("sword.unfamiliar").has_value());
    CHECK(catalog.all_items().size() > 4 * catalog.items().size());
}

}  // namespace torchwake::content
