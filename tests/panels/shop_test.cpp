// The screen of a shop: both lists in turn, and the result of a trade.

#include "scenario/market.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/words/labels.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <variant>

namespace torchwake::panels {
using namespace staged;
namespace {

const content::Catalog& market() {
    static const content::Catalog catalog = named(scenario::market_parts());
    return catalog;
}

content::ItemId market_item(std::string_view id) {
    return market().find_item(id).value();
}

screen::ShopModel shop_for(screen::MenuPurpose purpose, std::string_view item) {
    const content::ItemDef& definition = market().item(market_item(item));
    const core::Coins price = purpose == screen::MenuPurpose::Buy ? rules::buying_price(definition)
                                                                  : rules::selling_price(definition);
    return {market().find_monster("smith").value(),
            {purpose, {{screen::TradeLine{market_item(item), 1, price}, U'a', true}}, 0}};
}

std::string shown(const screen::ShopModel& shop, std::int64_t coins = 5000, bool armed = false) {
    StagedGame game("@s..", market());
    game.scenario.world.entities.purses[rules::hero_id].coins = core::Coins{coins};
    if (armed) {
        game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give(')')});
    }
    game.open("shop", &shop,
              {{screen::Action::SwitchTrade, 0}, {screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    return game.text(usual_size);
}

}  // namespace

TEST_CASE("the name of a vendor over the map stands for its cell", "[panels][shop][frame]") {
    const content::Catalog town = named(scenario::town_parts());
    StagedGame game("#####\n#@.s#\n#####", town);
    game.scenario.world.level.depth = 0;  // the town, which has the shops
    game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
    const std::vector<FloatingText>& texts = game.frame().map.texts;
    REQUIRE(texts.size() == 1);
    CHECK(texts.front().text == "Smith");
    CHECK(texts.front().stands_for == core::Point{3, 1});
}

TEST_CASE("the title of a shop names the vendor and both ways to trade, and so does the help line",
          "[panels][shop][E5][F7]") {
    const screen::ShopModel selling = shop_for(screen::MenuPurpose::Sell, "axe");
    const screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "axe");
    CHECK(shows(shown(selling), "Smith: selling"));
    CHECK(shows(shown(buying), "Smith: buying"));
    CHECK(shows(shown(buying), english().get("action-switch-trade")));
    CHECK(shows(shown(buying), ": sell "));
    CHECK(shows(shown(selling), ": buy "));
}

TEST_CASE("a shop shows the price, and purse and load before and after", "[panels][shop][E5]") {
    const screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "axe");
    const std::string text = shown(buying);
    CHECK(shows(text, "> a) axe"));
    CHECK(shows(text, "12g"));
    CHECK(shows(text, "50g         \u2192 38g"));
    CHECK(shows(text, "0 lb        \u2192 4 lb of 165 lb"));
    CHECK(shows(text, "0           \u2192 0.5"));
    const screen::ShopModel selling = shop_for(screen::MenuPurpose::Sell, "axe");
    CHECK(shows(shown(selling), "50g         \u2192 58g"));
}

TEST_CASE("a shop shows what gear would change beside what is there now", "[panels][shop][E5]") {
    const screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "axe");
    CHECK(shows(shown(buying), "1-2         \u2192 2-10"));
    const std::string armed = shown(buying, 5000, true);
    CHECK(shows(armed, "5-6         \u2192 2-10"));
    CHECK(shows(armed, "in place of the blade"));
}

TEST_CASE("a shop names a better thing of the same place in the pack", "[panels][shop][E5]") {
    StagedGame game("@s..", market());
    const screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "axe");
    game.open("shop", &buying, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    CHECK_FALSE(shows(game.text(usual_size), "you carry"));
    game.scenario.give(')');
    CHECK(shows(game.text(usual_size), "you carry a blade: 5-6"));
}

TEST_CASE("a shop tells what a ware is good for, where there is room", "[panels][shop][E5]") {
    StagedGame game("@s..", market());
    const screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "axe");
    game.open("shop", &buying, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    CHECK(shows(game.text({128, 40}), "Deals 2-9 in hand"));
    CHECK_FALSE(shows(game.text(usual_size), "Deals 2-9 in hand"));
}

