#include "scenario/market.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/rules/caches.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::rules {
namespace {

using core::Coins;
using scenario::events_of;
using scenario::market_catalog;

/// The hero beside the smith, with so many coins.
class Market : public scenario::Scenario {
  public:
    explicit Market(std::int64_t coins, std::string_view map = "@s..") : Scenario(map, 1, market_catalog()) {
        world.entities.purses[hero_id].coins = Coins{coins};
    }
    [[nodiscard]] Coins coins() const { return knowledge().hero().coins; }
    [[nodiscard]] EntityId smith() const { return actor('s'); }
    [[nodiscard]] content::ItemId kind(std::string_view id) const { return *catalog().find_item(id); }
    [[nodiscard]] const content::ItemDef& item(std::string_view id) const { return catalog().item(kind(id)); }
    Turn buys(std::string_view id) { return act(Buy{smith(), kind(id)}); }
};

content::ItemDef of_value(std::int64_t value) {
    content::ItemDef item;
    item.value = Coins{value};
    return item;
}

}  // namespace

TEST_CASE("sold for 0.8 times the value rounded down, bought for 1.2 times rounded up",
          "[rules][trade][E5]") {
    const auto sold = [](std::int64_t value) { return selling_price(of_value(value)).value; };
    const auto bought = [](std::int64_t value) { return buying_price(of_value(value)).value; };
    CHECK(sold(1000) == 800);
    CHECK(sold(101) == 80);
    CHECK(sold(1) == 0);
    CHECK(bought(1000) == 1200);
    CHECK(bought(101) == 122);
    CHECK(bought(1) == 2);
    CHECK(bought(1'000'000'000) == 1'200'000'000);
}

TEST_CASE("what is bought is a new item of the pack, paid at its price, at no cost of time",
          "[rules][trade][E5][E6][E4]") {
    Market market(2000);
    const std::int32_t turn = market.world.run.turn;
    const Turn bought = market.buys("axe");
    CHECK(market.coins() == Coins{800});
    CHECK(market.world.run.turn == turn);
    const auto told = events_of<ItemBought>(bought.events);
    REQUIRE(told.size() == 1);
    CHECK(told.front().item == market.kind("axe"));
    CHECK(told.front().price == buying_price(market.item("axe")));
    CHECK(market.catalog().monster(told.front().vendor).id == "smith");
    CHECK(market.knowledge().pack().front().item == market.kind("axe"));
    market.world.entities.purses[hero_id].coins = Coins{1200};
    market.buys("axe");
    CHECK(market.world.entities.packs[hero_id].slots[0] != market.world.entities.packs[hero_id].slots[1]);
    CHECK(market.coins() == Coins{0});
}

TEST_CASE("like things that are bought share a slot", "[rules][trade][E6][I9]") {
    Market market(1000);
    market.buys("tonic");
    market.buys("tonic");
    CHECK(market.knowledge().pack().at(0).count == 2);
    CHECK_FALSE(market.knowledge().pack().at(1).item.has_value());
    CHECK(market.coins() == Coins{1000 - 2 * 122});
}

TEST_CASE("a vendor has all of its categories that has a value, whatever was bought before",
          "[rules][trade][E5][E6]") {
    const content::Catalog& catalog = market_catalog();
    const auto wares = [&catalog](char vendor) {
        const scenario::Scenario all("@s.p.o", 1, catalog);
        std::string ids;
        for (const Ware& ware : wares_of({catalog, all.world}, all.actor(vendor))) {
            CHECK_FALSE(ware.place.has_value());
            ids += catalog.item(ware.item).id + ' ';
        }
        return ids;
    };
    CHECK(wares('s') == "tonic axe ");
    CHECK(wares('p') == "tonic ");
    CHECK(wares('o').empty());
    Market market(100'000);
    for (int bought = 0; bought < 20; ++bought) {
        CHECK_FALSE(market.buys("tonic").refusal.has_value());
    }
}

TEST_CASE("what is sold leaves the pack one at a time and is paid, however much it is",
          "[rules][trade][E5][E4]") {
    Market market(500);
    market.buys("tonic");
    market.buys("tonic");
    const Coins before = market.coins();
    const Turn sold = market.act(Sell{market.smith(), Slot{0}});
    CHECK(market.coins() == before + Coins{80});
    CHECK(market.knowledge().pack().at(0).count == 1);
    const auto told = events_of<ItemSold>(sold.events);
    REQUIRE(told.size() == 1);
    CHECK(told.front().item == market.kind("tonic"));
    CHECK(told.front().price == Coins{80});
    market.act(Sell{market.smith(), Slot{0}});
    CHECK_FALSE(market.knowledge().pack().at(0).item.has_value());
    CHECK(market.refusal_of(Sell{market.smith(), Slot{0}}) == RefusalReason::SlotEmpty);
    CHECK(market.refusal_of(Sell{market.smith(), Slot{9}}) == RefusalReason::NoSuchSlot);
}

TEST_CASE("things of any category are taken by every vendor", "[rules][trade][E5]") {
    Market market(0, "@p..");
    const Slot slot = market.give('k');
    market.act(Sell{market.actor('p'), slot});
    CHECK(market.coins() == Coins{800});
}

TEST_CASE("what has no value is refused, and so is what is held, the prize, and what a vendor has not",
          "[rules][trade][E5][E6]") {
    Market market(5000);
    const Slot stone = market.give('u');
    CHECK(market.refusal_of(Sell{market.smith(), stone}) == RefusalReason::NotForSale);
    CHECK(market.refusal_of(Buy{market.smith(), market.kind("stone")}) == RefusalReason::NotForSale);
    CHECK(market.refusal_of(Buy{market.smith(), market.kind("blade")}) == RefusalReason::NotForSale);
    CHECK(market.refusal_of(Buy{market.smith(), content::ItemId{}}) == RefusalReason::NotForSale);
    const Slot axe = market.give('k');
    market.does(hero_id, Equip{axe});
    CHECK(market.refusal_of(Sell{market.smith(), axe}) == RefusalReason::AlreadyEquipped);
    const Slot crown = market.give('&');
    CHECK(market.refusal_of(Sell{market.smith(), crown}) == RefusalReason::NotForSale);
}

TEST_CASE("too little gold and a full pack are refused", "[rules][trade][E5]") {
    Market market(1199);
    CHECK(market.refusal_of(Buy{market.smith(), market.kind("axe")}) == RefusalReason::TooPoor);
    market.world.entities.purses[hero_id].coins = Coins{100'000};
    for (int slot = 0; slot < 3; ++slot) {
        market.buys("axe");
    }
    CHECK(market.refusal_of(Buy{market.smith(), market.kind("axe")}) == RefusalReason::PackFull);
}

TEST_CASE("nobody trades from afar, with one who is no vendor, or with nobody", "[rules][trade][E5]") {
    Market market(5000, "@.so");
    CHECK(market.refusal_of(Buy{market.smith(), market.kind("axe")}) == RefusalReason::NoVendorThere);
    CHECK(market.refusal_of(Buy{market.actor('o'), market.kind("axe")}) == RefusalReason::NoVendorThere);
    CHECK(market.refusal_of(Buy{EntityId{}, market.kind("axe")}) == RefusalReason::NoVendorThere);
    CHECK(market.refusal_of(Sell{hero_id, Slot{0}}) == RefusalReason::NoVendorThere);
    CHECK(market.refusal_of(Sell{EntityId{4000}, Slot{0}}) == RefusalReason::NoVendorThere);
}

TEST_CASE("walking into a vendor is neither a blow nor a step", "[rules][trade][E5]") {
    Market market(0);
    CHECK(market.refusal_of(Walk{core::Direction::East}) == RefusalReason::VendorInTheWay);
}

TEST_CASE("a load is counted anew by each trade, and being overburdened is told", "[rules][trade][E2][E1]") {
    Market market(100'000);
    const std::uint64_t before = market.world.caches.encumbrance_counts;
    market.buys("axe");
    CHECK(market.world.caches.encumbrance_counts == before + 1U);
    CHECK(encumbrance_of(market.world, hero_id) == count_encumbrance(market, hero_id));
    const core::Tenths light = market.knowledge().hero().weight;
    market.act(Sell{market.smith(), Slot{0}});
    CHECK(market.knowledge().hero().weight == light - core::Tenths{40});
}

TEST_CASE("a purse that is all but full takes what fits, and never wraps", "[rules][trade][E4]") {
    Market market(1'000'000'000'000 - 5);
    const Slot axe = market.give('k');
    market.act(Sell{market.smith(), axe});
    CHECK(market.coins() == Coins{1'000'000'000'000});
}

}  // namespace torchwake::rules
