#include "scenario/test_catalog.hpp"

#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::rules {
namespace {

core::Direction any_direction(core::RandomStream& stream) {
    return core::all_directions[stream.below(8)];
}

/// Mostly steps, and now and then everything else, sensible or not.
Command any_command(core::RandomStream& stream) {
    const auto slot = [&stream] { return Slot{static_cast<std::uint8_t>(stream.below(6))}; };
    switch (stream.below(16)) {
        case 0:
            return Wait{};
        case 1:
        case 2:
            return PickUp{};
        case 3:
            return UseItem{slot()};
        case 4:
            return DropItem{slot()};
        case 5:
            return CloseDoor{any_direction(stream)};
        case 6:
            return Descend{};
        case 7:
            return Ascend{};
        default:
            return Walk{any_direction(stream)};
    }
}

Ruleset generated_levels() {
    return {&scenario::test_catalog(), worldgen::level_source()};
}

}  // namespace

TEST_CASE("no sequence of commands breaks an invariant or a contract", "[rules][property][W2][W4]") {
    constexpr std::uint64_t runs = 40;
    constexpr std::int32_t commands = 500;
    const Ruleset ruleset = generated_levels();
    for (std::uint64_t seed = 0; seed < runs; ++seed) {
        World world = new_run(ruleset, seed);
        core::RandomStream stream = core::derive_stream(seed, "test commands");
        Turn turn;
        for (std::int32_t count = 0; count < commands; ++count) {
            const std::uint64_t before = state_hash(*ruleset.catalog, world);
            take_turn(ruleset, world, any_command(stream), turn);
            if (turn.refusal) {
                REQUIRE(turn.hash == before);
                REQUIRE(turn.events.empty());
            }
            if (count % 16 == 0) {
                REQUIRE(broken_invariant(*ruleset.catalog, world) == std::nullopt);
                REQUIRE(caches_are_current(*ruleset.catalog, world));
            }
        }
    }
}

TEST_CASE("a copy of a world, caches rebuilt or not, goes on as the original does", "[rules][property][W2]") {
    const Ruleset ruleset = generated_levels();
    for (std::uint64_t seed = 100; seed < 110; ++seed) {
        World original = new_run(ruleset, seed);
        World copy = original;
        core::RandomStream stream = core::derive_stream(seed, "test commands");
        for (std::int32_t count = 0; count < 300; ++count) {
            const Command command = any_command(stream);
            const Turn expected = take_turn(ruleset, original, command);
            const Turn turn = take_turn(ruleset, copy, command);
            REQUIRE(turn == expected);
            if (count % 10 == 0) {
                rebuild_caches(*ruleset.catalog, copy);
            }
        }
        REQUIRE(copy == original);
    }
}

TEST_CASE("a run of known seed and commands ends in the same state for ever", "[rules][property][golden]") {
    const Ruleset ruleset = generated_levels();
    World world = new_run(ruleset, 2026);
    core::RandomStream stream(2026);
    Turn turn;
    for (std::int32_t count = 0; count < 400; ++count) {
        take_turn(ruleset, world, any_command(stream), turn);
    }
    CHECK(turn.hash == 0x25d83d0a479e0085ULL);
}

}  // namespace torchwake::rules
