#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"
#include "scenario/market.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::MenuPurpose;

/// The hero beside the smith, with a tonic and an axe in its pack.
struct ShoppingTrip : DrawnGame {
    ShoppingTrip() : DrawnGame(smithy, scenario::market_catalog()) {
        start();
        press("Right g Right g");
    }
    [[nodiscard]] const screen::ShopModel& shop() const { return layer<screen::ShopModel>(); }
    [[nodiscard]] std::int64_t coins() const { return knowledge().hero().coins.value; }
    [[nodiscard]] std::string lines() const {
        std::string text;
        for (const screen::MenuLine& line : shop().menu.lines) {
            const auto* const trade = std::get_if<screen::TradeLine>(&line.what);
            text += trade == nullptr ? "-" : scenario::market_catalog().item(trade->item).id;
            text += trade == nullptr ? " " : ":" + std::to_string(trade->price.value) + " ";
        }
        return text;
    }
};

/// The market, whose smith sells arrows, too, for 1.2 gold each.
const content::Catalog& market_with_arrows() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::market_parts();
        const auto arrow = std::ranges::find(parts.items, "arrow", &content::ItemDef::id);
        arrow->value = core::Coins{100};
        arrow->category = "weapon";
        return content::Catalog(std::move(parts));
    }();
    return catalog;
}

}  // namespace

TEST_CASE("of missiles the player chooses how many to buy", "[flow][shop][E5]") {
    DrawnGame trip(smithy, market_with_arrows());
    trip.start().press("Right g Right g Right Space b Enter Space");
    const auto coins = [&trip] { return trip.knowledge().hero().coins.value; };
    REQUIRE(coins() == 800);
    trip.press("Enter");
    REQUIRE(trip.game.awaiting() == "play/shop/count");
    CHECK(trip.menu()->cursor == 1);
    CHECK(std::get<screen::CountLine>(trip.menu()->lines.front().what).count == 6);
    trip.press("Escape");
    CHECK(trip.game.awaiting() == "play/shop");
    CHECK(coins() == 800);
    trip.press("Enter 4");
    CHECK(trip.game.awaiting() == "play/shop");
    CHECK(coins() == 800 - 4 * 120);
    trip.press("Enter a");
    CHECK(coins() == 800 - 6 * 120);
    std::int32_t arrows = 0;
    for (const forecast::PackEntry& entry : trip.knowledge().pack()) {
        arrows += entry.item == market_with_arrows().find_item("arrow") ? entry.count : 0;
    }
    CHECK(arrows == 6);
    trip.require_clean_end();
}

TEST_CASE("what was bought and can be held or worn is offered to be put on, by one question",
          "[flow][shop][E5][I6]") {
    content::CatalogParts parts = scenario::market_parts();
    std::ranges::find(parts.items, "axe", &content::ItemDef::id)->value = core::Coins{100};
    const content::Catalog catalog(std::move(parts));
    const auto buys_axe = [&catalog](DrawnGame& trip) {
        trip.start().press("Right g Right g Right Space a b Space");
        const auto& lines = trip.menu()->lines;
        const auto axe = std::ranges::find_if(lines, [&catalog](const screen::MenuLine& line) {
            const auto* const trade = std::get_if<screen::TradeLine>(&line.what);
            return trade != nullptr && trade->item == catalog.find_item("axe");
        });
        REQUIRE(axe != lines.end());
        const std::string letter(1, static_cast<char>(axe->key));
        trip.press(letter + " Enter");
        REQUIRE(trip.game.awaiting() == "play/shop/put-on");
        CHECK(trip.menu()->lines.size() == 1);
    };
    for (const bool agrees : {true, false}) {
        CAPTURE(agrees);
        DrawnGame trip(smithy, catalog);
        buys_axe(trip);
        const std::int32_t turn = trip.turn();
        trip.press(agrees ? "Enter" : "Escape");
        CHECK(trip.game.awaiting() == "play/shop");
        CHECK((trip.knowledge().hero().weapon == catalog.find_item("axe")) == agrees);
        CHECK(trip.turn() == turn + (agrees ? 1 : 0));
        trip.require_clean_end();
    }
}

