// The size of a run's snapshot.

#include "restore/bot_game.hpp"

#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <cstdint>

namespace torchwake::testing {
namespace {

/// A run whose hero has seen all of ten levels below the town.
save::SavedRun ten_levels(std::uint64_t seed) {
    save::SavedRun run = save::first_moment(game_rules(), seed);
    run.world.choice = {};
    rules::Turn turn;
    for (int level = 0; level < 10; ++level) {
        rules::take_turn(game_rules(), run.world, rules::Cheat{rules::CheatKind::NextLevel}, turn);
        rules::take_turn(game_rules(), run.world, rules::Cheat{rules::CheatKind::Reveal}, turn);
    }
    return run;
}

}  // namespace

TEST_CASE("a snapshot of ten levels has 40 kB at most", "[save][snapshot]") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const save::SavedRun run = ten_levels(seed);
        REQUIRE(run.world.left_levels.size() == 10);
        const std::size_t bytes = save::encode_run(game_data(), run).size();
        CAPTURE(seed, bytes);
        CHECK(bytes <= 40'000);
    }
}

}  // namespace torchwake::testing
