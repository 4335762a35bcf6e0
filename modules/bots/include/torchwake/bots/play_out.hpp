#pragma once

#include <torchwake/bots/bot.hpp>
#include <torchwake/rules/fate.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace torchwake::bots {

/// A run played by a bot.
struct PlayedRun {
    rules::World world;                        ///< its last state
    std::optional<rules::RunOutcome> outcome;  ///< nothing: the turns ran out
    std::uint64_t hash = 0;                    ///< state_hash of the world
    std::uint64_t trail = 0;           ///< hash of the state hashes at the beginning and after each command
    std::string cause;                 ///< the killer of its fate, "escaped", another ending's id, or "turns"
    rules::Fate fate;                  ///< empty: the turns ran out
    std::int64_t score = 0;            ///< as the game scores it, in points
    std::int32_t spells = 0;           ///< that the hero cast
    std::int32_t bought = 0;           ///< items, each of a stack
    std::int32_t sold = 0;             ///< items, each of a stack
    std::string gift;                  ///< its id; empty: none
    std::int32_t bought_at_first = 0;  ///< of those bought, before the hero left the town
    std::int64_t earned = 0;           ///< copper for what was sold
    std::int64_t spent = 0;            ///< copper for what was bought
    std::map<std::int32_t, std::int64_t> coins;        ///< that the hero gained, in copper, by depth
    std::map<std::string, std::int32_t> used;          ///< number of uses, by the id of the item's kind
    std::map<std::string, std::int32_t> matter_kills;  ///< of the hero, by what killed, as in rules::Fate
    std::map<std::string, std::int32_t> announced;     ///< spells, by rules::AnnouncementEnd
    std::map<std::string, std::int32_t> lords;  ///< 1 by "ID met", "ID fell" and "ID killed", of each lord
};

/// The number of turns after which a bot's game is given up.
inline constexpr std::int32_t default_max_turns = 20'000;

/// Receives every turn of a game, also refused ones.
using TurnWatcher = std::function<void(const rules::Turn&)>;

/// Plays a new run until it is over or `max_turns` have passed. If a command is refused, or if the bot gives
/// too many that take no time, the hero waits; a question is answered with the first gift, or given up.
[[nodiscard]] PlayedRun play_out(const rules::Ruleset& ruleset, std::uint64_t seed, Bot& bot,
                                 std::int32_t max_turns = default_max_turns, const TurnWatcher& watch = {});

}  // namespace torchwake::bots