TEST_CASE("walking into a vendor opens its shop at its wares and takes no time", "[flow][shop][E5][F6]") {
    ShoppingTrip trip;
    const std::int32_t turn = trip.turn();
    const std::uint64_t before = trip.hash();
    trip.press("Right");
    CHECK(trip.game.awaiting() == "play/shop");
    CHECK(trip.shop().menu.purpose == MenuPurpose::Buy);
    CHECK(trip.shop().menu.cursor == 0);
    CHECK(scenario::market_catalog().monster(trip.shop().vendor).id == "smith");
    CHECK(trip.lines() == "tonic:122 axe:1200 ");
    CHECK(trip.turn() == turn);
    CHECK(trip.hash() == before);
    trip.press("Escape");
    CHECK(trip.game.awaiting() == "play");
    CHECK(trip.hash() == before);
    trip.require_clean_end();
}

TEST_CASE("a trade costs the shown price, and the shop stays open from trade to trade",
          "[flow][shop][E5][E4]") {
    ShoppingTrip trip;
    const std::int32_t turn = trip.turn();
    trip.press("Right Space b Enter");
    CHECK(trip.coins() == 800);
    CHECK(trip.game.awaiting() == "play/shop");
    CHECK(trip.lines() == "tonic:80 ");
    trip.press("Enter");
    CHECK(trip.coins() == 880);
    CHECK(trip.lines() == "- ");
    trip.press("Space");
    CHECK(trip.shop().menu.purpose == MenuPurpose::Buy);
    CHECK(trip.lines() == "tonic:122 axe:1200 ");
    CHECK(trip.shop().menu.lines[0].enabled);
    CHECK_FALSE(trip.shop().menu.lines[1].enabled);
    trip.press("Enter Enter");
    CHECK(trip.coins() == 880 - 2 * 122);
    CHECK(trip.turn() == turn);
    CHECK(trip.knowledge().pack().at(0).count == 2);
    trip.press("Escape");
    CHECK(trip.game.awaiting() == "play");
    trip.require_clean_end();
}

TEST_CASE("a stock is bought empty: the line counts down, turns grey and is refused",
          "[flow][shop][E5][V7]") {
    DrawnGame trip("@s", scenario::stock_catalog());
    trip.start();
    trip.press("Right");
    const auto left_of = [&trip](std::size_t line) {
        return std::get<screen::TradeLine>(trip.layer<screen::ShopModel>().menu.lines.at(line).what).left;
    };
    std::size_t line = 0;
    while (!left_of(line).has_value()) {
        ++line;
    }
    const auto is_bright = [&trip](std::size_t of) {
        return trip.layer<screen::ShopModel>().menu.lines.at(of).enabled;
    };
    const std::string letter(1, static_cast<char>('a' + line));
    if (trip.layer<screen::ShopModel>().menu.cursor != static_cast<std::int32_t>(line)) {
        trip.press(letter);
    }
    for (std::int32_t left = *left_of(line); left > 0; --left) {
        CHECK(left_of(line) == left);
        CHECK(is_bright(line));
        trip.press(letter);
    }
    CHECK(left_of(line) == 0);
    CHECK_FALSE(is_bright(line));
    trip.press(letter);
    CHECK(trip.stage.refusals.back() == rules::RefusalReason::SoldOut);
    CHECK(trip.game.awaiting() == "play/shop");
    trip.require_clean_end();
}

TEST_CASE("Space switches between selling and buying", "[flow][shop][E5]") {
    ShoppingTrip trip;
    trip.press("Right");
    CHECK(trip.offers({Action::SwitchTrade}));
    trip.press("Space");
    CHECK(trip.shop().menu.purpose == MenuPurpose::Sell);
    trip.press("Space");
    CHECK(trip.shop().menu.purpose == MenuPurpose::Buy);
    trip.require_clean_end();
}

