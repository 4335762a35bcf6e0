// Lords: met with a sentence, and fighting in phases that begin as they are hurt; the toll of gates.

#include "rules/names.hpp"
#include "scenario/caster_catalog.hpp"

#include <torchwake/rules/game_state.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>

namespace torchwake::rules {
namespace {

/// The casters of caster_catalog.hpp, whose dragon is a lord of three phases: it breathes only in the second.
/// The last tile is a gate for 2 pieces of gold.
const content::Catalog& lords() {
    static const content::Catalog catalog =
        scenario::changed_casters([](content::MonsterDef& kind, const auto&) {
            if (kind.id == "dragon") {
                kind.lord = content::Lord{{60, 30}, {"met", "second", "third"}};
                kind.abilities.front().phase = 2;
                kind.abilities.front().chance = 1;
            }
        });
    return catalog;
}

Scenario lord_in(std::string_view map) {
    Scenario scenario(map, 1, lords());
    scenario.world.entities.vitals[hero_id] = {90, 90, 10, 10};
    return scenario;
}

/// The phases that begin while the hero waits so many turns.
std::vector<std::int32_t> phases_in(Scenario& scenario, int turns) {
    std::vector<std::int32_t> phases;
    for (int turn = 0; turn < turns; ++turn) {
        for (const LordPhaseBegan& began : events_of<LordPhaseBegan>(scenario.act(Wait{}).events)) {
            phases.push_back(began.phase);
        }
    }
    return phases;
}

void hurt_to(Scenario& scenario, EntityId actor, std::int32_t percent) {
    Vitals& vitals = scenario.world.entities.vitals[actor];
    vitals.hit_points = vitals.max_hit_points * percent / 100;
}

constexpr std::string_view throne = R"(
    #########
    #.......#
    #@..D...#
    #.......#
    #########)";

}  // namespace

TEST_CASE("a lord is met once, when the hero sees it first", "[rules][lord]") {
    Scenario scenario = lord_in(throne);
    CHECK(phases_in(scenario, 1) == std::vector{1});
    CHECK(phases_in(scenario, 6).empty());
}

TEST_CASE("each phase of a lord begins once, and stays when it heals", "[rules][lord]") {
    Scenario scenario = lord_in(throne);
    const EntityId lord = scenario.actor('D');
    static_cast<void>(phases_in(scenario, 1));
    hurt_to(scenario, lord, 59);
    CHECK(phases_in(scenario, 1) == std::vector{2});
    hurt_to(scenario, lord, 100);
    CHECK(phases_in(scenario, 2).empty());
    CHECK(scenario.world.entities.lordships[lord].phase == 2);
    hurt_to(scenario, lord, 20);
    CHECK(phases_in(scenario, 2) == std::vector{3});
}

TEST_CASE("an ability of a phase is used in that phase alone", "[rules][lord]") {
    Scenario scenario = lord_in(throne);
    const EntityId lord = scenario.actor('D');
    const auto casts = [&scenario] {
        std::size_t count = 0;
        for (int turn = 0; turn < 12; ++turn) {
            scenario.world.entities.vitals[hero_id].hit_points = 90;
            count += events_of<SpellCast>(scenario.act(Wait{}).events).size();
        }
        return count;
    };
    CHECK(casts() == 0);
    hurt_to(scenario, lord, 50);
    CHECK(casts() > 0);
    hurt_to(scenario, lord, 10);
    static_cast<void>(scenario.act(Wait{}));
    CHECK(casts() == 0);
}

TEST_CASE("a dead lord leaves nothing of its lordship", "[rules][lord]") {
    Scenario scenario = lord_in(R"(
        #####
        #@D.#
        #####)");
    const EntityId lord = scenario.actor('D');
    for (int blow = 0; blow < 40 && is_alive(scenario.world, lord); ++blow) {
        scenario.set_hit_points(lord, 1);
        scenario.set_hit_points(hero_id, 90);
        scenario.act(Walk{Direction::East});
    }
    REQUIRE_FALSE(is_alive(scenario.world, lord));
    CHECK(scenario.world.entities.lordships.size() == 0);
}

TEST_CASE("a gate opens to the hero alone, for its toll", "[rules][lord]") {
    content::CatalogParts parts = scenario::test_parts();
    const content::TileId gate_id{static_cast<std::uint8_t>(parts.tiles.size())};
    content::TileDef gate;
    gate.id = "gate";
    gate.blocks = true;
    gate.opens_to = content::TileId{0};
    gate.toll = 2;
    parts.tiles.push_back(gate);
    const content::Catalog catalog(std::move(parts));
    Scenario scenario(R"(
        #####
        #@1.#
        #####)",
                      1, catalog);
    const core::Point at = scenario.at('1');
    scenario.world.level.tiles[at] = gate_id;
    rebuild_caches(scenario);
    CHECK_FALSE(scenario.world.caches.flags[at].passable());
    CHECK(scenario.refusal_of(Walk{Direction::East}) == RefusalReason::TollTooHigh);
    scenario.world.entities.purses[hero_id].coins = core::Coins{300};
    const Turn turn = scenario.act(Walk{Direction::East});
    const auto paid = events_of<TollPaid>(turn.events);
    REQUIRE(paid.size() == 1);
    CHECK(paid.front().coins == core::Coins{200});
    CHECK(scenario.world.entities.purses[hero_id].coins == core::Coins{100});
    CHECK(scenario.world.level.tiles[at] == content::TileId{0});
}

}  // namespace torchwake::rules
