// Bots get out of fire, and feed none.

#include "bots/next_command.hpp"
#include "scenario/matter_catalog.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <variant>

namespace torchwake::bots {
namespace {

using core::Direction;
using scenario::MatterScenario;

/// The hero amid nine cells of grass that burn for long.
MatterScenario amid_flames() {
    MatterScenario scenario(R"(
        #########
        #.......#
        #..,,,..#
        #..,@,..#
        #..,,,..#
        #.......#
        #########)");
    scenario.cover({4, 3}, "dry_grass");
    scenario.light({4, 2});
    for (std::int32_t y = 2; y <= 4; ++y) {
        for (std::int32_t x = 3; x <= 5; ++x) {
            scenario.burn({x, y}, 40);
        }
    }
    return scenario;
}

}  // namespace

TEST_CASE("bots cross flames to get out of them", "[bots][explorer][fighter][S6]") {
    for (const char* bot : {"explorer", "fighter"}) {
        CAPTURE(bot);
        MatterScenario scenario = amid_flames();
        CHECK(std::holds_alternative<rules::Walk>(next(scenario, bot)));
    }
}

TEST_CASE("bots get out of a way between flames by its near end", "[bots][explorer][S6]") {
    MatterScenario scenario(R"(
        #########
        ....@,,,,
        #########)");
    scenario.light({7, 1});
    scenario.let_beats_pass();
    for (const std::int32_t x : {6, 7, 8}) {
        scenario.burn({x, 1}, 40);
    }
    scenario.cover({4, 1}, "dry_grass");
    scenario.cover({3, 1}, "dry_grass");
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::West}));
}

TEST_CASE("an explorer that burns beats the flames out where no fire comes", "[bots][explorer][S6]") {
    MatterScenario scenario(R"(
        #######
        #@...+.
        #######)");
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
    scenario.world.entities.exposures.insert(rules::hero_id, rules::Exposure{.burning = 3});
    scenario.let_beats_pass();
    REQUIRE(scenario.knowledge().hero().burning > 0);
    CHECK(next(scenario) == rules::Command(rules::Wait{}));
}

TEST_CASE("an explorer treads on no marsh that is hot enough to light its gas", "[bots][explorer][S6]") {
    MatterScenario scenario(R"(
        #######
        #@Q..+.
        #######)");
    CHECK(next(scenario) == rules::Command(rules::Walk{Direction::East}));
    scenario.fires('E', {2, 1});
    CHECK(next(scenario) == rules::Command(rules::Wait{}));
}

}  // namespace torchwake::bots