TEST_CASE("a line that came under the resting pointer is not sold by the next click",
          "[flow][shop][E5][H3]") {
    ShoppingTrip trip;
    trip.press("Right Space");
    trip.game.input(screen::PointerMoved{screen::PointedLine{0}});
    REQUIRE(trip.click_line(0));
    const std::string left = trip.lines();
    const std::int64_t coins = trip.coins();
    CHECK_FALSE(trip.click_line(0));
    CHECK(trip.lines() == left);
    CHECK(trip.coins() == coins);
    CHECK(trip.click_line(0));
    CHECK(trip.coins() > coins);
    trip.require_clean_end();
}

TEST_CASE("what is sold and what is bought can be looked at in the shop", "[flow][shop][E5][F6]") {
    ShoppingTrip trip;
    trip.press("Right Down Tab");
    REQUIRE(trip.game.awaiting() == "play/shop/item");
    CHECK(trip.layer<screen::ItemModel>().ware == scenario::market_catalog().find_item("axe"));
    trip.press("Escape Space Down Tab");
    REQUIRE(trip.game.awaiting() == "play/shop/item");
    CHECK_FALSE(trip.layer<screen::ItemModel>().ware.valid());
    CHECK(trip.layer<screen::ItemModel>().slot == rules::Slot{1});
    trip.press("Escape");
    CHECK(trip.game.awaiting() == "play/shop");
    const core::Coins before = trip.knowledge().hero().coins;
    trip.press("Tab Enter");
    CHECK(trip.game.awaiting() == "play/shop");
    CHECK(trip.knowledge().hero().coins > before);
    trip.require_clean_end();
}

TEST_CASE("a poor hero is refused; the shop stays open", "[flow][shop][E5][F7]") {
    ShoppingTrip trip;
    trip.press("Right b b");
    CHECK(trip.stage.refusals.back() == rules::RefusalReason::TooPoor);
    CHECK(trip.game.awaiting() == "play/shop");
    CHECK(trip.shop().menu.cursor == 1);
    trip.require_clean_end();
}

TEST_CASE("hovering selects a line, and a click trades it", "[flow][shop][E5][F7]") {
    ShoppingTrip trip;
    trip.press("Right Space");
    trip.hover_line(1);
    CHECK(trip.shop().menu.cursor == 1);
    CHECK(trip.coins() == 0);
    trip.click_line(1);
    CHECK(trip.coins() == 800);
    trip.require_clean_end();
}

TEST_CASE("in a shop a letter moves to its line, and the same letter again trades it",
          "[flow][shop][E5][F6]") {
    ShoppingTrip trip;
    trip.press("Right Space");
    REQUIRE(trip.shop().menu.cursor == 0);
    trip.press("b");
    CHECK(trip.shop().menu.cursor == 1);
    CHECK(trip.coins() == 0);
    CHECK(trip.stage.refusals.empty());
    trip.press("b");
    CHECK(trip.coins() == 800);
    trip.press("a");
    CHECK(trip.coins() == 880);
    trip.require_clean_end();
}

TEST_CASE("in a shop a click without a pointer that hovers moves first, and trades then",
          "[flow][shop][E5][F7]") {
    ShoppingTrip trip;
    trip.press("Right Space");
    trip.click_line(1);
    CHECK(trip.shop().menu.cursor == 1);
    CHECK(trip.coins() == 0);
    trip.click_line(1);
    CHECK(trip.coins() == 800);
    trip.require_clean_end();
}

TEST_CASE("an answer that chooses another line of a shop trades it, as runs on record do",
          "[flow][shop][E5][F4]") {
    ShoppingTrip trip;
    trip.press("Right Space");
    trip.game.input(screen::OfferTaken{{Action::Choose, 1}});
    CHECK(trip.coins() == 800);
    trip.require_clean_end();
}

