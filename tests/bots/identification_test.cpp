// Bots and unidentified items.

#include "bots/next_command.hpp"
#include "scenario/identification_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::bots {
namespace {

using scenario::IdentificationScenario;

}  // namespace

TEST_CASE("an explorer tries what it does not know when it is unhurt and nobody is about",
          "[bots][identification]") {
    IdentificationScenario scenario("@...+.");
    const rules::Slot slot = scenario.give('v');
    CHECK(is_use(next(scenario), slot));
    scenario.set_hit_points(rules::hero_id, 5);
    CHECK_FALSE(is_use(next(scenario), slot));
    IdentificationScenario watched("@..T");
    CHECK_FALSE(is_use(next(watched), watched.give('v')));
    IdentificationScenario known("@...+.");
    known.act(rules::UseItem{known.give('v')});
    known.world.entities.conditions = {};
    CHECK_FALSE(is_use(next(known), known.give('v')));
}

TEST_CASE("bots pick up what they do not know, and answer what they are asked",
          "[bots][identification][T6]") {
    for (const char* bot : {"explorer", "fighter"}) {
        CAPTURE(bot);
        IdentificationScenario scenario("@...+.");
        scenario.give('t');
        const rules::Slot elixir = scenario.give('e');
        scenario.act(rules::UseItem{scenario.give('i')});
        REQUIRE(scenario.knowledge().choice().has_value());
        CHECK(next(scenario, bot) == rules::Command(rules::AnswerChoice{elixir}));
    }
    IdentificationScenario lying("@e");
    CHECK(next(lying) == rules::Command(rules::Walk{core::Direction::East}));
}

TEST_CASE("bots do not try to change what is cursed", "[bots][identification][I6]") {
    IdentificationScenario scenario("@...+.");
    const rules::Slot dull = scenario.give_find("blade.dull");
    CHECK(next(scenario) == rules::Command(rules::Equip{dull}));
    scenario.act(rules::Equip{dull});
    scenario.give_find("blade.keen");
    const rules::Command command = next(scenario);
    CHECK_FALSE(std::holds_alternative<rules::Equip>(command));
}

}  // namespace torchwake::bots
