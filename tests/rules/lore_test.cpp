// Identification: looks of potions and scrolls, traits and curses of gear, and the questions of effects about
// them.

#include "scenario/lore_catalog.hpp"

#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/preview.hpp>
#include <torchwake/rules/shown.hpp>
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
using scenario::LoreScenario;

/// The identifications of a turn, "before > after" each.
std::string recognized(const LoreScenario& lore, const Events& events) {
    std::string text;
    for (const ItemRecognized& event : events_of<ItemRecognized>(events)) {
        text += lore.catalog().item(event.before).id + " > " + lore.catalog().item(event.item).id + " ";
    }
    return text;
}

EntityId thing_in(const LoreScenario& lore, Slot slot) {
    return lore.world.entities.packs[hero_id].slots[slot.value];
}

/// Reads the scroll of that letter, which asks something.
void read_scroll(LoreScenario& lore, char letter) {
    lore.act(UseItem{lore.give(letter)});
    REQUIRE(lore.knowledge().choice().has_value());
}

}  // namespace

TEST_CASE("a run gives each unknown kind a look of its own, and only its seed decides which",
          "[rules][lore][I1]") {
    const content::Catalog& catalog = scenario::lore_catalog();
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
          "[rules][lore][I1]") {
    LoreScenario lore("@e.");
    const content::ItemId look = shown_kind(lore.world, lore.kind("elixir"));
    CHECK(lore.catalog().item(look).look == "potion");
    CHECK(lore.knowledge().object({1, 0})->item == look);
    CHECK(lore.knowledge().objects_in_view().front().item == look);
    CHECK(lore.knowledge().remembered_objects().front().item == look);
    lore.act(Walk{Direction::East});
    const Turn taken = lore.act(PickUp{});
    CHECK(events_of<ItemPickedUp>(taken.events).front().item == look);
    CHECK(lore.knowledge().pack().front().item == look);
    const Turn dropped = lore.act(DropItem{Slot{0}});
    CHECK(events_of<ItemDropped>(dropped.events).front().item == look);
    CHECK(lore.knowledge().shown(lore.kind("tonic")) == lore.kind("tonic"));
}

TEST_CASE("the hero learns a kind by using it: all of that kind, and what it remembers, are known then",
          "[rules][lore][T6]") {
    LoreScenario lore("@..e");
    const Slot slot = lore.give('e');
    const std::string look = lore.shown(slot).id;
    const Turn drunk = lore.act(UseItem{slot});
    CHECK(lore.catalog().item(events_of<ItemUsed>(drunk.events).front().item).id == look);
    CHECK(recognized(lore, drunk.events) == look + " > elixir ");
    CHECK(lore.turns_of(content::ConditionKind::Haste) > 0);
    CHECK(lore.shown(lore.give('e')).id == "elixir");
    CHECK(lore.knowledge().object({3, 0})->item == lore.kind("elixir"));
    CHECK(lore.knowledge().shown(*lore.catalog().find_item(look)) == lore.kind("elixir"));
    const Turn again = lore.act(UseItem{lore.give('e')});
    CHECK(recognized(lore, again.events).empty());
    CHECK(lore.world.lore.known == std::vector{lore.kind("elixir")});
}

TEST_CASE("a kind that another is seen to use is learnt; one that is used out of sight is not",
          "[rules][lore][I8]") {
    LoreScenario seen("@.g");
    seen.does(seen.actor('g'), UseItem{seen.give('e', seen.actor('g'))});
    CHECK(seen.knowledge().shown(seen.kind("elixir")) == seen.kind("elixir"));
    LoreScenario hidden("@#g");
    hidden.does(hidden.actor('g'), UseItem{hidden.give('e', hidden.actor('g'))});
    CHECK(hidden.knowledge().shown(hidden.kind("elixir")) != hidden.kind("elixir"));
}

TEST_CASE("an unknown scroll that is aimed tells what it is when it is read, for a turn and no more",
          "[rules][lore][T2]") {
    LoreScenario lore("@..d");
    const Slot slot = lore.give('l');
    const std::string look = lore.shown(slot).id;
    const Turn read = lore.act(UseItem{slot});
    CHECK_FALSE(read.refusal.has_value());
    CHECK(lore.world.run.turn == 1);
    CHECK(recognized(lore, read.events) == look + " > bolt ");
    CHECK_FALSE(events_of<ItemUsed>(read.events).front().consumed);
    CHECK(lore.shown(slot).id == "bolt");
    CHECK(lore.refusal_of(UseItem{slot}) == RefusalReason::TargetNeeded);
    const Turn aimed = lore.act(UseItem{slot, core::Point{3, 0}});
    CHECK(events_of<MissileFlew>(aimed.events).front().item == lore.kind("bolt"));
    CHECK_FALSE(lore.knowledge().pack().at(slot.value).item.has_value());
}

