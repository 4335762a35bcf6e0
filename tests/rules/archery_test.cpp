#include "scenario/scenario.hpp"

#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

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

TEST_CASE("the forecast of an archer's shot agrees with every roll", "[rules][mind][preview][A2][C2]") {
    Scenario scenario("@.....a");
    scenario.world.entities.vitals[hero_id] = {90, 90, 0, 0};
    const forecast::Knowledge knowledge = scenario.knowledge();
    const std::optional<forecast::ShotForecast> outlook =
        forecast::forecast_shot_of(knowledge, knowledge.actors_in_view().front());
    REQUIRE(outlook);
    CHECK(outlook->weapon == scenario.catalog().find_item("bow"));
    CHECK(outlook->range == core::Cells{6});
    constexpr int shots = 2000;
    std::vector<std::int32_t> hits;
    const World before = scenario.world;
    for (std::uint64_t shot = 0; shot < shots; ++shot) {
        scenario.world = before;
        scenario.world.streams.combat = core::derive_stream(shot, "combat", 0);
        for (const ShotLanded& landed :
             events_of<ShotLanded>(scenario.does(scenario.actor('a'), Fire{core::Point{0, 0}}))) {
            hits.push_back(landed.damage);
        }
    }
    REQUIRE_FALSE(hits.empty());
    CHECK(std::ranges::min(hits) == outlook->least_damage);
    CHECK(std::ranges::max(hits) == outlook->most_damage);
    CHECK(std::abs(static_cast<std::int32_t>(hits.size()) * 1000 / shots - outlook->hit_permille) <= 35);
}

TEST_CASE("those who hunt the hero never take more before its next turn than is foretold",
          "[rules][mind][preview][E2]") {
    std::int32_t taken = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Scenario scenario(R"(
            #########
            #@.....a#
            #.B....T#
            #########)",
                          seed);
        scenario.world.entities.vitals[hero_id] = {90, 90, 0, 0};
        for (int turn = 0; turn < 8; ++turn) {
            for (const forecast::KnownActor& actor : scenario.knowledge().actors_in_view()) {
                scenario.world.entities.minds[actor.id].intent = Intent::Hunt;
                scenario.world.entities.minds[actor.id].prey = hero_id;
            }
            const std::int32_t most = forecast::most_harm_before_turn(scenario.knowledge());
            const std::int32_t before = scenario.hit_points(hero_id);
            scenario.act(Wait{});
            const std::int32_t lost = before - scenario.hit_points(hero_id);
            CHECK(lost <= most);
            taken += lost;
        }
    }
    CHECK(taken > 0);
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
