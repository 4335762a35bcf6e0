#include "autopilot/carry_out.hpp"
#include "scenario/caster_catalog.hpp"
#include "scenario/market.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/autopilot/attack.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::autopilot {
namespace {

using core::Direction;
using scenario::Scenario;

/// The direction of the step that attacks the nearest; nothing if there is a stop instead.
std::optional<Direction> attack_step(const Scenario& scenario) {
    const auto step = attack_nearest(scenario.knowledge());
    const auto* const command = std::get_if<rules::Command>(&step);
    return command != nullptr ? std::optional(std::get<rules::Walk>(*command).direction) : std::nullopt;
}

StopReason attack_stop(const Scenario& scenario) {
    return std::get<Stop>(attack_nearest(scenario.knowledge())).reason;
}

}  // namespace

TEST_CASE("attack strikes the most dangerous enemy beside the hero", "[autopilot][attack][H2]") {
    CHECK(attack_step(Scenario("#####\n#.d.#\n#.@B#\n#####")) == Direction::East);
    CHECK(attack_step(Scenario("#####\n#.B.#\n#.@d#\n#####")) == Direction::North);
}

TEST_CASE("of equally dangerous enemies beside the hero attack strikes the one with fewer hit points",
          "[autopilot][attack][H2]") {
    Scenario scenario("#####\n#.@d#\n#.d.#\n#####");
    CHECK(attack_step(scenario) == Direction::East);
    scenario.set_hit_points(scenario.world.caches.actors[{3, 1}], 2);
    CHECK(attack_step(scenario) == Direction::South);
}

TEST_CASE("without an enemy beside the hero attack steps towards the nearest by walking",
          "[autopilot][attack][H2]") {
    CHECK(attack_step(Scenario("##########\n#d.@....d#\n##########")) == Direction::West);
    CHECK(attack_step(Scenario("#######\n#@Yd..#\n#.....#\n#######")) == Direction::South);
}

TEST_CASE("attack walks around the corner that a blow can't pass", "[autopilot][attack][H2][W4]") {
    CHECK(attack_step(Scenario("#####\n#@#.#\n#.d.#\n#####")) == Direction::South);
}

TEST_CASE("without an enemy in view attack does nothing", "[autopilot][attack][H2]") {
    CHECK(attack_stop(Scenario("####\n#@.#\n####")) == StopReason::NoEnemy);
    CHECK(attack_stop(Scenario("#####\n#@+d#\n#####")) == StopReason::NoEnemy);
}

TEST_CASE("attack does nothing for a hero below half of its hit points", "[autopilot][attack][H2]") {
    Scenario scenario("####\n#@d#\n####");
    scenario.set_hit_points(rules::hero_id, 10);
    CHECK(attack_step(scenario) == Direction::East);
    scenario.set_hit_points(rules::hero_id, 9);
    CHECK(attack_stop(scenario) == StopReason::TooWeak);
}

TEST_CASE("attack leaves an enemy that harms who strikes it to a step by hand",
          "[autopilot][attack][H2][V5]") {
    content::CatalogParts parts = scenario::test_parts();
    std::ranges::find(parts.monsters, "dummy", &content::MonsterDef::id)->tricks = {
        content::RecoilTrick{2, {}}};
    const content::Catalog thorny(parts);
    const auto stop = [&thorny](std::string_view map) {
        const Scenario scenario(map, 1, thorny);
        return std::get<Stop>(attack_nearest(scenario.knowledge()));
    };
    const Stop from_afar{StopReason::FromAfar, *thorny.find_monster("dummy"), {}};
    CHECK(stop("####\n#@d#\n####") == from_afar);
    CHECK(stop("######\n#@..d#\n######") == from_afar);
    CHECK(stop("#######\n#d@..B#\n#######") == from_afar);
    CHECK(attack_step(Scenario("#####\n#d@B#\n#####", 1, thorny)) == Direction::East);
    CHECK(attack_step(Scenario("########\n#d..@..B#\n########", 1, thorny)) == Direction::East);
    Scenario by_hand("####\n#@d#\n####", 1, thorny);
    CHECK_FALSE(by_hand.act(rules::Walk{Direction::East}).refusal);
}

TEST_CASE("attack does not burst an enemy beside the hero", "[autopilot][attack][H2][V5]") {
    const scenario::MatterScenario scenario("####\n#@i#\n####");
    const Stop stop{StopReason::FromAfar, kind(scenario, "bladder"), {}};
    CHECK(std::get<Stop>(attack_nearest(scenario.knowledge())) == stop);
}

