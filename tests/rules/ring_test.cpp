// The two places for rings.

#include "rules/names.hpp"
#include "scenario/power_catalog.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/encumbrance.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>

namespace torchwake::rules {
namespace {

using content::EquipSlot;
using scenario::PowerScenario;

std::optional<EquipSlot> ring_place(const Scenario& scenario, Slot slot) {
    return scenario.knowledge().pack()[slot.value].worn;
}

/// The hero wears a ring, in slot 0.
PowerScenario wearing_one() {
    return {"@.", content::Power::Thorns, 1};
}

}  // namespace

TEST_CASE("a ring takes the first free of the two places", "[rules][equipment][I6]") {
    PowerScenario scenario = wearing_one();
    const Slot second = scenario.give('%');
    const std::int32_t dexterity = scenario.knowledge().hero().attributes.dexterity;
    const Turn turn = scenario.act(Equip{second});
    CHECK(events_of<ItemTakenOff>(turn.events).empty());
    CHECK(ring_place(scenario, Slot{0}) == EquipSlot::Ring);
    CHECK(ring_place(scenario, second) == EquipSlot::OtherRing);
    CHECK(scenario.knowledge().hero().attributes.dexterity == dexterity + 2);
    CHECK(scenario.knowledge().equipment(hero_id).size() == 2);
}

TEST_CASE("a third ring takes the place of the first; either can be taken off", "[rules][equipment][I6]") {
    PowerScenario scenario = wearing_one();
    const Slot second = scenario.give('%');
    const Slot third = scenario.give('%');
    scenario.act(Equip{second});
    const auto replaced =
        forecast::worn_instead_of(scenario.knowledge(), *scenario.knowledge().pack()[third.value].item);
    REQUIRE(replaced.has_value());
    CHECK(replaced->slot == scenario.knowledge().pack()[0].slot);
    scenario.act(Equip{third});
    CHECK_FALSE(ring_place(scenario, Slot{0}).has_value());
    CHECK(ring_place(scenario, third) == EquipSlot::Ring);
    scenario.act(TakeOff{third});
    CHECK(ring_place(scenario, second) == EquipSlot::OtherRing);
    scenario.act(Equip{Slot{0}});
    CHECK(ring_place(scenario, Slot{0}) == EquipSlot::Ring);
    scenario.act(TakeOff{second});
    CHECK_FALSE(ring_place(scenario, second).has_value());
}

TEST_CASE("a ring takes the place of the other one where the first is cursed, and none where both are",
          "[rules][equipment][I6]") {
    PowerScenario scenario = wearing_one();
    scenario.act(TakeOff{Slot{0}});
    const Slot cursed = scenario.give('~');
    const Slot free = scenario.give('%');
    scenario.act(Equip{cursed});
    scenario.act(Equip{free});
    CHECK(scenario.refusal_of(TakeOff{cursed}) == RefusalReason::CursedStays);
    scenario.act(Equip{Slot{0}});
    CHECK(ring_place(scenario, cursed) == EquipSlot::Ring);
    CHECK(ring_place(scenario, Slot{0}) == EquipSlot::OtherRing);
    CHECK_FALSE(ring_place(scenario, free).has_value());
    const Slot other = scenario.give('~');
    scenario.act(TakeOff{Slot{0}});
    scenario.act(Equip{other});
    CHECK(scenario.refusal_of(Equip{free}) == RefusalReason::CursedStays);
}

TEST_CASE("a ring whose kind is unknown shows what it is when it is put on", "[rules][equipment][I6][I1]") {
    content::CatalogParts parts = scenario::power_parts({});
    content::ItemDef look = scenario::item("brass_ring", 'A');
    look.wear = content::Wear{EquipSlot::Ring, 0};
    look.look = "ring";
    const auto nimble = std::ranges::find(parts.items, "nimble_ring", &content::ItemDef::id);
    nimble->unknown = "ring";
    parts.items.push_back(look);
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@.", 1, catalog);
    const Slot ring = scenario.give('%');
    const auto shown = [&] { return catalog.item(*scenario.knowledge().pack()[ring.value].item).id; };
    CHECK(shown() == "brass_ring");
    const Turn turn = scenario.act(Equip{ring});
    CHECK(events_of<ItemRecognized>(turn.events).size() == 1);
    CHECK(shown() == "nimble_ring");
}

}  // namespace torchwake::rules
