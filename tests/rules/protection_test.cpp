// Monsters that plain blows do not solve: plates, regeneration and recoil (content::PlateTrick and the like),
// and what ends each of them (content::Weakness).

#include "rules/names.hpp"
#include "scenario/lamps.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/attack.hpp>
#include <torchwake/rules/touch.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

using content::ConditionKind;
using content::Weakness;
using core::Direction;

/// The catalog with matter and lamps, in which the orc, of 20 hit points and without dexterity, plays a
/// trick.
content::Catalog with_orc(content::Trick trick) {
    content::CatalogParts parts = scenario::matter_parts();
    scenario::add_lamps(parts);
    content::MonsterDef& orc = *std::ranges::find(parts.monsters, "orc", &content::MonsterDef::id);
    orc.hit_points = 20;
    orc.attributes.dexterity = 10;
    orc.tricks = {std::move(trick)};
    return content::Catalog(std::move(parts));
}

/// A kind in each state that ends protections, but for the flank.
const std::vector<Weakness> all_but_flank{Weakness::Fire,  Weakness::Acid, Weakness::Poison,
                                          Weakness::Water, Weakness::Hold, Weakness::Dark};

/// Brings the orc, which stands in (1, 0), into a state. The hero stands in (0, 0).
void bring_into(Scenario& scenario, Weakness state) {
    const EntityId orc = scenario.actor('o');
    switch (state) {
        case Weakness::Fire:
            scenario.world.entities.exposures.insert(orc, {beats_of_burning, 0, {}});
            break;
        case Weakness::Water:
            scenario.world.entities.exposures.insert(orc, {0, beats_of_wetness, {}});
            break;
        case Weakness::Acid:
            scenario.fires('U', {1, 0});
            break;
        case Weakness::Poison:
            scenario.let_last(orc, ConditionKind::Poison, 5);
            break;
        case Weakness::Hold:
            scenario.let_last(orc, ConditionKind::Held, 5);
            break;
        case Weakness::Dark:
            scenario.does(hero_id, SwitchTorch{});
            break;
        case Weakness::Flank:
            break;
    }
}

forecast::KnownActor known_orc(const Scenario& scenario) {
    return *scenario.knowledge().actor(scenario.position(scenario.actor('o')));
}

forecast::BlowForecast our_blows(const Scenario& scenario) {
    return forecast::forecast_fight(scenario.knowledge(), known_orc(scenario)).ours;
}

void hunt(Scenario& scenario, EntityId monster, EntityId prey, core::Point last_seen) {
    Mind& mind = scenario.world.entities.minds[monster];
    mind.intent = Intent::Hunt;
    mind.prey = prey;
    mind.last_seen = last_seen;
}

}  // namespace

TEST_CASE("plates take their armour from blows, as the forecast says, until a state to which they are weak",
          "[rules][trick][V5]") {
    for (const Weakness state : all_but_flank) {
        const content::Catalog catalog = with_orc(content::PlateTrick{4, {state}});
        Scenario scenario("@o....", 1, catalog);
        INFO("weakness " << static_cast<int>(state));
        // The hero's blow is 3 + U[0..1], which the dark does not take whole.
        scenario.world.entities.abilities[hero_id].skills.melee = 2;
        CHECK(known_orc(scenario).armour == 4);
        CHECK(known_orc(scenario).plated);
        CHECK(our_blows(scenario) == forecast::BlowForecast{});
        CHECK(events_of<BlowDodged>(scenario.does(hero_id, Walk{Direction::East})).size() == 1);
        bring_into(scenario, state);
        CHECK_FALSE(known_orc(scenario).plated);
        CHECK(known_orc(scenario).armour == 0);
        CHECK(our_blows(scenario).hit_permille == 1000);
        CHECK(events_of<BlowLanded>(scenario.does(hero_id, Walk{Direction::East})).size() == 1);
    }
}

TEST_CASE("plates take their armour from shots, and nothing from a spell", "[rules][trick][V5]") {
    const content::Catalog catalog = with_orc(content::PlateTrick{9, {Weakness::Fire}});
    Scenario scenario("@..o...", 1, catalog);
    const EntityId orc = scenario.actor('o');
    const Slot javelin = scenario.give('|');
    CHECK(events_of<ShotDodged>(scenario.does(hero_id, Throw{javelin, scenario.position(orc)})).size() == 1);
    scenario.fires('M', scenario.position(orc));
    CHECK(scenario.hit_points(orc) < 20);
}

TEST_CASE("a guard covers the three cells that a hunter faces, and no others", "[rules][trick][V5]") {
    const content::Catalog catalog = with_orc(content::PlateTrick{2, {Weakness::Flank}});
    Scenario scenario(R"(
        ......
        ..o...
        ......
        @.....)",
                      1, catalog);
    const EntityId orc = scenario.actor('o');
    const core::Point here = scenario.position(orc);
    hunt(scenario, orc, hero_id, here + core::offset(Direction::East));
    std::vector<Direction> covered;
    for (const Direction direction : core::all_directions) {
        if (protection_of(scenario, orc, here + core::offset(direction)).guard > 0) {
            covered.push_back(direction);
        }
    }
    CHECK(covered == std::vector{Direction::NorthEast, Direction::East, Direction::SouthEast});
}

