#include "scenario/test_catalog.hpp"

#include <torchwake/bots/fighter.hpp>
#include <torchwake/bots/play_out.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::bots {

TEST_CASE("200 games end by death or by the turn limit, and break no contract", "[bots][play_out]") {
    constexpr std::int32_t max_turns = 250;
    const rules::Ruleset ruleset{&scenario::test_catalog(), worldgen::level_source()};
    Fighter fighter;
    std::int32_t explored = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const PlayedRun run = play_out(ruleset, seed, fighter, max_turns);
        REQUIRE((run.outcome || run.world.run.turn == max_turns));
        REQUIRE(rules::broken_invariant(*ruleset.catalog, run.world) == std::nullopt);
        explored += static_cast<std::int32_t>(run.world.memory.objects.size());
    }
    CHECK(explored > 200);
}

TEST_CASE("the same seed is played the same way", "[bots][play_out]") {
    const rules::Ruleset ruleset{&scenario::test_catalog(), worldgen::level_source()};
    Fighter first;
    Fighter second;
    const PlayedRun a = play_out(ruleset, 7, first, 200);
    const PlayedRun b = play_out(ruleset, 7, second, 200);
    CHECK(a.hash == b.hash);
    CHECK(a.world == b.world);
}

}  // namespace torchwake::bots
