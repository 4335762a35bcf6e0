#include "rules/names.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

constexpr Slot first{0};
constexpr Slot second{1};

/// A hero with a potion in slot a and a rock in slot b, on bare floor.
Scenario equipped_hero() {
    Scenario scenario(R"(
        #######
        #@!*..#
        #######)");
    scenario.act(Walk{Direction::East});
    scenario.act(PickUp{});
    scenario.act(Walk{Direction::East});
    scenario.act(PickUp{});
    scenario.act(Walk{Direction::East});
    return scenario;
}

}  // namespace

TEST_CASE("the item underfoot is taken into the first free slot", "[rules][item][I2][I10][W2]") {
    Scenario scenario(R"(
        ####
        #@!#
        ####)");
    scenario.act(Walk{Direction::East});
    const Turn turn = scenario.act(PickUp{});
    const auto taken = events_of<ItemPickedUp>(turn.events);
    REQUIRE(taken.size() == 1);
    CHECK(taken.front().slot == first);
    CHECK(scenario.knowledge().pack().front().item == scenario.catalog().find_item("health_potion"));
    CHECK_FALSE(scenario.knowledge().object(scenario.hero_at()).has_value());
}

TEST_CASE("nothing underfoot, or a corpse, can't be picked up", "[rules][item][I2]") {
    Scenario scenario(R"(
        ####
        #@d#
        ####)");
    CHECK(scenario.refusal_of(PickUp{}) == RefusalReason::NothingToPickUp);
    while (scenario.actor('d').valid()) {
        scenario.act(Walk{Direction::East});
    }
    scenario.act(Walk{Direction::East});
    CHECK(scenario.refusal_of(PickUp{}) == RefusalReason::NothingToPickUp);
}

TEST_CASE("a full pack takes nothing more", "[rules][item][I2][I10]") {
    Scenario scenario("@!!!!");
    for (int taken = 0; taken < 3; ++taken) {
        scenario.act(Walk{Direction::East});
        scenario.act(PickUp{});
    }
    scenario.act(Walk{Direction::East});
    CHECK(scenario.refusal_of(PickUp{}) == RefusalReason::PackFull);
}

TEST_CASE("an item keeps its slot when an earlier one becomes free", "[rules][item][I10]") {
    Scenario scenario = equipped_hero();
    scenario.act(UseItem{first});
    const auto pack = scenario.knowledge().pack();
    REQUIRE(pack.size() == 3);
    CHECK_FALSE(pack[0].item.has_value());
    CHECK(pack[1].item == scenario.catalog().find_item("rock"));
    CHECK(scenario.refusal_of(UseItem{first}) == RefusalReason::SlotEmpty);
    CHECK(scenario.refusal_of(DropItem{first}) == RefusalReason::SlotEmpty);
    CHECK(scenario.refusal_of(UseItem{Slot{3}}) == RefusalReason::NoSuchSlot);
}

TEST_CASE("a used potion is gone and heals up to the maximum, no further", "[rules][item][I4][I7]") {
    Scenario scenario = equipped_hero();
    scenario.set_hit_points(hero_id, 15);
    const Turn turn = scenario.act(UseItem{first});
    CHECK(scenario.hit_points(hero_id) == 20);
    CHECK(events_of<ActorHealed>(turn.events).front().amount == 5);
    CHECK(events_of<ItemUsed>(turn.events).front().consumed);
    CHECK(scenario.world.entities.items.size() == 1);
}

TEST_CASE("a health potion heals 8, a weak one 5", "[rules][item][I7]") {
    for (const auto& [map, amount] : {std::pair("@!", 8), std::pair("@?", 5)}) {
        Scenario scenario(map);
        scenario.act(Walk{Direction::East});
        scenario.act(PickUp{});
        scenario.set_hit_points(hero_id, 3);
        const Turn turn = scenario.act(UseItem{first});
        CHECK(events_of<ActorHealed>(turn.events).front().amount == amount);
        CHECK(scenario.hit_points(hero_id) == 3 + amount);
    }
}

TEST_CASE("at full health a potion is drunk in vain and costs its turn", "[rules][item][I7]") {
    Scenario scenario = equipped_hero();
    const std::int32_t before = scenario.world.run.turn;
    const Turn turn = scenario.act(UseItem{first});
    CHECK(scenario.world.run.turn == before + 1);
    CHECK(events_of<ItemUsed>(turn.events).front().consumed);
    CHECK(events_of<ActorHealed>(turn.events).front().amount == 0);
}

TEST_CASE("an item without effects can't be used", "[rules][item][I4]") {
    Scenario scenario = equipped_hero();
    CHECK(scenario.refusal_of(UseItem{second}) == RefusalReason::ItemHasNoUse);
}

TEST_CASE("an item with charges loses one a use and goes with the last", "[rules][item][I4]") {
    Scenario scenario("@/");
    scenario.act(Walk{Direction::East});
    scenario.act(PickUp{});
    CHECK_FALSE(events_of<ItemUsed>(scenario.act(UseItem{first}).events).front().consumed);
    CHECK(scenario.knowledge().pack().front().charges == 2);
    CHECK_FALSE(events_of<ItemUsed>(scenario.act(UseItem{first}).events).front().consumed);
    CHECK(events_of<ItemUsed>(scenario.act(UseItem{first}).events).front().consumed);
    CHECK_FALSE(scenario.knowledge().pack().front().item.has_value());
}

TEST_CASE("others take their turn after a use", "[rules][item][I4][W6]") {
    Scenario scenario("@!..B");
    scenario.act(Walk{Direction::East});
    scenario.does(hero_id, PickUp{});
    scenario.set_hit_points(hero_id, 1);
    const core::Point before = scenario.position(scenario.actor('B'));
    scenario.act(UseItem{first});
    scenario.act(Wait{});
    CHECK((!is_alive(scenario.world, hero_id) || scenario.position(scenario.actor('B')) != before));
}

TEST_CASE("a dropped item lies underfoot", "[rules][item][I5][W2]") {
    Scenario scenario = equipped_hero();
    const Turn turn = scenario.act(DropItem{second});
    CHECK_FALSE(events_of<ItemDropped>(turn.events).front().covered_corpse);
    CHECK(scenario.knowledge().object(scenario.hero_at())->item == scenario.catalog().find_item("rock"));
    CHECK_FALSE(scenario.knowledge().pack()[1].item.has_value());
    scenario.act(Walk{Direction::East});
    CHECK(scenario.drawn() == map_of(R"(
        #######
        #...*@#
        #######)"));
}

TEST_CASE("what the hero laid down is known as such until someone takes it", "[rules][item][I5]") {
    Scenario scenario(R"(
        #######
        #@....#
        #....g#
        #######)");
    const EntityId goblin = scenario.actor('g');
    const auto remembered = [&scenario](std::size_t place) {
        return scenario.knowledge().remembered_objects()[place].laid_down;
    };
    scenario.does(goblin, DropItem{scenario.give('*', goblin)});
    CHECK_FALSE(remembered(0));
    scenario.does(hero_id, DropItem{scenario.give('!')});
    CHECK(remembered(0));
    CHECK_FALSE(remembered(1));
    scenario.does(hero_id, PickUp{});
    for (const Item& item : scenario.world.entities.items.values()) {
        CHECK_FALSE(item.laid_down);
    }
}

TEST_CASE("a drop onto another item is refused", "[rules][item][I5]") {
    Scenario scenario = equipped_hero();
    scenario.act(DropItem{first});
    CHECK(scenario.refusal_of(DropItem{second}) == RefusalReason::ItemLiesHere);
}

TEST_CASE("a drop onto stairs is refused", "[rules][item][I5][W9]") {
    Scenario scenario("@!>");
    scenario.act(Walk{Direction::East});
    scenario.act(PickUp{});
    scenario.act(Walk{Direction::East});
    CHECK(scenario.refusal_of(DropItem{first}) == RefusalReason::StairsHere);
}

TEST_CASE("an item dropped onto a corpse lies there, and the corpse goes", "[rules][item][I5]") {
    Scenario scenario("@!d");
    scenario.act(Walk{Direction::East});
    scenario.act(PickUp{});
    while (scenario.actor('d').valid()) {
        scenario.act(Walk{Direction::East});
    }
    scenario.act(Walk{Direction::East});
    const Turn turn = scenario.act(DropItem{first});
    CHECK(events_of<ItemDropped>(turn.events).front().covered_corpse);
    CHECK(scenario.world.entities.corpses.size() == 0);
    scenario.act(Walk{Direction::West});
    CHECK(scenario.drawn() == map_of(".@!"));
}

TEST_CASE("monsters pick up, use and drop by the same commands", "[rules][item][W2]") {
    Scenario scenario(R"(
        ########
        #@..+!g#
        ########)");
    const EntityId goblin = scenario.actor('g');
    scenario.does(goblin, Walk{Direction::West});
    scenario.does(goblin, PickUp{});
    CHECK(scenario.world.entities.packs[goblin].slots[0].valid());
    scenario.does(goblin, DropItem{first});
    scenario.does(goblin, PickUp{});
    scenario.set_hit_points(goblin, 1);
    const Events events = scenario.does(goblin, UseItem{first});
    CHECK(events_of<ActorHealed>(events).front().amount == 1);
    CHECK_FALSE(events_of<ActorHealed>(events).front().actor.seen);
    CHECK(scenario.world.entities.items.size() == 0);
}

TEST_CASE("waiting regenerates hit points by level unless something hostile is in view",
          "[rules][wait][E8]") {
    Scenario alone("@..");
    alone.set_hit_points(hero_id, 18);
    CHECK(events_of<ActorWaited>(alone.act(Wait{}).events).front().regained == 1);
    alone.act(Wait{});
    CHECK(events_of<ActorWaited>(alone.act(Wait{}).events).front().regained == 0);
    CHECK(alone.hit_points(hero_id) == 20);

    alone.world.entities.abilities[hero_id].level = 7;
    alone.set_hit_points(hero_id, 10);
    CHECK(events_of<ActorWaited>(alone.act(Wait{}).events).front().regained == 3);

    Scenario watched("@....d");
    watched.set_hit_points(hero_id, 18);
    CHECK(events_of<ActorWaited>(watched.act(Wait{}).events).front().regained == 0);
    CHECK(watched.hit_points(hero_id) == 18);

    Scenario behind_a_door("@..+.d");
    behind_a_door.set_hit_points(hero_id, 18);
    behind_a_door.act(Wait{});
    CHECK(behind_a_door.hit_points(hero_id) == 19);
}

}  // namespace torchwake::rules
