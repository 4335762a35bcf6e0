#include "scenario/scenario.hpp"

#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

using scenario::events_of;
using scenario::Scenario;

bool shot(const Turn& turn) {
    return !events_of<MissileFlew>(turn.events).empty();
}

/// The hero waits until something happened to it, or so many turns have passed.
template <class Happened>
bool waits_for(Scenario& scenario, const Happened& happened, int turns = 40) {
    for (int turn = 0; turn < turns; ++turn) {
        if (happened(scenario.act(Wait{}))) {
            return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("an archer shoots from afar until it has no arrows left, and then comes", "[rules][mind][A2][I8]") {
    Scenario scenario(R"(
        #########
        #@.....a#
        #########)");
    scenario.world.entities.vitals[hero_id] = {90, 90, 0, 0};
    const EntityId archer = scenario.actor('a');
    int shots = 0;
    for (int turn = 0; turn < 20 && shots < 3; ++turn) {
        CHECK(scenario.position(archer) == core::Point{7, 1});
        shots += shot(scenario.act(Wait{})) ? 1 : 0;
    }
    CHECK(shots == 3);
    CHECK(waits_for(scenario, [&scenario, archer](const Turn&) {
        return core::adjacent(scenario.position(archer), scenario.hero_at());
    }));
    CHECK(waits_for(scenario, [](const Turn& turn) {
        return !events_of<BlowLanded>(turn.events).empty() || !events_of<BlowDodged>(turn.events).empty();
    }));
}

TEST_CASE("an archer comes into range before it shoots", "[rules][mind][A2]") {
    Scenario scenario(R"(
        ###########
        #@.......a#
        ###########)");
    const EntityId archer = scenario.actor('a');
    REQUIRE(waits_for(scenario, shot));
    CHECK(scenario.position(archer) == core::Point{7, 1});
}

TEST_CASE("an archer steps away from who stands beside it, and fights where there is no room",
          "[rules][mind][A2]") {
    Scenario room(R"(
        ########
        #......#
        #.@a...#
        #......#
        ########)");
    const EntityId archer = room.actor('a');
    REQUIRE(waits_for(room, [&room, archer](const Turn&) {
        return core::chebyshev_distance(room.position(archer), room.hero_at()) == 2;
    }));

    Scenario corner(R"(
        ####
        #@a#
        ####)");
    const EntityId cornered = corner.actor('a');
    REQUIRE(waits_for(corner, [](const Turn& turn) {
        return !events_of<BlowLanded>(turn.events).empty() || !events_of<BlowDodged>(turn.events).empty();
    }));
    CHECK(corner.position(cornered) == core::Point{2, 1});
}

TEST_CASE("an archer never shoots through a friend", "[rules][mind][A2]") {
    Scenario scenario(R"(
        ########
        #@..d.a#
        ########)");
    scenario.world.entities.vitals[hero_id] = {90, 90, 0, 0};
    for (int turn = 0; turn < 20; ++turn) {
        CHECK_FALSE(shot(scenario.act(Wait{})));
    }
}

TEST_CASE("what an archer has not shot falls where it dies", "[rules][death][W3][A2]") {
    Scenario scenario(R"(
        #####
        #@a.#
        #####)");
    const EntityId archer = scenario.actor('a');
    scenario.set_hit_points(archer, 1);
    scenario.world.entities.abilities[archer].attributes.dexterity = 10;
    const Events events = scenario.does(hero_id, Walk{core::Direction::East});
    REQUIRE(events_of<ActorDied>(events).size() == 1);
    std::int32_t arrows = 0;
    for (const ItemFell& fell : events_of<ItemFell>(events)) {
        const Item& item = scenario.world.entities.items[scenario.world.caches.objects[fell.at]];
        arrows += fell.item == scenario.catalog().find_item("arrow") ? item.count : 0;
    }
    CHECK(arrows == 3);
}

}  // namespace torchwake::rules