TEST_CASE("a shop shows what a launcher would shoot for, beside what is in hand", "[panels][shop][E5]") {
    const screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "bow");
    const std::string armed = shown(buying, 5000, true);
    CHECK(shows(armed, "Shots       -           \u2192 2-6"));
    CHECK(shows(armed, "in place of the blade"));
    CHECK_FALSE(shows(armed, "Damage      "));
}

TEST_CASE("who has too little sees how much is missing", "[panels][shop][E5]") {
    const screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "axe");
    CHECK(shows(shown(buying, 100), "1g          \u2192 11g short"));
}

TEST_CASE("a ware that is sold out shows no purse afterwards", "[panels][shop][E5][V7]") {
    screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "axe");
    std::get<screen::TradeLine>(buying.menu.lines.front().what).left = 0;
    CHECK_FALSE(shows(shown(buying), "\u2192"));
}

TEST_CASE("a ware is described as an item of the pack is", "[panels][shop][E5]") {
    StagedGame game("@s..T..", market());
    const screen::ItemModel ware{screen::MenuPurpose::Buy, {}, market_item("axe")};
    game.open("item", &ware, {{screen::Action::Cancel, 0}});
    const std::string text = game.text(usual_size);
    CAPTURE(text);
    CHECK(shows(text, " Axe "));
    CHECK(shows(text, "Deals 2-9 in hand"));
    CHECK(shows(text, "  with this"));
}

TEST_CASE("who has nothing to sell is told why, and finds no line that does nothing", "[panels][shop][E5]") {
    screen::ShopModel selling = shop_for(screen::MenuPurpose::Sell, "axe");
    selling.menu.lines.front().enabled = false;
    CHECK(menu_note(selling.menu, english()) == english().get("note-put-away-to-sell"));
    selling.menu.lines = {{screen::FreeSlotLine{}, 0, false}};
    const std::string text = shown(selling);
    CHECK(menu_note(selling.menu, english()) == english().get("note-nothing-to-sell"));
    CHECK_FALSE(shows(text, "> -"));
}

TEST_CASE("who aims at one who is no enemy is warned of what would come of it", "[panels][shop][T2]") {
    StagedGame game("@..s..T..", market());
    const auto aimed = [&game](core::Point at) {
        screen::AimModel aim;
        aim.item = market_item("fireball");
        aim.at = at;
        aim.forecast = forecast::forecast_aim(game.scenario.knowledge(), aim.item, at);
        game.open("aim", &aim, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
        const std::string text = game.text(usual_size);
        game.screens.pop_back();
        return text;
    };
    const std::string warned = aimed({3, 0});
    CAPTURE(warned);
    CHECK(shows(warned, "Smith is no enemy"));
    CHECK_FALSE(shows(aimed({0, 0}), "is no enemy"));
}

TEST_CASE("a shop shows how many of its stock are left, and what is sold out", "[panels][shop][E5][V7]") {
    screen::ShopModel buying = shop_for(screen::MenuPurpose::Buy, "axe");
    CHECK_FALSE(shows(shown(buying), "left)"));
    auto& line = std::get<screen::TradeLine>(buying.menu.lines.front().what);
    line.left = 2;
    CHECK(shows(shown(buying), "axe  (2 left)"));
    line.left = 0;
    buying.menu.lines.front().enabled = false;
    CHECK(shows(shown(buying), "axe  (sold out)"));
}

TEST_CASE("the pointer chooses the very line that it is over, however long the list is",
          "[panels][shop][F7]") {
    StagedGame game("@s..", market());
    screen::ShopModel shop = shop_for(screen::MenuPurpose::Buy, "axe");
    shop.menu.lines.resize(60, shop.menu.lines.front());
    game.open("shop", &shop, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
    std::int32_t lines = 0;
    for (std::int32_t y = 0; y < usual_size.height; ++y) {
        const core::Point cell{40, y};
        const auto over = game.pick(usual_size, cell);
        if (const auto* const pointed = std::get_if<screen::PointedLine>(&over)) {
            shop.menu.cursor = pointed->line;
            CHECK(game.pick(usual_size, cell) == over);
            ++lines;
        }
    }
    CHECK(lines > 10);
    shop.menu.cursor = 59;
    CHECK(shows(game.text(usual_size), "> a) axe"));
}

}  // namespace torchwake::panels
