// Vendors with a limited stock.

#include "scenario/market.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::stock_catalog;

/// The hero beside a smith with a stock, and rich.
class StockedMarket : public scenario::Scenario {
  public:
    explicit StockedMarket(std::uint64_t seed = 1) : Scenario("@s..", seed, stock_catalog()) {
        world.entities.purses[hero_id].coins = core::Coins{1'000'000};
    }
    [[nodiscard]] EntityId smith() const { return actor('s'); }
    [[nodiscard]] std::vector<Ware> limited() const {
        std::vector<Ware> wares = knowledge().wares(smith());
        std::erase_if(wares, [](const Ware& ware) { return !ware.place.has_value(); });
        return wares;
    }
    void reach(std::int32_t depth) { world.run.deepest_depth = depth; }
    [[nodiscard]] std::string stock() const {
        std::string text;
        for (const Ware& ware : limited()) {
            text += catalog().item(ware.item).id + ':' + std::to_string(ware.left) + ' ';
        }
        return text;
    }
};

}  // namespace

TEST_CASE("a stock has so many kinds of its table, one or two of each", "[rules][trade][E5][V7]") {
    const StockedMarket market;
    const std::vector<Ware> wares = market.limited();
    REQUIRE(wares.size() == 2);
    for (const Ware& ware : wares) {
        CHECK((ware.left == 1 || ware.left == 2));
        CHECK(market.catalog().item(ware.item).id != "bow");
    }
    CHECK(market.stock() == StockedMarket().stock());
}

TEST_CASE("another run has another stock", "[rules][trade][V7]") {
    std::set<std::string> stocks;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        stocks.insert(StockedMarket(seed).stock());
    }
    CHECK(stocks.size() > 5);
}

TEST_CASE("what is bought of a stock is gone, and the last one is sold out", "[rules][trade][E5][V7]") {
    StockedMarket market;
    const Ware ware = market.limited().front();
    const Buy buy{market.smith(), ware.item};
    for (std::int32_t left = ware.left; left > 0; --left) {
        CHECK(market.limited().front().left == left);
        const core::Coins before = market.knowledge().hero().coins;
        CHECK_FALSE(market.act(buy).refusal.has_value());
        CHECK(before - market.knowledge().hero().coins == buying_price(market.catalog().item(ware.item)));
    }
    CHECK(market.limited().front() == Ware{ware.item, 0, ware.place});
    CHECK(market.refusal_of(buy) == RefusalReason::SoldOut);
    CHECK(market.limited().back().left > 0);
}

TEST_CASE("a kind outside of the stock is not for sale, one without end never runs out",
          "[rules][trade][E5]") {
    StockedMarket market;
    CHECK(market.refusal_of(Buy{market.smith(), *market.catalog().find_item("bow")}) ==
          RefusalReason::NotForSale);
    for (int bought = 0; bought < 3; ++bought) {
        market.act(Buy{market.smith(), *market.catalog().find_item("stone")});
        market.act(Sell{market.smith(), Slot{0}});
    }
    CHECK_FALSE(market.act(Buy{market.smith(), *market.catalog().find_item("stone")}).refusal.has_value());
}

TEST_CASE("what is sold to a vendor does not join its stock", "[rules][trade][E5]") {
    StockedMarket market;
    const std::string before = market.stock();
    const Slot slot = market.give('k');
    CHECK_FALSE(market.act(Sell{market.smith(), slot}).refusal.has_value());
    CHECK(market.stock() == before);
}

TEST_CASE("a new depth restocks a vendor with another selection, once", "[rules][trade][V7]") {
    StockedMarket market;
    const Ware ware = market.limited().front();
    market.act(Buy{market.smith(), ware.item});
    std::set<std::string> stocks{market.stock()};
    for (std::int32_t depth = 2; depth <= 3; ++depth) {
        market.reach(depth);
        const std::vector<Ware> wares = market.limited();
        REQUIRE(wares.size() == 2);
        for (const Ware& fresh : wares) {
            CHECK(fresh.left > 0);
        }
        stocks.insert(market.stock());
        market.act(Buy{market.smith(), wares.back().item});
        CHECK(market.limited().back().left == wares.back().left - 1);
    }
    CHECK(stocks.size() > 1);
}

TEST_CASE("sales are state: hashed, compared and checked", "[rules][trade][robustness]") {
    StockedMarket market;
    const World before = market.world;
    const std::uint64_t hash = state_hash(market);
    const Slot::rep free = 0;
    market.act(Buy{market.smith(), market.limited().front().item});
    market.act(Sell{market.smith(), Slot{free}});
    market.world.entities.purses[hero_id] = before.entities.purses[hero_id];
    market.world.run.next_entity = before.run.next_entity;
    CHECK_FALSE(market.world == before);
    CHECK(state_hash(market) != hash);
    market.world.entities.sales[market.smith()].sold[0] = -1;
    CHECK(broken_invariant(market).has_value());
}

TEST_CASE("nobody has sales but a vendor that sold, and none when it is dead", "[rules][trade]") {
    StockedMarket market;
    CHECK(market.world.entities.sales.size() == 0);
    const EntityId smith = market.smith();
    market.act(Buy{smith, market.limited().front().item});
    CHECK(market.world.entities.sales.contains(smith));
    market.set_hit_points(smith, 1);
    while (market.actor('s').valid()) {
        market.fires('M', market.position(smith));
    }
    CHECK_FALSE(market.world.entities.sales.contains(smith));
}

}  // namespace torchwake::rules
