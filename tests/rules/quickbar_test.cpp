// The quickbar names kinds of items and spells, as the hero knows them.

#include "scenario/identification_catalog.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::Scenario;

constexpr std::string_view cell = "###\n#@#\n###";

forecast::KnownQuickSlot quick_place(const forecast::Knowledge& knowledge, std::size_t place) {
    return knowledge.quickbar().at(place - 1);
}

RefusalReason reason_of(const Turn& turn) {
    return turn.refusal ? turn.refusal->reason : RefusalReason::RunIsOver;
}

}  // namespace

TEST_CASE("a place of the quickbar takes a kind or a spell, at no cost of time", "[rules][quickbar][H2]") {
    Scenario scenario(cell);
    const Slot potion = scenario.give('!');
    const std::int32_t turn = scenario.world.run.turn;
    CHECK_FALSE(scenario.act(SetQuickSlot{3, potion, {}}).refusal.has_value());
    CHECK_FALSE(scenario.act(SetQuickSlot{9, {}, Slot{1}}).refusal.has_value());
    CHECK(scenario.world.run.turn == turn);
    const forecast::KnownQuickSlot third = quick_place(scenario.knowledge(), 3);
    CHECK(third.item == scenario.catalog().find_item("health_potion"));
    CHECK(third.at == potion);
    CHECK(third.count == 1);
    CHECK(quick_place(scenario.knowledge(), 9).spell == content::SpellId{1});
    CHECK(quick_place(scenario.knowledge(), 1).free());
    CHECK_FALSE(broken_invariant(scenario).has_value());
}

TEST_CASE("a kind has one place, and a place can be freed", "[rules][quickbar][H2]") {
    Scenario scenario(cell);
    const Slot potion = scenario.give('!');
    scenario.act(SetQuickSlot{1, potion, {}});
    scenario.act(SetQuickSlot{2, potion, {}});
    CHECK(quick_place(scenario.knowledge(), 1).free());
    CHECK_FALSE(quick_place(scenario.knowledge(), 2).free());
    scenario.act(SetQuickSlot{2, {}, {}});
    CHECK(quick_place(scenario.knowledge(), 2).free());
}

TEST_CASE("a place stays when the last of its kind is gone", "[rules][quickbar][H2]") {
    Scenario scenario(cell);
    const Slot potion = scenario.give('!');
    scenario.act(SetQuickSlot{1, potion, {}});
    scenario.act(UseItem{potion});
    const forecast::KnownQuickSlot first = quick_place(scenario.knowledge(), 1);
    CHECK(first.item == scenario.catalog().find_item("health_potion"));
    CHECK_FALSE(first.at.has_value());
    CHECK(first.count == 0);
    const Slot again = scenario.give('!');
    CHECK(quick_place(scenario.knowledge(), 1).at == again);
}

TEST_CASE("a place follows its kind when that is identified", "[rules][quickbar][H2]") {
    scenario::IdentificationScenario scenario(cell);
    const Slot first = scenario.give('e');
    scenario.give('e');
    scenario.act(SetQuickSlot{1, first, {}});
    CHECK(quick_place(scenario.knowledge(), 1).item != scenario.kind("elixir"));
    scenario.act(UseItem{first});
    CHECK(quick_place(scenario.knowledge(), 1).item == scenario.kind("elixir"));
    CHECK(quick_place(scenario.knowledge(), 1).at.has_value());
}

TEST_CASE("a place follows gear whose trait shows when it is put on", "[rules][quickbar][H2]") {
    scenario::IdentificationScenario scenario(cell);
    const Slot blade = scenario.give_find("blade.keen");
    scenario.act(SetQuickSlot{1, blade, {}});
    const content::ItemId before = quick_place(scenario.knowledge(), 1).item;
    scenario.act(Equip{blade});
    CHECK(quick_place(scenario.knowledge(), 1).item == scenario.kind("blade.keen"));
    CHECK(before != scenario.kind("blade.keen"));
    CHECK(quick_place(scenario.knowledge(), 1).at == blade);
}

TEST_CASE("the quickbar refuses places and things that there are not", "[rules][quickbar][H2]") {
    Scenario scenario(cell);
    const Slot potion = scenario.give('!');
    CHECK(reason_of(scenario.act(SetQuickSlot{0, potion, {}})) == RefusalReason::NoSuchQuickSlot);
    CHECK(reason_of(scenario.act(SetQuickSlot{10, potion, {}})) == RefusalReason::NoSuchQuickSlot);
    CHECK(reason_of(scenario.act(SetQuickSlot{1, Slot{2}, {}})) == RefusalReason::SlotEmpty);
    CHECK(reason_of(scenario.act(SetQuickSlot{1, {}, Slot{20}})) == RefusalReason::SpellNotKnown);
    CHECK(reason_of(scenario.act(SetQuickSlot{1, potion, Slot{0}})) == RefusalReason::NoSuchQuickSlot);
}

TEST_CASE("a stored quickbar that names no kind is unsound", "[rules][quickbar]") {
    Scenario scenario(cell);
    scenario.world.quickbar.slots[4].item = content::ItemId{60000};
    CHECK(broken_invariant(scenario).has_value());
    scenario.world.quickbar.slots[4] = {content::ItemId{0}, content::SpellId{0}};
    CHECK(broken_invariant(scenario).has_value());
}

}  // namespace torchwake::rules