TEST_CASE("a guard is down on who hunts another, is confused or flees, and comes up when a sleeper wakes",
          "[rules][trick][V5][law6]") {
    const content::Catalog catalog = with_orc(content::PlateTrick{2, {Weakness::Flank}});
    Scenario scenario("@o.r..", 1, catalog);
    const EntityId orc = scenario.actor('o');
    hunt(scenario, orc, hero_id, scenario.hero_at());
    CHECK(our_blows(scenario).hit_permille == 0);
    hunt(scenario, orc, scenario.actor('r'), {3, 0});
    CHECK(our_blows(scenario).hit_permille == 1000);
    hunt(scenario, orc, hero_id, scenario.hero_at());
    scenario.world.entities.minds[orc].intent = Intent::Flee;
    CHECK(our_blows(scenario).hit_permille == 1000);
    hunt(scenario, orc, hero_id, scenario.hero_at());
    scenario.confuse(orc, 3);
    CHECK(our_blows(scenario).hit_permille == 1000);
    scenario.put_to_sleep(orc);
    Scenario sleeper("@o....", 1, catalog);
    sleeper.put_to_sleep(sleeper.actor('o'));
    CHECK_FALSE(known_orc(sleeper).plated);
    CHECK(our_blows(sleeper).hit_permille == 1000);
    CHECK(our_blows(sleeper).likely_blows == forecast::most_blows);
}

TEST_CASE("a kind that regenerates regains in each of its actions, until a state to which it is weak",
          "[rules][trick][V5]") {
    for (const Weakness state : all_but_flank) {
        const content::Catalog catalog = with_orc(content::RegenerateTrick{3, {state}});
        Scenario scenario("@o....", 1, catalog);
        const EntityId orc = scenario.actor('o');
        INFO("weakness " << static_cast<int>(state));
        scenario.set_hit_points(orc, 10);
        scenario.does(orc, Wait{});
        CHECK(scenario.hit_points(orc) == 13);
        scenario.set_hit_points(orc, 19);
        scenario.does(orc, Wait{});
        CHECK(scenario.hit_points(orc) == 20);
        bring_into(scenario, state);
        scenario.set_hit_points(orc, 10);
        CHECK(known_orc(scenario).regained == 0);
        scenario.does(orc, Wait{});
        CHECK(scenario.hit_points(orc) <= 10);
    }
}

TEST_CASE("blows are foretold with what regenerates between them", "[rules][trick][V5][law6]") {
    const content::Catalog catalog = with_orc(content::RegenerateTrick{1, {Weakness::Fire}});
    Scenario scenario("@o....", 1, catalog);
    const EntityId orc = scenario.actor('o');
    // 1 + U[0..1] a blow, 1 regained before each but the first: of 4 hit points the fourth blow takes the
    // last if two of the first three are strong, or the fourth and one of them; at best the third.
    scenario.set_hit_points(orc, 4);
    CHECK(our_blows(scenario).fewest_blows == 3);
    core::RandomStream stream(7);
    const std::int32_t likely = our_blows(scenario).likely_blows;
    constexpr int fights = 20'000;
    int dead = 0;
    int dead_before = 0;
    for (int fight = 0; fight < fights; ++fight) {
        std::int32_t left = 4;
        for (std::int32_t blow = 1; blow <= likely && left > 0; ++blow) {
            left = std::min(left + (blow > 1 ? 1 : 0), 20) - 1 - stream.between(0, 1);
            dead_before += blow < likely && left <= 0 ? 1 : 0;
        }
        dead += left <= 0 ? 1 : 0;
    }
    constexpr int three_deviations = 220;
    CHECK(dead > fights / 2 - three_deviations);
    CHECK(dead_before < fights / 2 + three_deviations);
}

TEST_CASE("a blow against what recoils costs hit points, as the forecast says; a shot does not",
          "[rules][trick][V5]") {
    for (const Weakness state : all_but_flank) {
        const content::Catalog catalog = with_orc(content::RecoilTrick{3, {state}});
        Scenario scenario("@o....", 1, catalog);
        INFO("weakness " << static_cast<int>(state));
        const std::int32_t before = scenario.hit_points(hero_id);
        CHECK(our_blows(scenario).recoil == 3);
        scenario.does(hero_id, Walk{Direction::East});
        CHECK(scenario.hit_points(hero_id) == before - 3);
        const Slot javelin = scenario.give('|');
        scenario.does(hero_id, Throw{javelin, core::Point{1, 0}});
        CHECK(scenario.hit_points(hero_id) == before - 3);
        bring_into(scenario, state);
        const std::int32_t now = scenario.hit_points(hero_id);
        CHECK(our_blows(scenario).recoil == 0);
        scenario.does(hero_id, Walk{Direction::East});
        CHECK(scenario.hit_points(hero_id) == now);
    }
}

TEST_CASE("an unhurt one of a kind is foretold with its protections", "[rules][trick][V5][preview]") {
    for (const content::Trick& trick : {content::Trick(content::PlateTrick{2, {Weakness::Fire}}),
                                        content::Trick(content::PlateTrick{2, {Weakness::Flank}}),
                                        content::Trick(content::RegenerateTrick{1, {Weakness::Fire}}),
                                        content::Trick(content::RecoilTrick{1, {Weakness::Fire}})}) {
        const content::Catalog catalog = with_orc(trick);
        Scenario scenario("@o....", 1, catalog);
        hunt(scenario, scenario.actor('o'), hero_id, scenario.hero_at());
        const forecast::KnownActor unhurt = forecast::unhurt(scenario.knowledge(), known_orc(scenario).kind);
        CHECK(forecast::forecast_fight(scenario.knowledge(), unhurt) ==
              forecast::forecast_fight(scenario.knowledge(), known_orc(scenario)));
    }
}

}  // namespace torchwake::rules
