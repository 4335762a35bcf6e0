#pragma once

#include "scenario/test_catalog.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::save {

inline rules::Ruleset generated_rules() {
    return {&scenario::test_catalog(), worldgen::level_source()};
}

inline rules::Command any_command(core::RandomStream& stream) {
    switch (stream.below(8)) {
        case 0:
            return rules::PickUp{};
        case 1:
            return rules::UseItem{rules::Slot{static_cast<std::uint8_t>(stream.below(3))}};
        case 2:
            return rules::DropItem{rules::Slot{static_cast<std::uint8_t>(stream.below(3))}};
        default:
            return rules::Walk{core::all_directions[stream.below(8)]};
    }
}

/// A run after some random commands, its events in the chronicle.
inline SavedRun played_run(std::uint64_t seed, int commands) {
    const rules::Ruleset ruleset = generated_rules();
    SavedRun run{rules::new_run(ruleset, seed), {}};
    core::RandomStream stream = core::derive_stream(seed, "test commands");
    for (int count = 0; count < commands; ++count) {
        const rules::Turn turn = rules::take_turn(ruleset, run.world, any_command(stream));
        run.chronicle.add(run.world.run.turn, turn.events);
    }
    return run;
}

}  // namespace torchwake::save
