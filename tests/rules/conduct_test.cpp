// Lightning runs through water; oil is slippery until frost makes it thick.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/odds.hpp>

#include <catch2/catch_test_macros.hpp>

#include <utility>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

constexpr std::int32_t most = 40;

/// A creature with many hit points, standing in water.
EntityId soaked(MatterScenario& scenario, char letter) {
    const EntityId one = scenario.actor(letter);
    scenario.put_to_sleep(one);
    scenario.world.entities.vitals[one] = {most, most, 0, 0};
    scenario.flood(scenario.position(one), "water");
    return one;
}

}  // namespace

TEST_CASE("lightning runs through all water that is joined, and hurts twice whoever stands in it",
          "[rules][matter][S5]") {
    MatterScenario scenario(R"(
        @..~~~.r
        .....d.~)");
    const EntityId dummy = soaked(scenario, 'd');
    const EntityId rat = soaked(scenario, 'r');
    scenario.fires('L', {3, 0});
    CHECK(scenario.hit_points(dummy) == most - 6);
    CHECK(scenario.hit_points(rat) == most);
}

TEST_CASE("lightning hits one that is dry once, and does not run over dry ground", "[rules][matter][S5]") {
    MatterScenario scenario("@..dr");
    const EntityId dummy = scenario.actor('d');
    scenario.world.entities.vitals[dummy] = {most, most, 0, 0};
    const std::int32_t before = scenario.hit_points(scenario.actor('r'));
    scenario.fires('L', {3, 0});
    CHECK(scenario.hit_points(dummy) == most - 3);
    CHECK(scenario.hit_points(scenario.actor('r')) == before);
}

TEST_CASE("the aim shows all whom lightning would strike through water, and asks for the hero",
          "[rules][matter][preview][S5]") {
    MatterScenario scenario("@~~d..");
    scenario.flood({0, 0}, "water");
    const EntityId dummy = soaked(scenario, 'd');
    const Slot slot = scenario.give('L');
    const content::ItemId lightning = *scenario.catalog().find_item("lightning");
    const forecast::AimForecast outlook = forecast::forecast_aim(scenario.knowledge(), lightning, {3, 0});
    REQUIRE(outlook.victims.size() == 2);
    CHECK(outlook.victims[0].victim == dummy);
    CHECK(outlook.victims[1].victim == hero_id);
    CHECK(outlook.victims[1].most_damage == 6);
    const auto harm = forecast::forecast_harm(scenario.knowledge(), UseItem{slot, core::Point{3, 0}});
    REQUIRE(harm);
    CHECK(harm->kind == forecast::HarmKind::Self);
}

TEST_CASE("a step onto oil from firm ground slides on over it for a cell", "[rules][matter][movement]") {
    MatterScenario scenario("@\"\"\".");
    const Events events = scenario.does(hero_id, Walk{core::Direction::East});
    CHECK(scenario.hero_at() == core::Point{2, 0});
    REQUIRE(events_of<ActorSlid>(events).size() == 1);
    CHECK(events_of<ActorSlid>(events).front().from == core::Point{1, 0});
    scenario.does(hero_id, Walk{core::Direction::West});
    CHECK(scenario.hero_at() == core::Point{1, 0});
}

TEST_CASE("a slide ends at a web that holds, and stirs what lies between", "[rules][matter][movement][S4]") {
    MatterScenario held("@\"\"..");
    held.cover({1, 0}, "web");
    CHECK(events_of<ActorSlid>(held.does(hero_id, Walk{core::Direction::East})).empty());
    CHECK(held.hero_at() == core::Point{1, 0});
    CHECK(held.turns_of(content::ConditionKind::Held) > 0);
    MatterScenario marsh("@\"\"..");
    marsh.cover({1, 0}, "marsh");
    CHECK(events_of<ActorSlid>(marsh.does(hero_id, Walk{core::Direction::East})).size() == 1);
    CHECK(marsh.matter_at({1, 0}).gas == *marsh.catalog().find_matter("marsh_gas"));
}

namespace {

/// Oil beside the hero, and a trap in one of its cells.
class TrappedOil : public Scenario {
  public:
    TrappedOil(core::Point trap, TrapState state) : Scenario("@\"\"..", 1, the_catalog()) {
        world.level.traps = {{trap, scenario::trap_id(scenario::TestTrap::Dart), state}};
        rebuild_caches(*this);
    }

