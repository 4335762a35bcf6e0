// The next actions of the actors, as the hero can tell.

#include "scenario/scenario.hpp"

#include <torchwake/rules/turn_order.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::events_of;
using scenario::Scenario;

constexpr std::size_t shown = 8;

constexpr const char* hall = R"(
    ###########
    #@.......d#
    #........d#
    #.......d.#
    ###########)";

/// The place of the hero's second act.
std::size_t second_act_of_hero(const std::vector<UpcomingAct>& acts) {
    const auto again =
        std::find_if(acts.begin() + 1, acts.end(), [](const UpcomingAct& act) { return act.id == hero_id; });
    return static_cast<std::size_t>(again - acts.begin());
}

/// The others who are certain to act before the hero does again.
std::vector<EntityId> certain_others(const std::vector<UpcomingAct>& acts) {
    std::vector<EntityId> ids;
    for (const UpcomingAct& act : acts) {
        if (act.certain && act.id != hero_id) {
            ids.push_back(act.id);
        }
    }
    return ids;
}

void set_counter(Scenario& scenario, EntityId actor, std::int32_t ticks) {
    scenario.world.entities.initiatives[actor].counter = ticks;
}

}  // namespace

TEST_CASE("who is certain to act before the hero's next move does, in that order",
          "[rules][initiative][E3]") {
    Scenario scenario(hall);
    std::size_t foretold = 0;
    for (int turn = 0; turn < 300; ++turn) {
        const std::vector<EntityId> certain = certain_others(upcoming_acts(scenario.knowledge(), shown));
        std::vector<EntityId> acted;
        for (const ActorWaited& waited : events_of<ActorWaited>(scenario.act(Wait{}).events)) {
            if (waited.actor.id != hero_id) {
                acted.push_back(waited.actor.id);
            }
        }
        REQUIRE(acted.size() >= certain.size());
        CHECK(std::equal(certain.begin(), certain.end(), acted.begin()));
        foretold += certain.size();
    }
    CHECK(foretold > 300);
}

TEST_CASE("the hero is first, equal counters go by id, and what hangs on a roll is not certain",
          "[rules][initiative][E3]") {
    Scenario scenario(hall);
    set_counter(scenario, EntityId{1}, 5);
    set_counter(scenario, EntityId{2}, 5);
    set_counter(scenario, EntityId{3}, 12);
    const std::vector<UpcomingAct> acts = upcoming_acts(scenario.knowledge(), shown);
    REQUIRE(acts.size() == shown);
    CHECK(acts[0].id == hero_id);
    CHECK(acts[1].id == EntityId{1});
    CHECK(acts[2].id == EntityId{2});
    CHECK((acts[0].certain && acts[1].certain && acts[2].certain));
    // The hero waits for 6 to 11 ticks, the third for 12: who comes first is rolled.
    CHECK(acts[3].id == hero_id);
    CHECK_FALSE(acts[3].certain);
    CHECK_FALSE(acts[4].certain);
}

TEST_CASE("a heavy coat lets the hero act visibly later", "[rules][initiative][E3]") {
    Scenario bare(hall);
    const std::size_t usual = second_act_of_hero(upcoming_acts(bare.knowledge(), shown));
    Scenario laden(hall);
    laden.world.caches.encumbrances[hero_id].penalty = core::Tenths{90};
    const std::size_t late = second_act_of_hero(upcoming_acts(laden.knowledge(), shown));
    CHECK(late > usual);
}

TEST_CASE("nobody out of view is told of", "[rules][initiative][E3]") {
    Scenario scenario(R"(
        ###########
        #@.......d#
        ###########
        #d.......d#
        ###########)");
    for (const UpcomingAct& act : upcoming_acts(scenario.knowledge(), shown)) {
        CHECK((act.id == hero_id || act.at.y == 1));
    }
}

}  // namespace torchwake::rules