TEST_CASE("attack never strikes who is no enemy", "[autopilot][attack][H2]") {
    const content::Catalog& market = scenario::market_catalog();
    CHECK(attack_stop(Scenario("####\n#@s#\n####", 1, market)) == StopReason::NoEnemy);
    CHECK(attack_stop(Scenario("#####\n#@sd#\n#####", 1, market)) == StopReason::Refused);
}

TEST_CASE("attack says that no way leads to an enemy beyond reach", "[autopilot][attack][H2]") {
    const Scenario scenario("#####\n#@Yd#\n#####");
    const Stop stop{StopReason::OutOfReach, kind(scenario, "dummy"), {}};
    CHECK(std::get<Stop>(attack_nearest(scenario.knowledge())) == stop);
}

TEST_CASE("attack stops where an announced spell would strike the hero first",
          "[autopilot][attack][H2][V6]") {
    const content::Catalog catalog = scenario::changed_casters(
        [](content::MonsterDef& kind, const std::vector<content::SpellDef>& spells) {
            for (content::Ability& ability : kind.abilities) {
                const auto& aim = spells[ability.spell.value].aim;
                ability.announced = aim && (aim->pierces || aim->radius.value > 0);
            }
        });
    Scenario scenario(R"(
        #########
        #.......#
        #@..D...#
        #.......#
        #########)",
                      1, catalog);
    scenario.world.entities.vitals[rules::hero_id] = {90, 90, 10, 10};
    for (int turn = 0; turn < 8 && scenario.knowledge().announcements().empty(); ++turn) {
        CHECK(attack_step(scenario).has_value());
        scenario.act(rules::Wait{});
    }
    const auto announced = scenario.knowledge().announcements();
    REQUIRE(announced.size() == 1);
    const std::int32_t wait = scenario.knowledge().hero().wait;
    const core::Point here = scenario.hero_at();
    CHECK(cast_before(announced, here, announced.front().ticks + 1) == &announced.front());
    CHECK(cast_before(announced, here, announced.front().ticks) == nullptr);
    CHECK(cast_before(announced, announced.front().from, announced.front().ticks + 1) == nullptr);
    while (scenario.knowledge().announcements().front().ticks >= wait) {
        scenario.act(rules::Wait{});
    }
    const Stop stop{StopReason::Announced, announced.front().kind, {}};
    CHECK(std::get<Stop>(attack_nearest(scenario.knowledge())) == stop);
}

TEST_CASE("enemies are ordered by what their blows cost over their distance", "[autopilot][attack][T1]") {
    const Scenario scenario("##########\n#d.@..B..#\n##########");
    const std::vector<forecast::KnownActor> enemies = enemies_by_danger(scenario.knowledge());
    REQUIRE(enemies.size() == 2);
    CHECK(enemies[0].kind == kind(scenario, "brute"));
    CHECK(enemies[1].kind == kind(scenario, "dummy"));
    CHECK(danger_of(scenario.knowledge(), enemies[0]) > danger_of(scenario.knowledge(), enemies[1]));
    const Scenario alike("##########\n#d..@.d..#\n##########");
    CHECK(enemies_by_danger(alike.knowledge()).front().at == core::Point{6, 1});
}

TEST_CASE("the nearest stairs are those with the shortest way, seen or remembered", "[autopilot][W9]") {
    Scenario scenario(R"(
        ###########
        #>#@.....>#
        #.#########
        #.........#
        ###########)");
    CHECK(nearest_stairs(scenario.knowledge(), content::Stairs::Down) == core::Point{9, 1});
    CHECK_FALSE(nearest_stairs(scenario.knowledge(), content::Stairs::Up).has_value());
}

TEST_CASE("stairs that the hero has not seen are not known, and remembered ones are", "[autopilot][W9]") {
    Scenario scenario(R"(
        #######
        #@+..>#
        #######)");
    CHECK_FALSE(nearest_stairs(scenario.knowledge(), content::Stairs::Down).has_value());
    REQUIRE(carry_out(scenario, Explore{}).stop.reason == StopReason::Explored);
    REQUIRE(carry_out(scenario, TravelTo{{1, 1}}).stop.reason == StopReason::Arrived);
    scenario.act(rules::Wait{});
    CHECK(nearest_stairs(scenario.knowledge(), content::Stairs::Down) == core::Point{5, 1});
}

}  // namespace torchwake::autopilot
