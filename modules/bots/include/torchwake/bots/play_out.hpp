#pragma once

#include <torchwake/bots/bot.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace torchwake::bots {

/// A run as a bot left it.
struct PlayedRun {
    rules::World world;
    std::optional<rules::RunOutcome> outcome;  ///< nothing: the turns were up
    std::uint64_t hash = 0;                    ///< state_hash of the world
    std::uint64_t trail = 0;                   ///< of the hashes at the beginning and after every command
    std::string cause;  ///< the id of the killer's kind, "hunger", "escaped", or "turns"
    std::int64_t score = 0;
    std::int32_t spells = 0;  ///< that the hero cast
    std::int32_t bought = 0;  ///< things, each of a stack
    std::int32_t sold = 0;
    std::map<std::string, std::int32_t> used;  ///< how often a kind of thing was, by its id
};

/// Turns after which a game by a bot is given up.
inline constexpr std::int32_t default_max_turns = 20'000;

/// Is given every turn of a game, refused ones too.
using TurnWatcher = std::function<void(const rules::Turn&)>;

/// Plays a fresh run until it is over or so many turns have passed. The hero waits where a command is
/// refused, and where the bot goes on and on with what takes no time.
[[nodiscard]] PlayedRun play_out(const rules::Ruleset& ruleset, std::uint64_t seed, Bot& bot,
                                 std::int32_t max_turns = default_max_turns, const TurnWatcher& watch = {});

}  // namespace torchwake::bots
