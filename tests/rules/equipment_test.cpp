#include "rules/names.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/encumbrance.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using content::EquipSlot;

/// The place where the item in a slot of the hero's pack is held or worn.
std::optional<EquipSlot> worn(const Scenario& scenario, Slot slot) {
    return scenario.knowledge().pack()[slot.value].worn;
}

/// The hit points that one blow of one against the other takes: those of the weapon, without luck.
std::int32_t damage_of(Scenario& scenario, EntityId attacker, Direction direction) {
    const auto landed = events_of<BlowLanded>(scenario.does(attacker, Walk{direction}));
    return landed.empty() ? 0 : landed.front().damage;
}

}  // namespace

TEST_CASE("equipping costs a turn, keeps the letter and is told", "[rules][equipment][I6][I10]") {
    Scenario scenario("@.");
    const Slot blade = scenario.give(')');
    const Turn turn = scenario.act(Equip{blade});
    CHECK(scenario.world.run.turn == 1);
    const auto equipped = events_of<ItemEquipped>(turn.events);
    REQUIRE(equipped.size() == 1);
    CHECK(equipped.front().item == scenario.catalog().find_item("blade"));
    CHECK(equipped.front().where == EquipSlot::Melee);
    CHECK(worn(scenario, blade) == EquipSlot::Melee);
    CHECK(scenario.knowledge().hero().weapon == equipped.front().item);
}

TEST_CASE("equipping swaps with what is held there", "[rules][equipment][I6]") {
    Scenario scenario("@.");
    const Slot blade = scenario.give(')');
    const Slot staff = scenario.give('(');
    scenario.act(Equip{blade});
    const Turn turn = scenario.act(Equip{staff});
    CHECK(events_of<ItemTakenOff>(turn.events).size() == 1);
    CHECK(scenario.world.run.turn == 2);
    CHECK_FALSE(worn(scenario, blade).has_value());
    CHECK(worn(scenario, staff) == EquipSlot::Melee);
}

TEST_CASE("taking off costs a turn; each place of the body has its own thing", "[rules][equipment][I6]") {
    Scenario scenario("@.");
    const Slot mail = scenario.give('[');
    const Slot hat = scenario.give('^');
    scenario.act(Equip{mail});
    scenario.act(Equip{hat});
    CHECK(scenario.knowledge().hero().armour == 4);
    const Turn turn = scenario.act(TakeOff{mail});
    CHECK(events_of<ItemTakenOff>(turn.events).front().where == EquipSlot::Torso);
    CHECK(scenario.world.run.turn == 3);
    CHECK(scenario.knowledge().hero().armour == 1);
    CHECK(worn(scenario, hat) == EquipSlot::Head);
}

TEST_CASE("what can't be equipped or taken off is refused with the reason", "[rules][equipment][I6][W4]") {
    Scenario scenario("@.");
    const Slot rock = scenario.give('*');
    const Slot blade = scenario.give(')');
    CHECK(scenario.refusal_of(Equip{rock}) == RefusalReason::CantBeEquipped);
    CHECK(scenario.refusal_of(TakeOff{blade}) == RefusalReason::NotEquipped);
    CHECK(scenario.refusal_of(Equip{Slot{2}}) == RefusalReason::SlotEmpty);
    CHECK(scenario.refusal_of(TakeOff{Slot{9}}) == RefusalReason::NoSuchSlot);
    scenario.act(Equip{blade});
    CHECK(scenario.refusal_of(Equip{blade}) == RefusalReason::AlreadyEquipped);
}

TEST_CASE("dropping what is worn takes it off first, in the same turn", "[rules][equipment][I6][I5][W2]") {
    Scenario scenario("@.");
    const Slot hat = scenario.give('^');
    scenario.act(Equip{hat});
    const Turn turn = scenario.act(DropItem{hat});
    CHECK(events_of<ItemTakenOff>(turn.events).size() == 1);
    CHECK(events_of<ItemDropped>(turn.events).size() == 1);
    CHECK(scenario.world.run.turn == 2);
    CHECK(scenario.world.entities.equipped.size() == 0);
    CHECK(scenario.knowledge().hero().armour == 0);
}

TEST_CASE("a weapon's dice and its own attribute make the blow", "[rules][equipment][C2]") {
    Scenario scenario("@B");
    scenario.world.entities.abilities[hero_id].attributes = {10, 11, 11, 10};
    const EntityId brute = scenario.actor('B');
    CHECK(damage_of(scenario, hero_id, Direction::East) == 1);
    scenario.does(hero_id, Equip{scenario.give(')')});
    CHECK(damage_of(scenario, hero_id, Direction::East) == 5);
    scenario.does(hero_id, Equip{scenario.give('(')});
    scenario.world.entities.abilities[hero_id].attributes.intelligence = 20;
    const forecast::KnownActor known = *scenario.knowledge().actor(scenario.position(brute));
    const forecast::FightForecast outlook = forecast::forecast_fight(scenario.knowledge(), known);
    CHECK(outlook.ours.least_damage == 2);
    CHECK(outlook.ours.most_damage == 14);
}

