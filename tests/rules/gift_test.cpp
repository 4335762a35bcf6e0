// The choice of a gift where a run begins.

#include "scenario/market.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/rules/gifts.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::events_of;
using scenario::gift_catalog;

scenario::Scenario beginning(std::uint64_t seed = 1) {
    return scenario::Scenario("@..\n...", seed, gift_catalog());
}

/// The place of a gift of that sort among those offered.
Slot place_of(const scenario::Scenario& scenario, std::string_view sort) {
    const std::vector<content::GiftId> gifts = scenario.knowledge().gifts();
    const auto found = std::ranges::find_if(
        gifts, [&](content::GiftId gift) { return gift_catalog().gift(gift).sort == sort; });
    REQUIRE(found != gifts.end());
    return Slot{static_cast<Slot::rep>(found - gifts.begin())};
}

std::int32_t items_in_pack(const scenario::Scenario& scenario, std::string_view id) {
    std::int32_t count = 0;
    for (const forecast::PackEntry& entry : scenario.knowledge().pack()) {
        count += entry.item && gift_catalog().item(*entry.item).id == id ? entry.count : 0;
    }
    return count;
}

}  // namespace

TEST_CASE("a run without gifts asks nothing and begins with no copper", "[rules][gift][E4]") {
    const scenario::Scenario scenario("@..", 1, scenario::market_catalog());
    CHECK_FALSE(scenario.knowledge().choice().has_value());
    CHECK(scenario.knowledge().gifts().empty());
    CHECK(scenario.knowledge().hero().coins == core::Coins{0});
}

TEST_CASE("a run offers a gift of each sort, and others by another seed", "[rules][gift][V7]") {
    std::set<std::vector<content::GiftId>> offers;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const std::vector<content::GiftId> gifts = gifts_of_run(gift_catalog(), seed);
        std::set<std::string> sorts;
        for (const content::GiftId gift : gifts) {
            sorts.insert(gift_catalog().gift(gift).sort);
        }
        REQUIRE(gifts.size() == 3);
        CHECK(sorts == std::set<std::string>{"coins", "magic", "weapon"});
        CHECK(gifts == gifts_of_run(gift_catalog(), seed));
        offers.insert(gifts);
    }
    CHECK(offers.size() == 8);
}

TEST_CASE("until a gift is taken the hero can do nothing else", "[rules][gift]") {
    scenario::Scenario scenario = beginning();
    REQUIRE(scenario.knowledge().choice().has_value());
    CHECK(scenario.knowledge().choice()->kind == ChoiceKind::Gift);
    CHECK(scenario.knowledge().choice()->answers == std::vector{Slot{0}, Slot{1}, Slot{2}});
    CHECK(scenario.refusal_of(Wait{}) == RefusalReason::AnswerNeeded);
    CHECK(scenario.refusal_of(Cheat{CheatKind::Heal}) == RefusalReason::AnswerNeeded);
    CHECK(scenario.refusal_of(AnswerChoice{}) == RefusalReason::NoAnswer);
    CHECK(scenario.refusal_of(AnswerChoice{Slot{3}}) == RefusalReason::NoAnswer);
    scenario.act(AnswerChoice{Slot{0}});
    CHECK_FALSE(scenario.knowledge().choice().has_value());
    CHECK(scenario.refusal_of(AnswerChoice{Slot{0}}) == RefusalReason::NothingAsked);
}

TEST_CASE("a run can be marked as practice before its gift is taken", "[rules][gift][F6]") {
    scenario::Scenario scenario = beginning();
    scenario.act(Cheat{CheatKind::Practice});
    CHECK(scenario.knowledge().hero().cheated);
    CHECK(scenario.knowledge().choice().has_value());
}

TEST_CASE("a gift of coins is in the purse, at no cost of time", "[rules][gift][E4]") {
    scenario::Scenario scenario = beginning();
    const Turn taken = scenario.act(AnswerChoice{place_of(scenario, "coins")});
    CHECK(scenario.knowledge().hero().coins == core::Coins{300});
    CHECK(scenario.world.run.turn == 0);
    REQUIRE(events_of<GiftTaken>(taken.events).size() == 1);
    CHECK(gift_catalog().gift(events_of<GiftTaken>(taken.events).front().gift).sort == "coins");
}

TEST_CASE("the items of a gift are in the pack, and weigh there", "[rules][gift][E2]") {
    scenario::Scenario scenario = beginning();
    const core::Tenths before = scenario.knowledge().hero().weight;
    scenario.act(AnswerChoice{place_of(scenario, "weapon")});
    CHECK(items_in_pack(scenario, "axe") + items_in_pack(scenario, "blade") == 1);
    CHECK(scenario.knowledge().hero().weight >= before);
    CHECK(scenario.knowledge().hero().coins == core::Coins{0});
}

TEST_CASE("a gift that can be held or worn is put on at once, at no cost of time", "[rules][gift][I6]") {
    scenario::Scenario scenario = beginning();
    const Turn taken = scenario.act(AnswerChoice{place_of(scenario, "weapon")});
    const content::ItemId weapon = scenario.knowledge().hero().weapon;
    REQUIRE(weapon.valid());
    CHECK((gift_catalog().item(weapon).id == "axe" || gift_catalog().item(weapon).id == "blade"));
    REQUIRE(events_of<ItemEquipped>(taken.events).size() == 1);
    CHECK(events_of<ItemEquipped>(taken.events).front().item == weapon);
    CHECK(scenario.world.run.turn == 0);
}

TEST_CASE("a gift for which the pack has no room falls to the floor", "[rules][gift]") {
    scenario::Scenario scenario = beginning();
    while (scenario.world.entities.packs[hero_id].size > 0 &&
           std::ranges::count_if(scenario.knowledge().pack(),
                                 [](const forecast::PackEntry& entry) { return !entry.item; }) > 0) {
        scenario.give('u');
    }
    const Turn taken = scenario.act(AnswerChoice{place_of(scenario, "weapon")});
    CHECK(events_of<ItemFell>(taken.events).size() == 1);
    CHECK(items_in_pack(scenario, "axe") + items_in_pack(scenario, "blade") == 0);
}

TEST_CASE("a question for a gift without gifts is unsound", "[rules][gift][robustness]") {
    scenario::Scenario scenario("@..", 1, scenario::market_catalog());
    scenario.world.choice.kind = ChoiceKind::Gift;
    CHECK(broken_invariant(scenario).has_value());
}

}  // namespace torchwake::rules
