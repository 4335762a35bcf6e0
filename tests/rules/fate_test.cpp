// The cause of the hero's death: by whom, by what matter, and with what.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/trap_catalog.hpp"

#include <torchwake/rules/fate.hpp>
#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <vector>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;
using scenario::TestTrap;

/// The fate of a hero that only waits for its death.
Fate fate_of_waiting(Scenario& scenario) {
    constexpr int most_turns = 30;
    Inquest inquest(scenario.catalog().hero());
    std::optional<RunOutcome> outcome;
    for (int turn = 0; turn < most_turns && !outcome; ++turn) {
        const Turn taken = scenario.act(Wait{});
        for (const Event& event : taken.events) {
            inquest.hear(event);
        }
        outcome = taken.outcome;
    }
    REQUIRE(outcome.has_value());
    return fate_of(scenario.catalog(), *outcome, inquest.cause());
}

/// A hero of one hit point on dry grass, beside a cell that it has set fire to.
MatterScenario arsonist() {
    MatterScenario scenario("@,....");
    scenario.cover({0, 0}, "dry_grass");
    scenario.set_hit_points(hero_id, 1);
    scenario.light({1, 0});
    return scenario;
}

/// The fate that those events tell of a hero that killed itself.
Fate fate_told_by(const std::vector<Event>& events) {
    const content::Catalog& catalog = scenario::trap_catalog();
    Inquest inquest(catalog.hero());
    for (const Event& event : events) {
        inquest.hear(event);
    }
    return fate_of(catalog, {RunEnd::HeroDied, catalog.hero()}, inquest.cause());
}

}  // namespace

TEST_CASE("who burns to death in a fire of its own died of what it used", "[rules][matter][fate][F3][S4]") {
    MatterScenario scenario = arsonist();
    CHECK(fate_of_waiting(scenario) == Fate{"hero", "fire", "flame"});
    CHECK(scenario.world.run.killer == scenario.catalog().hero());
}

TEST_CASE("who burns to death in a fire that nobody lit died of the fire alone, not of hunger",
          "[rules][matter][fate][F3][S4]") {
    MatterScenario scenario = arsonist();
    scenario.world.level.matter.active.cause[{1, 0}] = 0;
    CHECK(fate_of_waiting(scenario) == Fate{"fire", "fire"});
    CHECK(scenario.world.run.killer == scenario.catalog().hero());
    CHECK(broken_invariant(scenario) == std::nullopt);
}

TEST_CASE("who is scalded to death died of the steam", "[rules][matter][fate][F3][S4]") {
    MatterScenario scenario = arsonist();
    Activity& active = scenario.world.level.matter.active;
    active.coming[{1, 0}] = 0;
    active.gas[{0, 0}] = *scenario.catalog().steam();
    active.amount[{0, 0}] = most_gas;
    CHECK(fate_of_waiting(scenario) == Fate{"steam", "steam"});
}

TEST_CASE("who burns after another's deed was killed by the other", "[rules][matter][fate][F3][S4]") {
    MatterScenario scenario = arsonist();
    Deed& deed = scenario.world.level.matter.active.deeds.front();
    deed.doer = EntityId{99};
    deed.kind = *scenario.catalog().find_monster("orc");
    CHECK(fate_of_waiting(scenario) == Fate{"orc", "fire", "flame"});
}

TEST_CASE("a fire that a trap began is the trap's, and of another that sprang it, too",
          "[rules][traps][fate][F3][S4]") {
    const content::Catalog& catalog = scenario::trap_catalog();
    const ActorRef hero{hero_id, catalog.hero(), {1, 1}, true};
    const ActorRef rat{EntityId{9}, *catalog.find_monster("rat"), {2, 1}, true};
    const content::TrapId trap = scenario::trap_id(TestTrap::Fire);
    const std::string& id = catalog.trap(trap).id;
    const Event died = ActorDied{hero, hero};
    CHECK(fate_told_by({MatterHurt{hero, hero, {}, 3, {}, {}, trap}, died}) == Fate{id, "fire"});
    CHECK(fate_told_by({MatterHurt{hero, rat, {}, 3, {}, {}, trap}, died}) == Fate{"rat", "fire", id});
}

TEST_CASE("only the wound that killed is the cause of a death", "[rules][traps][fate][F3][S4]") {
    const content::Catalog& catalog = scenario::trap_catalog();
    const ActorRef hero{hero_id, catalog.hero(), {1, 1}, true};
    const ActorRef rat{EntityId{9}, *catalog.find_monster("rat"), {2, 1}, true};
    const MatterHurt burnt{hero, rat, {}, 3};
    Inquest inquest(catalog.hero());
    inquest.hear(burnt);
    inquest.hear(MatterHurt{rat, hero, {}, 3});
    CHECK(inquest.cause() == CauseOfDeath{});
    inquest.hear(BlowLanded{rat, hero, 2});
    inquest.hear(ActorDied{hero, rat});
    CHECK(inquest.cause() == CauseOfDeath{});
    CHECK(fate_of(catalog, {RunEnd::HeroDied, rat.kind}, inquest.cause()) == Fate{"rat"});
    inquest.hear(burnt);
    inquest.hear(ActorDied{hero, rat});
    CHECK(inquest.cause().flames);
    CHECK(fate_of(catalog, {RunEnd::HeroEscaped, {}}, inquest.cause()) == Fate{});
}

TEST_CASE("a kill of the hero is a death by it, but not its own", "[rules][fate]") {
    const ActorRef hero{hero_id, {}, {}};
    const ActorRef other{EntityId{7}, {}, {}};
    const ActorRef third{EntityId{8}, {}, {}};
    const Event kill = ActorDied{other, hero};
    REQUIRE(victim_of_hero(kill) != nullptr);
    CHECK(victim_of_hero(kill)->id == other.id);
    CHECK(victim_of_hero(ActorDied{hero, hero}) == nullptr);
    CHECK(victim_of_hero(ActorDied{hero, other}) == nullptr);
    CHECK(victim_of_hero(ActorDied{third, other}) == nullptr);
    CHECK(victim_of_hero(ActorWaited{hero}) == nullptr);
}

}  // namespace torchwake::rules
