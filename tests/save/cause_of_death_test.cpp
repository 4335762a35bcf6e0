#include "scenario/trap_catalog.hpp"

#include <torchwake/save/chronicle.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

namespace torchwake::rules {
namespace {

using core::Direction;
using save::Chronicle;
using scenario::lay_trap;
using scenario::Scenario;
using scenario::TestTrap;
using scenario::trap_catalog;

constexpr std::string_view room_with_orc = R"(
    ########
    #......#
    #.@1..o#
    #......#
    ########)";

/// A hero of few hit points, and what is told of it.
struct Doomed {
    explicit Doomed(TestTrap trap, std::int32_t hit_points) : scenario(room_with_orc, 1, trap_catalog()) {
        lay_trap(scenario, '1', trap);
        scenario.set_hit_points(hero_id, hit_points);
    }

    void act(const Command& command) {
        const Turn turn = scenario.act(command);
        chronicle.add(scenario.world.run.turn, turn.events);
    }
    [[nodiscard]] bool alive() const { return is_alive(scenario.world, hero_id); }
    [[nodiscard]] content::TrapId trap() const {
        return save::cause_of_death(scenario.catalog(), chronicle).trap;
    }

    Scenario scenario;
    Chronicle chronicle;
};

}  // namespace

TEST_CASE("a trap that kills at once is known afterwards", "[save][traps][F3]") {
    for (const TestTrap trap : {TestTrap::Dart, TestTrap::Fire}) {
        Doomed doomed(trap, 1);
        doomed.act(Walk{Direction::East});
        REQUIRE_FALSE(doomed.alive());
        CHECK(doomed.trap() == scenario::trap_id(trap));
    }
}

TEST_CASE("a trap whose poison kills later is known afterwards", "[save][traps][F3][T6]") {
    Doomed doomed(TestTrap::Gas, 3);
    doomed.act(Walk{Direction::East});
    REQUIRE(doomed.alive());
    for (int turn = 0; turn < 5 && doomed.alive(); ++turn) {
        doomed.act(Walk{turn % 2 == 0 ? Direction::West : Direction::East});
    }
    REQUIRE_FALSE(doomed.alive());
    REQUIRE(doomed.scenario.world.run.killer == doomed.scenario.catalog().hero());
    CHECK(doomed.trap() == scenario::trap_id(TestTrap::Gas));
}

TEST_CASE("who lives after a trap, or dies of something else, has no fatal trap", "[save][traps][F3]") {
    Doomed doomed(TestTrap::Dart, 20);
    doomed.act(Walk{Direction::East});
    REQUIRE(doomed.alive());
    CHECK(doomed.trap() == content::TrapId{});
    SECTION("by an enemy") {
        for (int turn = 0; turn < 200 && doomed.alive(); ++turn) {
            doomed.scenario.set_hit_points(hero_id, 1);
            doomed.act(Wait{});
        }
        REQUIRE_FALSE(doomed.alive());
    }
    SECTION("by its own bomb") {
        doomed.scenario.set_hit_points(hero_id, 1);
        doomed.scenario.give('D', hero_id);
        doomed.act(UseItem{Slot{0}, doomed.scenario.hero_at() + core::Point{1, 0}});
        REQUIRE_FALSE(doomed.alive());
    }
    CHECK(doomed.trap() == content::TrapId{});
}

TEST_CASE("of poison only the first deed before it is guilty", "[save][traps][F3][T6]") {
    const content::Catalog& catalog = trap_catalog();
    const ActorRef hero{{}, catalog.hero(), {1, 1}, true};
    Chronicle chronicle;
    chronicle.add(1, TrapSprung{hero, scenario::trap_id(TestTrap::Gas), {1, 1}});
    chronicle.add(2, ItemUsed{hero, content::ItemId{0}, true});
    chronicle.add(2, ConditionBegan{hero, content::ConditionKind::Poison, 3, 2});
    chronicle.add(3, PoisonHurt{hero, hero, 2});
    CHECK(save::cause_of_death(catalog, chronicle) == CauseOfDeath{});
    chronicle.add(3, ActorDied{hero, hero});
    CHECK(save::cause_of_death(catalog, chronicle) == CauseOfDeath{});
}

TEST_CASE("the matter that kills is known afterwards, with who began it", "[save][F3][S4]") {
    const content::Catalog& catalog = trap_catalog();
    const ActorRef hero{{}, catalog.hero(), {1, 1}, true};
    const ActorRef orc{{}, *catalog.find_monster("orc"), {2, 1}, false};
    Chronicle chronicle;
    chronicle.add(1, MatterHurt{hero, orc, {}, 3, content::ItemId{2}});
    chronicle.add(1, ActorDied{hero, orc});
    chronicle.add(1, ItemFell{content::ItemId{0}, {1, 1}, true});
    const CauseOfDeath cause = save::cause_of_death(catalog, chronicle);
    CHECK(cause.flames);
    CHECK(cause.doer == orc.kind);
    CHECK(cause.item == content::ItemId{2});
}

}  // namespace torchwake::rules