  private:
    static const content::Catalog& the_catalog() {
        static const content::Catalog made = [] {
            content::CatalogParts parts = scenario::matter_parts();
            parts.traps = scenario::test_traps();
            return content::Catalog(std::move(parts));
        }();
        return made;
    }
};

}  // namespace

TEST_CASE("a trap springs under who slides over it, and the slide ends there", "[rules][matter][traps][S4]") {
    TrappedOil scenario({1, 0}, TrapState::Hidden);
    const Events events = scenario.does(hero_id, Walk{core::Direction::East});
    CHECK(events_of<TrapSprung>(events).size() == 1);
    CHECK(events_of<ActorSlid>(events).empty());
    CHECK(scenario.hero_at() == core::Point{1, 0});
}

TEST_CASE("a slide onto a hidden trap springs it, and only a known one is foretold",
          "[rules][matter][traps][harm][S4]") {
    TrappedOil hidden({2, 0}, TrapState::Hidden);
    CHECK_FALSE(forecast::forecast_harm(hidden.knowledge(), Walk{core::Direction::East}));
    const Events events = hidden.does(hero_id, Walk{core::Direction::East});
    CHECK(events_of<ActorSlid>(events).size() == 1);
    CHECK(events_of<TrapSprung>(events).size() == 1);
    TrappedOil known({2, 0}, TrapState::Spotted);
    const auto harm = forecast::forecast_harm(known.knowledge(), Walk{core::Direction::East});
    REQUIRE(harm);
    CHECK(harm->kind == forecast::HarmKind::Trap);
    CHECK(harm->at == core::Point{2, 0});
}

TEST_CASE("one that flies over water is not wet, and lightning does not run to it through the water",
          "[rules][matter][preview][S5]") {
    MatterScenario scenario("@.~~~v.");
    const EntityId bat = soaked(scenario, 'v');
    const content::ItemId lightning = *scenario.catalog().find_item("lightning");
    CHECK(forecast::forecast_aim(scenario.knowledge(), lightning, {2, 0}).victims.empty());
    scenario.fires('L', {2, 0});
    CHECK(scenario.hit_points(bat) == most);
    const forecast::AimForecast outlook = forecast::forecast_aim(scenario.knowledge(), lightning, {5, 0});
    REQUIRE(outlook.victims.size() == 1);
    CHECK(outlook.victims.front().most_damage == 3);
    scenario.fires('L', {5, 0});
    CHECK(scenario.hit_points(bat) == most - 3);
}

TEST_CASE("nobody slides against others, off the oil, or on oil that frost made thick",
          "[rules][matter][movement]") {
    MatterScenario taken("@\"d..");
    taken.flood({2, 0}, "oil");
    taken.does(hero_id, Walk{core::Direction::East});
    CHECK(taken.hero_at() == core::Point{1, 0});
    MatterScenario narrow("@\"...");
    narrow.does(hero_id, Walk{core::Direction::East});
    CHECK(narrow.hero_at() == core::Point{1, 0});
    MatterScenario cold("@\"\"..");
    cold.fires('K', {1, 0});
    cold.let_beats_pass();
    CHECK(cold.matter() == map_of(".J\".."));
    cold.does(hero_id, Walk{core::Direction::East});
    CHECK(cold.hero_at() == core::Point{1, 0});
}

TEST_CASE("heat makes oil of thick oil, and lights it", "[rules][matter]") {
    MatterScenario scenario("@..J..");
    scenario.light({3, 0});
    scenario.let_beats_pass();
    CHECK(scenario.matter_at({3, 0}).burns);
    CHECK(scenario.matter_at({3, 0}).liquid == *scenario.catalog().find_matter("oil"));
}

TEST_CASE("the question before a step knows where it slides to", "[rules][matter][harm]") {
    MatterScenario scenario("@\"\"..");
    scenario.fires('D', {2, 0});
    scenario.light({2, 0});
    const auto harm = forecast::forecast_harm(scenario.knowledge(), Walk{core::Direction::East});
    REQUIRE(harm);
    CHECK(harm->kind == forecast::HarmKind::Matter);
}

}  // namespace torchwake::rules