TEST_CASE("if all items are in use, they are listed but can't be sold", "[flow][shop][E5]") {
    ShoppingTrip trip;
    trip.press("a b");
    trip.press("Right Space a");
    CHECK(trip.lines() == "axe:800 ");
    CHECK_FALSE(trip.shop().menu.lines[0].enabled);
    trip.press("Enter");
    CHECK(trip.stage.refusals.back() == rules::RefusalReason::AlreadyEquipped);
    CHECK(trip.coins() == 80);
    trip.press("Escape");
    trip.require_clean_end();
}

TEST_CASE("a shop opens even with nothing to sell", "[flow][shop][E5]") {
    DrawnGame trip("@s", scenario::market_catalog());
    trip.start().press("Right Space");
    CHECK(trip.game.awaiting() == "play/shop");
    trip.press("Enter");
    CHECK(trip.stage.refusals.back() == rules::RefusalReason::SlotEmpty);
    trip.press("Escape");
    CHECK(trip.game.awaiting() == "play");
    trip.require_clean_end();
}

TEST_CASE("a restarted game restores the open shop and its trades", "[flow][shop][E5][F4]") {
    ShoppingTrip first;
    first.press("Right Space b b Space b");
    const std::uint64_t hash = first.hash();
    DrawnGame second(smithy, scenario::market_catalog(), {.start = Start::Continue});
    second.storage.kept_runs = first.storage.kept_runs;
    second.start();
    CHECK(second.game.awaiting() == "play/shop");
    CHECK(second.layer<screen::ShopModel>().menu.purpose == MenuPurpose::Buy);
    CHECK(second.layer<screen::ShopModel>().menu.cursor == 1);
    CHECK(second.hash() == hash);
    CHECK(second.knowledge().hero().coins == core::Coins{800});
    second.press("Escape");
    CHECK(second.game.awaiting() == "play");
    second.require_clean_end();
    first.require_clean_end();
}

TEST_CASE("travel to a vendor ends in its shop, without a message", "[flow][shop][E5][F2]") {
    constexpr std::string_view street = "#########\n#@......#\n#......s#\n#########";
    DrawnGame trip(street, scenario::market_catalog());
    trip.start();
    trip.click({7, 2});
    for (int step = 0; step < 10 && trip.game.awaiting() != "play/shop"; ++step) {
        trip.wait(40);
    }
    REQUIRE(trip.game.awaiting() == "play/shop");
    CHECK(core::chebyshev_distance(trip.hero_at(), {7, 2}) == 1);
    CHECK(trip.stage.stops.empty());
    CHECK(trip.stage.refusals.empty());
    DrawnGame second(street, scenario::market_catalog(), {.start = Start::Continue});
    second.storage.kept_runs = trip.storage.kept_runs;
    second.start();
    CHECK(second.game.awaiting() == "play/shop");
    CHECK(second.hash() == trip.hash());
    second.require_clean_end();
    trip.press("Escape");
    CHECK(trip.game.awaiting() == "play");
    trip.require_clean_end();
}

TEST_CASE("a game that is killed in a shop comes back to the list that was open, with its cursor",
          "[flow][shop][E5][F4]") {
    for (const std::string_view keys :
         {"Right", "Right Down", "Right Space", "Right Space Down", "Right Space b Enter",
          "Right Space b Enter Space Down", "Right Tab"}) {
        CAPTURE(keys);
        ShoppingTrip trip;
        trip.press(keys);
        DrawnGame again(smithy, scenario::market_catalog(), {.start = Start::Continue});
        again.storage.kept_runs = trip.storage.kept_runs;
        again.storage.kept_runs.leave();
        again.start();
        CHECK(again.game.awaiting() == trip.game.awaiting());
        CHECK(again.hash() == trip.hash());
        if (trip.menu() != nullptr) {
            REQUIRE(again.menu() != nullptr);
            CHECK(again.menu()->purpose == trip.menu()->purpose);
            CHECK(again.menu()->cursor == trip.menu()->cursor);
        }
        again.require_clean_end();
        trip.require_clean_end();
    }
}

}  // namespace torchwake::flow
