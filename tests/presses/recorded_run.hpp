#pragma once

// Runs that are recorded to count the presses that they cost. A person does not walk the ways of a bot, but
// explores, travels and rests by the automatic actions. So the explorer decides what is done, and its walks
// and waits are done by the automatic action that a person would choose:
// - where it would wait, the hero rests;
// - where it would walk and nothing in view hunts the hero, its walk is played on a copy of the world up to
//   its next other deed. If that walk sees new ground or ends on an item, the hero explores, else it travels
//   there, for example to a sleeper.
// Each of these goes on until it stops by itself. All else is the bot's: fights, shots, spells, flights,
// potions, gear. Where a step ends on what the game takes by itself, the hero takes it. The commands are
// ordinary ones, and the same for all tables of keys.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/rules/command.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchwake::testing {

/// What the options of a new game take by walking onto it.
inline constexpr autopilot::Collecting collected{true, true, true, true};

/// How the hero fights.
enum class Style : std::uint8_t {
    Shoots,   ///< as the explorer does, which shoots and throws before it strikes
    Strikes,  ///< by hand: where the explorer would shoot or throw, it attacks the nearest enemy
};

struct RecordedRun {
    std::uint64_t seed = 0;
    std::vector<rules::Command> commands;
    std::vector<std::size_t> decisions;  ///< the places of the commands that begin something new
    std::int32_t deepest = 0;
};

/// Records a run up to the first moment below that depth, to the hero's death, or to so many commands.
[[nodiscard]] RecordedRun record_run(std::uint64_t seed, std::int32_t last_depth, std::size_t most_commands,
                                     Style style = Style::Shoots);

}  // namespace torchwake::testing
