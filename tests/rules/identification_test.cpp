// Identification: looks of potions and scrolls, traits and curses of gear, and the questions of effects about
// them.

#include "scenario/identification_catalog.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/trade.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::rules {
namespace {

using core::Direction;
using scenario::events_of;
using scenario::IdentificationScenario;

/// The identifications of a turn, "before > after" each.
std::string recognized(const IdentificationScenario& scenario, const Events& events) {
    std::string text;
    for (const ItemRecognized& event : events_of<ItemRecognized>(events)) {
        text +=
            scenario.catalog().item(event.before).id + " > " + scenario.catalog().item(event.item).id + " ";
    }
    return text;
}

EntityId thing_in(const IdentificationScenario& scenario, Slot slot) {
    return scenario.world.entities.packs[hero_id].slots[slot.value];
}

/// Reads the scroll of that letter, which asks something.
void read_scroll(IdentificationScenario& scenario, char letter) {
    scenario.act(UseItem{scenario.give(letter)});
    REQUIRE(scenario.knowledge().choice().has_value());
}

}  // namespace

TEST_CASE("a run gives each unknown kind a look of its own, and only its seed decides which",
          "[rules][identification][I1]") {
    const content::Catalog& catalog = scenario::identification_catalog();
    std::set<std::uint16_t> looks_of_elixir;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const std::vector<content::ItemId> looks = looks_of_run(catalog, seed);
        CHECK(looks == looks_of_run(catalog, seed));
        std::set<std::uint16_t> given;
        std::size_t hidden = 0;
        for (std::size_t place = 0; place < looks.size(); ++place) {
            const content::ItemDef& kind = catalog.items()[place];
            CHECK(looks[place].valid() == (!kind.unknown.empty() && !kind.known));
            if (looks[place].valid()) {
                CHECK(catalog.item(looks[place]).look == kind.unknown);
                given.insert(looks[place].value);
                ++hidden;
            }
        }
        CHECK(given.size() == hidden);
        looks_of_elixir.insert(looks[catalog.find_item("elixir")->value].value);
    }
    CHECK(looks_of_elixir.size() == 3);
}

TEST_CASE("an unknown potion is its look and nothing else, on the floor, in the pack and in what is told",
          "[rules][identification][I1]") {
    IdentificationScenario scenario("@e.");
    const content::ItemId look = apparent_kind(scenario.world, scenario.kind("elixir"));
    CHECK(scenario.catalog().item(look).look == "potion");
    CHECK(scenario.knowledge().object({1, 0})->item == look);
    CHECK(scenario.knowledge().objects_in_view().front().item == look);
    CHECK(scenario.knowledge().remembered_objects().front().item == look);
    scenario.act(Walk{Direction::East});
    const Turn taken = scenario.act(PickUp{});
    CHECK(events_of<ItemPickedUp>(taken.events).front().item == look);
    CHECK(scenario.knowledge().pack().front().item == look);
    const Turn dropped = scenario.act(DropItem{Slot{0}});
    CHECK(events_of<ItemDropped>(dropped.events).front().item == look);
    CHECK(scenario.knowledge().apparent_kind(scenario.kind("tonic")) == scenario.kind("tonic"));
}

TEST_CASE("the hero learns a kind by using it: all of that kind, and what it remembers, are known then",
          "[rules][identification][T6]") {
    IdentificationScenario scenario("@..e");
    const Slot slot = scenario.give('e');
    const std::string look = scenario.shown(slot).id;
    const Turn drunk = scenario.act(UseItem{slot});
    CHECK(scenario.catalog().item(events_of<ItemUsed>(drunk.events).front().item).id == look);
    CHECK(recognized(scenario, drunk.events) == look + " > elixir ");
    CHECK(scenario.turns_of(content::ConditionKind::Haste) > 0);
    CHECK(scenario.shown(scenario.give('e')).id == "elixir");
    CHECK(scenario.knowledge().object({3, 0})->item == scenario.kind("elixir"));
    CHECK(scenario.knowledge().apparent_kind(*scenario.catalog().find_item(look)) == scenario.kind("elixir"));
    const Turn again = scenario.act(UseItem{scenario.give('e')});
    CHECK(recognized(scenario, again.events).empty());
    CHECK(scenario.world.identified.kinds == std::vector{scenario.kind("elixir")});
}

