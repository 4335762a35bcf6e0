#pragma once

#include <torchwake/bots/bot.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::bots {

/// A run as a bot left it.
struct PlayedRun {
    rules::World world;
    std::optional<rules::RunOutcome> outcome;  ///< nothing: the turns were up
    std::uint64_t hash = 0;                    ///< state_hash of the world
};

/// Plays a fresh run until it is over or so many turns have passed. Where a command is refused the hero
/// waits.
[[nodiscard]] PlayedRun play_out(const rules::Ruleset& ruleset, std::uint64_t seed, Bot& bot,
                                 std::int32_t max_turns);

}  // namespace torchwake::bots