TEST_CASE("worn armour keeps off so many hit points", "[rules][equipment][C2]") {
    Scenario scenario("@T");
    scenario.world.entities.abilities[hero_id].attributes.dexterity = 10;
    const auto most_damage = [&scenario] {
        const forecast::KnownActor troll = *scenario.knowledge().actor({1, 0});
        return forecast::forecast_fight(scenario.knowledge(), troll).theirs.most_damage;
    };
    const std::int32_t bare = most_damage();
    scenario.does(hero_id, Equip{scenario.give('[')});
    CHECK(most_damage() == bare - 3);
}

TEST_CASE("monsters come in what their kind wears and hit with what they hold",
          "[rules][equipment][I8][M2][C2]") {
    Scenario scenario("@b");
    const EntityId bandit = scenario.actor('b');
    const auto worn = scenario.knowledge().equipment(bandit);
    REQUIRE(worn.size() == 2);
    CHECK(scenario.catalog().item(worn[0]).id == "blade");
    CHECK(scenario.catalog().item(worn[1]).id == "mail");
    scenario.world.entities.abilities[hero_id].attributes.dexterity = 10;
    CHECK(damage_of(scenario, bandit, Direction::West) >= 5);
    CHECK(damage_of(scenario, hero_id, Direction::East) == 0);
}

TEST_CASE("a monster takes off and equips by the same commands", "[rules][equipment][I8]") {
    Scenario scenario("@.b");
    const EntityId bandit = scenario.actor('b');
    scenario.does(bandit, TakeOff{Slot{0}});
    CHECK(scenario.knowledge().equipment(bandit).size() == 1);
    const Events events = scenario.does(bandit, Equip{Slot{0}});
    CHECK(events_of<ItemEquipped>(events).front().actor.id == bandit);
}