TEST_CASE("a kind that another is seen to use is learnt; one that is used out of sight is not",
          "[rules][identification][I8]") {
    IdentificationScenario seen("@.g");
    seen.does(seen.actor('g'), UseItem{seen.give('e', seen.actor('g'))});
    CHECK(seen.knowledge().apparent_kind(seen.kind("elixir")) == seen.kind("elixir"));
    IdentificationScenario hidden("@#g");
    hidden.does(hidden.actor('g'), UseItem{hidden.give('e', hidden.actor('g'))});
    CHECK(hidden.knowledge().apparent_kind(hidden.kind("elixir")) != hidden.kind("elixir"));
}

TEST_CASE("an unknown scroll that is aimed tells what it is when it is read, for a turn and no more",
          "[rules][identification][T2]") {
    IdentificationScenario scenario("@..d");
    const Slot slot = scenario.give('l');
    const std::string look = scenario.shown(slot).id;
    const Turn read = scenario.act(UseItem{slot});
    CHECK_FALSE(read.refusal.has_value());
    CHECK(scenario.world.run.turn == 1);
    CHECK(recognized(scenario, read.events) == look + " > bolt ");
    CHECK_FALSE(events_of<ItemUsed>(read.events).front().consumed);
    CHECK(scenario.shown(slot).id == "bolt");
    CHECK(scenario.refusal_of(UseItem{slot}) == RefusalReason::TargetNeeded);
    const Turn aimed = scenario.act(UseItem{slot, core::Point{3, 0}});
    CHECK(events_of<MissileFlew>(aimed.events).front().item == scenario.kind("bolt"));
    CHECK_FALSE(scenario.knowledge().pack().at(slot.value).item.has_value());
}

TEST_CASE("a refusal does not tell what a thing is", "[rules][identification][W4]") {
    IdentificationScenario scenario(">..");
    const Slot slot = scenario.give('e');
    const Turn refused = scenario.act(Equip{slot});
    REQUIRE(refused.refusal.has_value());
    CHECK(scenario.catalog().item(refused.refusal->item).look == "potion");
}

TEST_CASE("an unknown thing is sold at the price of its look, and what is bought is known",
          "[rules][identification][E5]") {
    content::CatalogParts parts = scenario::identification_parts();
    parts.monsters[5].deals_in = {"alchemy"};
    parts.factions = {
        {"heroes", content::Reaction::Attack, {{content::FactionId{1}, content::Reaction::Ignore}}},
        {"folk", content::Reaction::Ignore, {}}};
    parts.monsters[0].faction = content::FactionId{0};
    parts.monsters[5].faction = content::FactionId{1};
    const content::Catalog catalog(std::move(parts));
    scenario::Scenario shop("@d.", 1, catalog);
    shop.world.entities.purses[hero_id].coins = core::Coins{5000};
    const Slot slot = shop.give('e');
    const Turn sold = shop.act(Sell{shop.actor('d'), slot});
    CHECK(events_of<ItemSold>(sold.events).front().price == core::Coins{80});
    CHECK(catalog.item(events_of<ItemSold>(sold.events).front().item).look == "potion");
    for (const Ware& ware : shop.knowledge().wares(shop.actor('d'))) {
        CHECK(catalog.item(ware.item).look.empty());
    }
    const content::ItemId elixir = *catalog.find_item("elixir");
    const Turn bought = shop.act(Buy{shop.actor('d'), elixir});
    CHECK(events_of<ItemRecognized>(bought.events).front().item == elixir);
    CHECK(shop.knowledge().pack().front().item == elixir);
    CHECK(shop.act(Sell{shop.actor('d'), Slot{0}}).refusal == std::nullopt);
    CHECK(shop.knowledge().hero().coins == core::Coins{5000 + 80 - 600 + 400});
}

TEST_CASE("identify asks for a thing that is not known, and nothing else may happen before the answer",
          "[rules][identification][T6]") {
    IdentificationScenario scenario("@.");
    const Slot tonic = scenario.give('t');
    const Slot elixir = scenario.give('e');
    const Slot blade = scenario.give_find("blade.keen");
    read_scroll(scenario, 'i');
    const forecast::KnownChoice choice = *scenario.knowledge().choice();
    CHECK(choice.kind == ChoiceKind::Identify);
    CHECK(choice.answers == std::vector{elixir, blade});
    const std::int32_t turn = scenario.world.run.turn;
    CHECK(scenario.refusal_of(Wait{}) == RefusalReason::AnswerNeeded);
    CHECK(scenario.refusal_of(Walk{Direction::East}) == RefusalReason::AnswerNeeded);
    CHECK(scenario.refusal_of(Cheat{CheatKind::Heal}) == RefusalReason::AnswerNeeded);
    CHECK(scenario.refusal_of(AnswerChoice{tonic}) == RefusalReason::NoAnswer);
    CHECK(scenario.refusal_of(AnswerChoice{Slot{9}}) == RefusalReason::SlotEmpty);
    const Turn answered = scenario.act(AnswerChoice{blade});
    CHECK(recognized(scenario, answered.events) == "blade.unfamiliar > blade.keen ");
    CHECK(scenario.shown(blade).id == "blade.keen");
    CHECK(scenario.world.run.turn == turn);
    CHECK_FALSE(scenario.knowledge().choice().has_value());
    CHECK(scenario.refusal_of(AnswerChoice{elixir}) == RefusalReason::NothingAsked);
}