TEST_CASE("a refusal does not tell what a thing is", "[rules][lore][W4]") {
    LoreScenario lore(">..");
    const Slot slot = lore.give('e');
    const Turn refused = lore.act(Equip{slot});
    REQUIRE(refused.refusal.has_value());
    CHECK(lore.catalog().item(refused.refusal->item).look == "potion");
}

TEST_CASE("an unknown thing is sold at the price of its look, and what is bought is known",
          "[rules][lore][E5]") {
    content::CatalogParts parts = scenario::lore_parts();
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
    for (const content::ItemId kind : stock_of(catalog, catalog.monster(content::MonsterId{5}))) {
        CHECK(catalog.item(kind).look.empty());
    }
    const content::ItemId elixir = *catalog.find_item("elixir");
    const Turn bought = shop.act(Buy{shop.actor('d'), elixir});
    CHECK(events_of<ItemRecognized>(bought.events).front().item == elixir);
    CHECK(shop.knowledge().pack().front().item == elixir);
    CHECK(shop.act(Sell{shop.actor('d'), Slot{0}}).refusal == std::nullopt);
    CHECK(shop.knowledge().hero().coins == core::Coins{5000 + 80 - 600 + 400});
}

TEST_CASE("identify asks for a thing that is not known, and nothing else may happen before the answer",
          "[rules][lore][T6]") {
    LoreScenario lore("@.");
    const Slot tonic = lore.give('t');
    const Slot elixir = lore.give('e');
    const Slot blade = lore.give_find("blade.keen");
    read_scroll(lore, 'i');
    const KnownChoice choice = *lore.knowledge().choice();
    CHECK(choice.kind == ChoiceKind::Identify);
    CHECK(choice.answers == std::vector{elixir, blade});
    const std::int32_t turn = lore.world.run.turn;
    CHECK(lore.refusal_of(Wait{}) == RefusalReason::AnswerNeeded);
    CHECK(lore.refusal_of(Walk{Direction::East}) == RefusalReason::AnswerNeeded);
    CHECK(lore.refusal_of(Cheat{CheatKind::Heal}) == RefusalReason::AnswerNeeded);
    CHECK(lore.refusal_of(AnswerChoice{tonic}) == RefusalReason::NoAnswer);
    CHECK(lore.refusal_of(AnswerChoice{Slot{9}}) == RefusalReason::SlotEmpty);
    const Turn answered = lore.act(AnswerChoice{blade});
    CHECK(recognized(lore, answered.events) == "blade.unfamiliar > blade.keen ");
    CHECK(lore.shown(blade).id == "blade.keen");
    CHECK(lore.world.run.turn == turn);
    CHECK_FALSE(lore.knowledge().choice().has_value());
    CHECK(lore.refusal_of(AnswerChoice{elixir}) == RefusalReason::NothingAsked);
}

TEST_CASE("a question can be given up, and one without an answer is not asked", "[rules][lore][T6]") {
    LoreScenario lore("@.");
    const Slot elixir = lore.give('e');
    read_scroll(lore, 'i');
    const Turn given_up = lore.act(AnswerChoice{});
    CHECK(events_of<ChoiceWasted>(given_up.events).front().given_up);
    CHECK(lore.shown(elixir).look == "potion");
    lore.act(UseItem{elixir});
    const Turn vain = lore.act(UseItem{lore.give('i')});
    CHECK_FALSE(events_of<ChoiceWasted>(vain.events).front().given_up);
    CHECK_FALSE(lore.knowledge().choice().has_value());
    CHECK_FALSE(lore.act(Wait{}).refusal.has_value());
}

TEST_CASE("found gear is unfamiliar, its trait hidden, until it is held or worn", "[rules][lore][I6][I1]") {
    LoreScenario lore("@).");
    CHECK(lore.catalog().item(lore.knowledge().object({1, 0})->item).id == "blade.unfamiliar");
    const Slot blade = lore.give_find("blade.keen");
    CHECK(lore.shown(blade).id == "blade.unfamiliar");
    CHECK(lore.shown(blade).weapon->attack.hit_bonus == 0);
    const Turn held = lore.act(Equip{blade});
    CHECK(recognized(lore, held.events) == "blade.unfamiliar > blade.keen ");
    CHECK(lore.knowledge().hero().weapon == lore.kind("blade.keen"));
    CHECK(lore.shown(blade).weapon->attack.hit_bonus == 2);
    lore.act(TakeOff{blade});
    CHECK(lore.shown(blade).id == "blade.keen");
}

