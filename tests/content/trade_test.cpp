// Stocks of vendors, kinds that travel, and gifts, in data.

#include "content/game_data.hpp"
#include "content/refused.hpp"
#include "content/sample.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>
#include <string_view>

namespace torchwake::content {
namespace {

/// The sample with members of the poacher's, and a table of goods.
DataTexts sample_with(const std::string& members, const std::string& goods) {
    DataTexts texts = sample_texts();
    replace(texts.monsters, R"("sprite": "poacher",)", R"("sprite": "poacher", )" + members + ",");
    replace(texts.tables, R"("item_tables": [)",
            R"("item_tables": [{"id": "goods", "entries": [)" + goods + "]},");
    return texts;
}

std::string stock_error(const std::string& stock, const std::string& goods) {
    return error_of(sample_with(stock, goods));
}

DataTexts sample_of_gifts(const std::string& gifts) {
    DataTexts texts = sample_texts();
    texts.gifts = R"({"gifts": [)" + gifts + "]}";
    return texts;
}

constexpr std::string_view potion = R"({"kind": "potion", "weight": 1})";
const std::string at_poacher = "monsters.json/monsters/2";

}  // namespace

TEST_CASE("a vendor may have a stock from a table, beside what it sells without end",
          "[content][loader][E5][V7]") {
    const auto catalog = build_catalog(
        sample_with(R"("stock": {"table": "goods", "kinds": 3, "count": "1d3+1"})", std::string(potion)));
    REQUIRE(catalog.has_value());
    CHECK(catalog->monster(MonsterId{2}).stock == Stock{TableId{0}, 3, {1, 3, 1}});
    CHECK(catalog->monster(MonsterId{1}).stock == std::nullopt);
    CHECK(build_catalog(sample_texts())->data_hash() != catalog->data_hash());
}

TEST_CASE("a stock that is negative, endless twice, empty or of no table is refused with its place",
          "[content][loader][E5][V7]") {
    const std::string goods(potion);
    CHECK(stock_error(R"("stock": {"table": "goods", "kinds": -1})", goods)
              .starts_with(at_poacher + "/stock/kinds: -1"));
    CHECK(stock_error(R"("stock": {"table": "goods", "kinds": 17})", goods)
              .starts_with(at_poacher + "/stock/kinds: 17"));
    CHECK(stock_error(R"("stock": {"table": "goods", "kinds": 1, "count": "1d3-2"})", goods)
              .starts_with(at_poacher + "/stock/count: -1 to 1"));
    CHECK(stock_error(R"("stock": {"table": "godos", "kinds": 1})", goods)
              .starts_with(at_poacher + "/stock/table: \"godos\""));
    CHECK(stock_error(R"("stock": {"table": "goods", "kinds": 1}, "deals_in": ["alchemy"])", goods)
              .starts_with(at_poacher + "/stock: \"potion\", which it sells without end already"));
    CHECK(stock_error(R"("deals_in": ["alchemy", "alchemy"])", goods)
              .starts_with(at_poacher + "/deals_in: 1 twice"));
    CHECK(stock_error(R"("stock": {"table": "goods", "kinds": 1})", R"({"kind": "nothing", "weight": 1})")
              .starts_with(at_poacher + "/stock: a sum of weights of 0"));
    CHECK(stock_error(R"("stock": {"table": "goods", "kinds": 1})", R"({"kind": "stone", "weight": 1})")
              .starts_with(at_poacher + "/stock: \"stone\", which has no price"));
}

TEST_CASE("a kind may travel between depths", "[content][loader][V7]") {
    const std::string goods(potion);
    const auto catalog =
        build_catalog(sample_with(R"("travels": {"min_depth": 1, "max_depth": 2, "chance": 40})", goods));
    REQUIRE(catalog.has_value());
    CHECK(catalog->monster(MonsterId{2}).travels == Travels{1, 2, 40});
    CHECK(stock_error(R"("travels": {"min_depth": 3, "max_depth": 2})", goods)
              .starts_with(at_poacher + "/travels/max_depth: 2"));
    CHECK(stock_error(R"("travels": {"min_depth": 1, "max_depth": 2, "chance": 0})", goods)
              .starts_with(at_poacher + "/travels/chance: 0"));
}

TEST_CASE("a gift is items or coins of a sort; data may have none", "[content][loader][E4]") {
    CHECK(build_catalog(sample_texts())->gifts().empty());
    DataTexts texts = sample_of_gifts(
        R"({"id": "quiver", "sort": "weapon", "items": [{"item": "bow"}, {"item": "shaft", "count": 9}]},
           {"id": "pouch", "sort": "coins", "coins": 700})");
    replace(texts.words, R"({"tiles")",
            R"({"gifts": {"pouch": {"name": "a pouch", "description": "It clinks."}}, "tiles")");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    REQUIRE(catalog->gifts().size() == 2);
    CHECK(catalog->gift(GiftId{0}).items.back().count == 9);
    CHECK(catalog->gift(*catalog->find_gift("pouch")).coins == core::Coins{700});
    CHECK(catalog->gift(GiftId{1}).name == "a pouch");
    CHECK(catalog->gift(GiftId{0}).name == "quiver");
    CHECK(missing_words(texts).size() == 1);
}

TEST_CASE("a gift of nothing, or of what can't be carried, is refused with its place",
          "[content][loader][E4]") {
    const auto fault = [](const std::string& members) {
        return error_of(sample_of_gifts(R"({"id": "odd", "sort": "coins")" + members + "}"));
    };
    CHECK(fault("").starts_with("gifts.json/gifts/0: a gift of nothing"));
    CHECK(fault(R"(, "coins": -1)").starts_with("gifts.json/gifts/0/coins: -1"));
    CHECK(fault(R"(, "items": [{"item": "shaft", "count": 21}])")
              .starts_with("gifts.json/gifts/0/items: 21 of \"shaft\""));
    CHECK(fault(R"(, "items": [{"item": "coins"}])").starts_with("gifts.json/gifts/0/items: \"coins\""));
    CHECK(fault(R"(, "items": [{"item": "sword"}])").starts_with("gifts.json/gifts/0/items/0/item"));
}

TEST_CASE("the game gives a weapon, coins or magic, and two merchants come to every run below",
          "[content][data][E4][V7]") {
    const Catalog& game = game_data();
    std::set<std::string> sorts;
    for (const GiftDef& gift : game.gifts()) {
        sorts.insert(gift.sort);
    }
    CHECK(sorts == std::set<std::string>{"coins", "magic", "weapon"});
    std::set<std::int32_t> certain;
    for (const MonsterDef& monster : game.monsters()) {
        if (monster.travels) {
            CHECK(monster.stock.has_value());
            CHECK(monster.travels->chance == 100);
            certain.insert(monster.travels->min_depth);
        }
    }
    CHECK(certain == std::set<std::int32_t>{3, 6});
}

}  // namespace torchwake::content