TEST_CASE("a question can be given up, and one without an answer is not asked",
          "[rules][identification][T6]") {
    IdentificationScenario scenario("@.");
    const Slot elixir = scenario.give('e');
    read_scroll(scenario, 'i');
    const Turn given_up = scenario.act(AnswerChoice{});
    CHECK(events_of<ChoiceWasted>(given_up.events).front().given_up);
    CHECK(scenario.shown(elixir).look == "potion");
    scenario.act(UseItem{elixir});
    const Turn vain = scenario.act(UseItem{scenario.give('i')});
    CHECK_FALSE(events_of<ChoiceWasted>(vain.events).front().given_up);
    CHECK_FALSE(scenario.knowledge().choice().has_value());
    CHECK_FALSE(scenario.act(Wait{}).refusal.has_value());
}

TEST_CASE("found gear is unfamiliar, its trait hidden, until it is held or worn",
          "[rules][identification][I6][I1]") {
    IdentificationScenario scenario("@).");
    CHECK(scenario.catalog().item(scenario.knowledge().object({1, 0})->item).id == "blade.unfamiliar");
    const Slot blade = scenario.give_find("blade.keen");
    CHECK(scenario.shown(blade).id == "blade.unfamiliar");
    CHECK(scenario.shown(blade).weapon->attack.hit_bonus == 0);
    const Turn held = scenario.act(Equip{blade});
    CHECK(recognized(scenario, held.events) == "blade.unfamiliar > blade.keen ");
    CHECK(scenario.knowledge().hero().weapon == scenario.kind("blade.keen"));
    CHECK(scenario.shown(blade).weapon->attack.hit_bonus == 2);
    scenario.act(TakeOff{blade});
    CHECK(scenario.shown(blade).id == "blade.keen");
}

TEST_CASE("a trait counts in blows, in forecasts, in attributes and in the load",
          "[rules][identification][I1][E2]") {
    IdentificationScenario scenario("@T");
    const auto forecast = [&scenario] {
        return forecast::forecast_fight(scenario.knowledge(), scenario.knowledge().actors_in_view().front())
            .ours;
    };
    const Slot plain = scenario.give_find("blade");
    scenario.act(Equip{plain});
    const std::int32_t before = forecast().most_damage;
    const Slot keen = scenario.give_find("blade.keen");
    scenario.act(Equip{keen});
    CHECK(forecast().most_damage == before + 2);
    const Slot mail = scenario.give_find("mail.cat");
    const std::int32_t dexterity = scenario.knowledge().hero().attributes.dexterity;
    scenario.act(Equip{mail});
    CHECK(scenario.knowledge().hero().attributes.dexterity == dexterity + 3);
    CHECK(scenario.knowledge().hero().armour == 4);
    scenario.act(TakeOff{mail});
    CHECK(scenario.knowledge().hero().attributes.dexterity == dexterity);
    const core::Tenths weight = scenario.knowledge().hero().weight;
    scenario.give_find("mail.heavy");
    CHECK(scenario.knowledge().hero().weight == weight + core::Tenths{400});
}

TEST_CASE("what a monster holds unseen of the hero is forecast as the plain kind",
          "[rules][identification][I8]") {
    IdentificationScenario scenario("@.g");
    const Slot slot = scenario.give_find("blade.keen", scenario.actor('g'));
    scenario.does(scenario.actor('g'), Equip{slot});
    const forecast::KnownActor goblin = scenario.knowledge().actors_in_view().front();
    CHECK(scenario.catalog().item(goblin.weapon).id == "blade.unfamiliar");
    CHECK(scenario.catalog().item(scenario.knowledge().equipment(goblin.id).front()).id ==
          "blade.unfamiliar");
}

