#pragma once

// The entry points of the rules. `check` answers whether and how a command can be carried out; `apply`
// carries out that answer and can't fail. `take_turn` does both, and then the others act until it is the
// hero's move again.

#include <torchwake/rules/command.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/plan.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/rules/ruleset.hpp>

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace torchwake::rules {

/// The answer of `check`.
using Checked = std::variant<Plan, Refusal>;

/// Answers the plan by which an actor can carry out a command now, or the refusal. Changes nothing, and is
/// deterministic.
[[nodiscard]] Checked check(const Ruleset& ruleset, const World& world, EntityId actor,
                            const Command& command);
/// Checks a command of the hero.
[[nodiscard]] Checked check(const Ruleset& ruleset, const World& world, const Command& command);

/// Events in the order in which they happened.
using Events = std::vector<Event>;

/// Carries out a plan and appends its events.
/// Requires: the plan comes from `check` on this very state of the world.
void apply(const Ruleset& ruleset, World& world, const Plan& plan, Events& events);

/// The ways in which a run ends.
enum class RunEnd : std::uint8_t {
    HeroDied,    ///< of anything, hunger too
    HeroEscaped  ///< after it had taken the prize
};

/// The end of a run.
struct RunOutcome {
    RunEnd end = RunEnd::HeroDied;  ///< which of them
    content::MonsterId killer;      ///< as in RunFacts
    Ending ending = Ending::None;   ///< of a hero who escaped

    friend bool operator==(const RunOutcome&, const RunOutcome&) = default;
};

/// The result of one command of the hero.
struct Turn {
    Events events;                      ///< of the hero's action, then of the others' and of matter
    std::optional<Refusal> refusal;     ///< if set, there are no events and the world is unchanged
    std::optional<RunOutcome> outcome;  ///< if set, the run is over
    std::uint64_t hash = 0;             ///< state_hash(world) afterwards

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// Checks and applies the hero's command, then lets the others act until it is the hero's move or the run is
/// over. The events include those that the hero could not see; they are marked as unseen.
[[nodiscard]] Turn take_turn(const Ruleset& ruleset, World& world, const Command& command);
/// Fills a Turn whose memory is reused.
void take_turn(const Ruleset& ruleset, World& world, const Command& command, Turn& turn);
/// Takes the turn of a command that was already checked. Requires: it was checked on this very state of the
/// world.
void take_turn(const Ruleset& ruleset, World& world, const Checked& checked, Turn& turn);

/// Starts a run: the hero on the catalog's first depth, after a first look around.
/// Requires: seed < 2^53.
[[nodiscard]] World new_run(const Ruleset& ruleset, std::uint64_t seed);
/// The event of the hero's arrival on the present level, where it has arrived.
[[nodiscard]] LevelEntered level_entered(GameState game, bool first_time);

/// The deepest level that the hero has been to; 0 if it has never left the town.
[[nodiscard]] std::int32_t deepest_depth(const World& world);

/// The score of a run: its pieces of gold, 1,000 for each level of depth, a tenth of the experience, and the
/// points of its ending (ending_table).
[[nodiscard]] std::int64_t score_of(const World& world);

/// The whole state in 64 bits; equal on every machine for equal worlds.
[[nodiscard]] std::uint64_t state_hash(GameState game);

}  // namespace torchwake::rules
