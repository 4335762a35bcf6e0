#pragma once

// The story of a recorded run, told from its commands: how its hit points went, which turns mattered, and how
// it stood at the end.

#include <torchwake/content/enum_table.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/save/scores.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

/// The reasons why a turn mattered.
BOOST_DEFINE_FIXED_ENUM_CLASS(
    MomentKind, std::uint8_t,
    PrizeTaken,  ///< the hero took the prize, for the first time
    PrizeOut,    ///< the hero left the dungeon with the prize
    PrizeLeft,   ///< the hunter took the prize back from where it lay
    PrizeBurnt,  ///< fire destroyed the prize
    Escape,      ///< the fewest hit points from which the hero came back to half of them
    Kill,        ///< of a lord, or of the kind of the highest level
    NewLevel,    ///< the hero gained a level
    Loss,        ///< of many hit points
    Decline)     ///< the last time above half of the hit points before a death

/// A turn that mattered.
struct Moment {
    MomentKind kind = MomentKind::Loss;  ///< why it is told
    std::int64_t position = 0;           ///< the number of commands before it
    std::int32_t turn = 0;               ///< the world's turn at its command
    std::int32_t depth = 0;              ///< the level's, 0 for the town
    std::int32_t amount = 0;  ///< hit points lost or left; the level; of a decline those from which it went
    std::int32_t most = 0;    ///< the hero's hit points when unhurt
    content::MonsterId who;   ///< of a kill; of a decline who took the most, invalid if nobody did
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// The most moments of a story.
inline constexpr std::size_t most_moments = 7;

/// The hero's health after a command.
struct HealthThen {
    std::int32_t turn = 0;      ///< the world's turn
    std::int32_t permille = 0;  ///< hit points, of 1000 where unhurt
    friend bool operator==(const HealthThen&, const HealthThen&) = default;
};

/// What a recorded run comes to.
struct RunStory {
    SavedRun end;                             ///< the state after its last command
    std::vector<forecast::PackEntry> pack{};  ///< the items in the pack before the last command
    std::vector<HealthThen> health{};         ///< the hero's health before the first command and after each
    std::vector<Moment> moments{};            ///< in order
    std::optional<rules::RunOutcome> outcome{};  ///< nothing: the run is not over
    std::optional<ReplayFault> fault{};          ///< the place where it left its record; the story ends there
};

/// Replays a run. The moments are what became of the prize, the first kill of each lord, the decline before a
/// death, the closest escape, the kill of the kind of the highest level (the first of them), the last level
/// gained, and the greatest losses of hit points; the first of these are chosen first, and each command
/// counts once. Cost: that of its commands, twice.
[[nodiscard]] RunStory tell_story(const rules::Ruleset& ruleset, const JournalHeader& header, Course course);

/// The comparison of a score with the run from which it is said to be.
BOOST_DEFINE_FIXED_ENUM_CLASS(Proof, std::uint8_t,
                              Missing,   ///< the run is not kept, or can't be read
                              Verified,  ///< its commands come to that score
                              Forged)    ///< they come to another

/// The score of a finished run; nothing if it is not over, or left its record, or is not scored.
[[nodiscard]] std::optional<ScoreEntry> score_of(const content::Catalog& catalog, const RunStory& story,
                                                 std::string_view hero_name);

/// Compares a score with the story of its run. The names of the hero and of the run prove nothing.
[[nodiscard]] Proof prove(const content::Catalog& catalog, const ScoreEntry& entry, const RunStory& story);

}  // namespace torchwake::save