TEST_CASE("a trait counts in blows, in forecasts, in attributes and in the load", "[rules][lore][I1][E2]") {
    LoreScenario lore("@T");
    const auto forecast = [&lore] {
        return preview_fight(lore.knowledge(), lore.knowledge().actors_in_view().front()).ours;
    };
    const Slot plain = lore.give_find("blade");
    lore.act(Equip{plain});
    const std::int32_t before = forecast().most_damage;
    const Slot keen = lore.give_find("blade.keen");
    lore.act(Equip{keen});
    CHECK(forecast().most_damage == before + 2);
    const Slot mail = lore.give_find("mail.cat");
    const std::int32_t dexterity = lore.knowledge().hero().attributes.dexterity;
    lore.act(Equip{mail});
    CHECK(lore.knowledge().hero().attributes.dexterity == dexterity + 3);
    CHECK(lore.knowledge().hero().armour == 4);
    lore.act(TakeOff{mail});
    CHECK(lore.knowledge().hero().attributes.dexterity == dexterity);
    const core::Tenths weight = lore.knowledge().hero().weight;
    lore.give_find("mail.heavy");
    CHECK(lore.knowledge().hero().weight == weight + core::Tenths{400});
}

TEST_CASE("what a monster holds unseen of the hero is forecast as the plain kind", "[rules][lore][I8]") {
    LoreScenario lore("@.g");
    const Slot slot = lore.give_find("blade.keen", lore.actor('g'));
    lore.does(lore.actor('g'), Equip{slot});
    const KnownActor goblin = lore.knowledge().actors_in_view().front();
    CHECK(lore.catalog().item(goblin.weapon).id == "blade.unfamiliar");
    CHECK(lore.catalog().item(lore.knowledge().equipment(goblin.id).front()).id == "blade.unfamiliar");
}

TEST_CASE("a cursed thing says so when it is put on, and stays on whatever is tried, at no cost",
          "[rules][lore][I6]") {
    LoreScenario lore("@..d");
    const Slot dull = lore.give_find("blade.dull");
    const Slot other = lore.give_find("staff");
    const Turn held = lore.act(Equip{dull});
    CHECK(recognized(lore, held.events) == "blade.unfamiliar > blade.dull ");
    CHECK(lore.shown(dull).cursed);
    CHECK(lore.refusal_of(TakeOff{dull}) == RefusalReason::CursedStays);
    CHECK(lore.refusal_of(Equip{other}) == RefusalReason::CursedStays);
    CHECK(lore.refusal_of(DropItem{dull}) == RefusalReason::CursedStays);
    CHECK(lore.refusal_of(Throw{dull, core::Point{3, 0}}) == RefusalReason::CursedStays);
    CHECK(lore.world.entities.equipped.contains(thing_in(lore, dull)));
}

TEST_CASE("remove curse frees the thing that is chosen: it comes off, and keeps the rest of its trait",
          "[rules][lore][I6][T6]") {
    LoreScenario lore("@..");
    const Slot dull = lore.give_find("blade.dull");
    const Slot heavy = lore.give_find("mail.heavy");
    lore.act(Equip{dull});
    read_scroll(lore, 'y');
    CHECK(lore.knowledge().choice()->kind == ChoiceKind::RemoveCurse);
    CHECK(lore.knowledge().choice()->answers == std::vector{dull});
    CHECK(lore.refusal_of(AnswerChoice{heavy}) == RefusalReason::NoAnswer);
    const Turn freed = lore.act(AnswerChoice{dull});
    CHECK(lore.catalog().item(events_of<CurseLifted>(freed.events).front().item).id == "blade.dull.freed");
    CHECK(lore.knowledge().hero().weapon == lore.kind("blade.dull.freed"));
    CHECK(lore.shown(dull).weapon->attack.hit_bonus == -1);
    CHECK_FALSE(lore.act(TakeOff{dull}).refusal.has_value());
    const Turn vain = lore.act(UseItem{lore.give('y')});
    CHECK(events_of<ChoiceWasted>(vain.events).size() == 1);
}

TEST_CASE("only like things share a slot: one that is unfamiliar is not like one that is known",
          "[rules][lore][I9]") {
    LoreScenario lore("@e.");
    lore.give('e');
    lore.give('v');
    lore.act(Walk{Direction::East});
    const Turn taken = lore.act(PickUp{});
    CHECK(events_of<ItemPickedUp>(taken.events).front().total == 2);
    CHECK(lore.knowledge().pack().at(0).item != lore.knowledge().pack().at(1).item);
}

TEST_CASE("finds draw their trait from the stream that they are given: every one of its weight comes",
          "[rules][lore][W8]") {
    const content::Catalog& catalog = scenario::lore_catalog();
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
          "[rules][lore][invariants]") {
    LoreScenario lore("@..");
    const Slot slot = lore.give_find("blade.keen");
    World learnt = lore.world;
    learnt.lore.known = {lore.kind("blade")};
    CHECK(broken_invariant(lore.catalog(), learnt).has_value());
    World mistaken = lore.world;
    mistaken.entities.items[thing_in(lore, slot)].taken_for = lore.kind("mail.unfamiliar");
    CHECK(broken_invariant(lore.catalog(), mistaken).has_value());
    World other = lore.world;
    other.choice.kind = ChoiceKind::Identify;
    CHECK(state_hash(lore.catalog(), other) != state_hash(lore.catalog(), lore.world));
    CHECK_FALSE(other == lore.world);
}

}  // namespace torchwake::rules