TEST_CASE("a goblin in peace takes what lies where it stands", "[rules][mind][I8][I2]") {
    Scenario scenario(R"(
        #####
        #@#!#
        #####)");
    const content::MonsterId goblin = *scenario.catalog().find_monster("goblin");
    scenario.place(goblin, {3, 1});
    const Turn turn = scenario.act(Wait{});
    const auto taken = events_of<ItemPickedUp>(turn.events);
    REQUIRE(taken.size() == 1);
    CHECK(taken.front().actor.kind == goblin);
    CHECK(scenario.world.entities.carried.size() == 1);
}

TEST_CASE("nobody but the hero takes the prize", "[rules][mind][I8]") {
    Scenario scenario(R"(
        #####
        #@#&#
        #####)");
    scenario.place(*scenario.catalog().find_monster("goblin"), {3, 1});
    for (int turn = 0; turn < 5; ++turn) {
        CHECK(events_of<ItemPickedUp>(scenario.act(Wait{}).events).empty());
    }
}

TEST_CASE("a goblin drinks its potion when it is hurt", "[rules][mind][I8][I7]") {
    Scenario scenario("@..g");
    const EntityId goblin = scenario.actor('g');
    scenario.world.entities.vitals[goblin] = {2, 10, 0, 0};
    scenario.give('!', goblin);
    Events events;
    for (int turn = 0; turn < 3 && events_of<ActorHealed>(events).empty(); ++turn) {
        events = scenario.act(Wait{}).events;
    }
    const auto healed = events_of<ActorHealed>(events);
    REQUIRE(healed.size() == 1);
    CHECK(healed.front().actor.id == goblin);
    CHECK(scenario.world.entities.items.size() == 0);
}

TEST_CASE("an unhurt goblin keeps its potion", "[rules][mind][I8]") {
    Scenario scenario("@..g");
    scenario.give('!', scenario.actor('g'));
    scenario.world.entities.abilities[hero_id].attributes.dexterity = 50;
    for (int turn = 0; turn < 6; ++turn) {
        scenario.act(Wait{});
    }
    CHECK(scenario.world.entities.items.size() == 1);
}

TEST_CASE("a bandit in peace takes up its weapon again", "[rules][mind][I8]") {
    Scenario scenario(R"(
        #####
        #@#b#
        #####)");
    const EntityId bandit = scenario.actor('b');
    scenario.does(bandit, TakeOff{Slot{0}});
    const Turn turn = scenario.act(Wait{});
    CHECK(events_of<ItemEquipped>(turn.events).size() == 1);
}

TEST_CASE("a monster takes up a weapon only where it hits harder than by nature", "[rules][mind][I8]") {
    for (const bool strong : {false, true}) {
        content::CatalogParts parts = scenario::test_parts();
        parts.monsters[3].natural_attacks = {{"bite", {0, 0, strong ? 9 : 1}, 0}};
        const content::Catalog catalog(std::move(parts));
        Scenario scenario(R"(
            #####
            #@#g#
            #####)",
                          1, catalog);
        scenario.give(')', scenario.actor('g'));
        CHECK(events_of<ItemEquipped>(scenario.act(Wait{}).events).empty() == strong);
    }
}

TEST_CASE("what the dead held and wore falls beside them", "[rules][equipment][W3]") {
    Scenario scenario(R"(
        ....
        .@b.
        ....)");
    scenario.set_hit_points(scenario.actor('b'), 1);
    scenario.does(hero_id, Equip{scenario.give(')')});
    scenario.does(hero_id, Walk{Direction::East});
    CHECK(scenario.world.entities.equipped.size() == 1);
    CHECK(scenario.world.entities.corpses.size() == 1);
    CHECK(scenario.drawn().find(')') != std::string::npos);
    CHECK(scenario.drawn().find('[') != std::string::npos);
}

TEST_CASE("what is equipped goes along the stairs", "[rules][equipment][W7]") {
    Scenario scenario("@>");
    const Slot hat = scenario.give('^');
    scenario.act(Equip{hat});
    scenario.act(Walk{Direction::East});
    scenario.act(Descend{Attribute::Strength});
    CHECK(scenario.world.level.depth == 2);
    CHECK(worn(scenario, hat) == EquipSlot::Head);
    CHECK(scenario.knowledge().hero().armour == 1);
}

TEST_CASE("weight is that of all carried and equipped, all of a stack", "[rules][load][E1]") {
    Scenario scenario("@.");
    scenario.give('*');
    scenario.does(hero_id, Equip{scenario.give('[')});
    const Slot arrows = scenario.give(':');
    scenario.world.entities.items[scenario.world.entities.packs[hero_id].slots[arrows.value]].count = 4;
    rebuild_caches(scenario);
    const forecast::HeroFacts hero = scenario.knowledge().hero();
    CHECK(hero.weight == core::Tenths{400 + 200 + 4 * 5});
    CHECK(hero.penalty == core::Tenths{15 + 10});
    CHECK(hero.capacity == core::Tenths{150} * 11);
}

TEST_CASE("only a weight above capacity overburdens, and beginning and end are told once",
          "[rules][load][E1][E2][F5]") {
    Scenario scenario(R"(
        #####
        #@**#
        #####)");
    scenario.world.entities.abilities[hero_id].attributes.strength = 3;
    rebuild_caches(scenario);
    scenario.give('*');
    scenario.give('!');
    CHECK_FALSE(scenario.knowledge().hero().overburdened);
    scenario.world.entities.abilities[hero_id].attributes.strength = 5;
    rebuild_caches(scenario);
    scenario.act(Walk{Direction::East});
    const Turn begins = scenario.act(PickUp{});
    REQUIRE(events_of<BurdenChanged>(begins.events).size() == 1);
    CHECK(events_of<BurdenChanged>(begins.events).front().overburdened);
    CHECK(scenario.knowledge().hero().penalty == core::Tenths{15 + 15 + 40});
    CHECK(events_of<BurdenChanged>(scenario.act(Wait{}).events).empty());
    const Turn ends = scenario.act(DropItem{Slot{0}});
    REQUIRE(events_of<BurdenChanged>(ends.events).size() == 1);
    CHECK_FALSE(events_of<BurdenChanged>(ends.events).front().overburdened);
}

TEST_CASE("a weight equal to the capacity is no burden", "[rules][load][E1]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.items[2].weight = core::Tenths{550};
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@.", 1, catalog);
    for (int rocks = 0; rocks < 3; ++rocks) {
        scenario.give('*');
    }
    CHECK(scenario.knowledge().hero().weight == scenario.knowledge().hero().capacity);
    CHECK_FALSE(scenario.knowledge().hero().overburdened);
    --scenario.world.entities.abilities[hero_id].attributes.strength;
    rebuild_caches(scenario);
    CHECK(scenario.knowledge().hero().overburdened);
}

TEST_CASE("growing stronger lifts a burden before the next roll", "[rules][load][E2]") {
    Scenario scenario("@.");
    for (int rocks = 0; rocks < 3; ++rocks) {
        scenario.give('*');
    }
    scenario.world.entities.abilities[hero_id].attributes.strength = 7;
    scenario.world.run.owed_choices = 1;
    rebuild_caches(scenario);
    REQUIRE(scenario.knowledge().hero().overburdened);
    const Turn turn = scenario.act(Grow{Attribute::Strength});
    CHECK(events_of<BurdenChanged>(turn.events).size() == 1);
    CHECK_FALSE(scenario.knowledge().hero().overburdened);
}

TEST_CASE("loads are counted anew where things change hands, and only there", "[rules][load][E2]") {
    Scenario scenario("@!..d");
    const auto counts_of = [&scenario](const Command& command) {
        const std::uint64_t before = scenario.world.caches.encumbrance_counts;
        scenario.act(command);
        return scenario.world.caches.encumbrance_counts - before;
    };
    CHECK(counts_of(Wait{}) == 0);
    CHECK(counts_of(Walk{Direction::East}) == 0);
    CHECK(counts_of(PickUp{}) == 1);
    CHECK(counts_of(Walk{Direction::East}) == 0);
    CHECK(counts_of(UseItem{Slot{0}}) == 1);
    const Slot hat = scenario.give('^');
    CHECK(counts_of(Equip{hat}) == 1);
    CHECK(counts_of(TakeOff{hat}) == 1);
    CHECK(counts_of(DropItem{hat}) == 1);
}

TEST_CASE("sums too large for their numbers end at the largest", "[rules][load][E1]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.items[2].weight = core::Tenths{2'000'000'000};
    const content::Catalog catalog(std::move(parts));
    Scenario scenario("@.", 1, catalog);
    for (int rocks = 0; rocks < 3; ++rocks) {
        scenario.give('*');
    }
    CHECK(scenario.knowledge().hero().weight == core::Tenths{1'000'000'000});
    CHECK(scenario.knowledge().hero().overburdened);
}

TEST_CASE("who is in mail acts later than who is not", "[rules][initiative][E1][W6]") {
    const auto turns_of_other = [](bool clad) {
        Scenario scenario(R"(
            #####
            #@#d#
            #####)");
        if (clad) {
            for (int rocks = 0; rocks < 3; ++rocks) {
                scenario.give('*');
            }
        }
        std::size_t waits = 0;
        for (int turn = 0; turn < 300; ++turn) {
            waits += events_of<ActorWaited>(scenario.act(Wait{}).events).size() - 1;
        }
        return waits;
    };
    CHECK(turns_of_other(true) > turns_of_other(false) * 5 / 4);
}

TEST_CASE("like things share a slot up to the limit of their kind", "[rules][item][I9][I10]") {
    Scenario scenario("@:::.");
    for (int step = 0; step < 3; ++step) {
        scenario.act(Walk{Direction::East});
        const Turn turn = scenario.act(PickUp{});
        CHECK(events_of<ItemPickedUp>(turn.events).front().slot == Slot{0});
    }
    CHECK(scenario.knowledge().pack()[0].count == 3);
    CHECK(scenario.world.entities.items.size() == 1);
}

TEST_CASE("a stack that is too large for its slot goes into the next, or leaves the rest where it lay",
          "[rules][item][I9]") {
    Scenario scenario("@::.");
    const auto count_of = [&scenario](EntityId item) -> std::int32_t& {
        return scenario.world.entities.items[item].count;
    };
    count_of(scenario.world.caches.objects[core::Point{1, 0}]) = 4;
    count_of(scenario.world.caches.objects[core::Point{2, 0}]) = 3;
    scenario.act(Walk{Direction::East});
    scenario.act(PickUp{});
    scenario.give('*');
    scenario.give('*');
    scenario.act(Walk{Direction::East});
    const Turn turn = scenario.act(PickUp{});
    CHECK(events_of<ItemPickedUp>(turn.events).front().count == 1);
    CHECK(scenario.knowledge().pack()[0].count == 5);
    CHECK(scenario.knowledge().object(scenario.hero_at()).has_value());
    CHECK(scenario.refusal_of(PickUp{}) == RefusalReason::PackFull);
}

TEST_CASE("of a stack so many can be dropped", "[rules][item][I5][I9]") {
    Scenario scenario("@.");
    const Slot arrows = scenario.give(':');
    scenario.world.entities.items[scenario.world.entities.packs[hero_id].slots[arrows.value]].count = 5;
    rebuild_caches(scenario);
    const Turn turn = scenario.act(DropItem{arrows, 2});
    CHECK(events_of<ItemDropped>(turn.events).front().count == 2);
    CHECK(scenario.knowledge().pack()[arrows.value].count == 3);
    scenario.act(Walk{Direction::East});
    scenario.act(DropItem{arrows, 9});
    CHECK_FALSE(scenario.knowledge().pack()[arrows.value].item.has_value());
}

}  // namespace torchwake::rules