TEST_CASE("a cursed thing says so when it is put on, and stays on whatever is tried, at no cost",
          "[rules][identification][I6]") {
    IdentificationScenario scenario("@..d");
    const Slot dull = scenario.give_find("blade.dull");
    const Slot other = scenario.give_find("staff");
    const Turn held = scenario.act(Equip{dull});
    CHECK(recognized(scenario, held.events) == "blade.unfamiliar > blade.dull ");
    CHECK(scenario.shown(dull).cursed);
    CHECK(scenario.refusal_of(TakeOff{dull}) == RefusalReason::CursedStays);
    CHECK(scenario.refusal_of(Equip{other}) == RefusalReason::CursedStays);
    CHECK(scenario.refusal_of(DropItem{dull}) == RefusalReason::CursedStays);
    CHECK(scenario.refusal_of(Throw{dull, core::Point{3, 0}}) == RefusalReason::CursedStays);
    CHECK(scenario.world.entities.equipped.contains(thing_in(scenario, dull)));
}

TEST_CASE("remove curse frees the thing that is chosen: it comes off, and keeps the rest of its trait",
          "[rules][identification][I6][T6]") {
    IdentificationScenario scenario("@..");
    const Slot dull = scenario.give_find("blade.dull");
    const Slot heavy = scenario.give_find("mail.heavy");
    scenario.act(Equip{dull});
    read_scroll(scenario, 'y');
    CHECK(scenario.knowledge().choice()->kind == ChoiceKind::RemoveCurse);
    CHECK(scenario.knowledge().choice()->answers == std::vector{dull});
    CHECK(scenario.refusal_of(AnswerChoice{heavy}) == RefusalReason::NoAnswer);
    const Turn freed = scenario.act(AnswerChoice{dull});
    CHECK(scenario.catalog().item(events_of<CurseLifted>(freed.events).front().item).id ==
          "blade.dull.freed");
    CHECK(scenario.knowledge().hero().weapon == scenario.kind("blade.dull.freed"));
    CHECK(scenario.shown(dull).weapon->attack.hit_bonus == -1);
    CHECK_FALSE(scenario.act(TakeOff{dull}).refusal.has_value());
    const Turn vain = scenario.act(UseItem{scenario.give('y')});
    CHECK(events_of<ChoiceWasted>(vain.events).size() == 1);
}

TEST_CASE("only like things share a slot: one that is unfamiliar is not like one that is known",
          "[rules][identification][I9]") {
    IdentificationScenario scenario("@e.");
    scenario.give('e');
    scenario.give('v');
    scenario.act(Walk{Direction::East});
    const Turn taken = scenario.act(PickUp{});
    CHECK(events_of<ItemPickedUp>(taken.events).front().total == 2);
    CHECK(scenario.knowledge().pack().at(0).item != scenario.knowledge().pack().at(1).item);
}

TEST_CASE("finds draw their trait from the stream that they are given: every one of its weight comes",
          "[rules][identification][W8]") {
    const content::Catalog& catalog = scenario::identification_catalog();
    const content::ItemId blade = *catalog.find_item("blade");
    core::RandomStream stream = core::derive_stream(5, "test finds");
    std::set<std::string> found;
    for (int draw = 0; draw < 200; ++draw) {
        found.insert(catalog.item(catalog.draw_find(blade, 1, stream)).id);
    }
    CHECK(found == std::set<std::string>{"blade", "blade.keen", "blade.dull"});
    const core::RandomStream before = stream;
    CHECK(catalog.draw_find(*catalog.find_item("elixir"), 1, stream) == *catalog.find_item("elixir"));
    CHECK(stream == before);
}

TEST_CASE("a world that knows what is no secret, or takes a thing for what it can't be, is unsound",
          "[rules][identification][invariants]") {
    IdentificationScenario scenario("@..");
    const Slot slot = scenario.give_find("blade.keen");
    World learnt = scenario.world;
    learnt.identified.kinds = {scenario.kind("blade")};
    CHECK(broken_invariant({scenario.catalog(), learnt}).has_value());
    World mistaken = scenario.world;
    mistaken.entities.items[thing_in(scenario, slot)].appears_as = scenario.kind("mail.unfamiliar");
    CHECK(broken_invariant({scenario.catalog(), mistaken}).has_value());
    World other = scenario.world;
    other.choice.kind = ChoiceKind::Identify;
    CHECK(state_hash({scenario.catalog(), other}) != state_hash(scenario));
    CHECK_FALSE(other == scenario.world);
}

}  // namespace torchwake::rules
