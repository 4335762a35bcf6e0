#pragma once

// The two doors into the rules. `check` answers whether and how a command can be done; `apply` does what was
// answered and can't fail. `take_turn` is both, and then the others' actions until the hero is to act again.

#include <torchwake/rules/command.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/plan.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/world.hpp>

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace torchwake::rules {

using Checked = std::variant<Plan, Refusal>;

/// Whether that actor can do that now. Changes nothing; the same question has the same answer.
[[nodiscard]] Checked check(const Ruleset& ruleset, const World& world, EntityId actor,
                            const Command& command);
/// The same for the hero.
[[nodiscard]] Checked check(const Ruleset& ruleset, const World& world, const Command& command);

using Events = std::vector<Event>;

/// Does what was checked and appends what happened.
/// Requires: the plan comes from `check` on this very state of the world.
void apply(const Ruleset& ruleset, World& world, const Plan& plan, Events& events);

enum class RunEnd : std::uint8_t { HeroDied, HeroEscaped };

/// How a run ended.
struct RunOutcome {
    RunEnd end = RunEnd::HeroDied;
    content::MonsterId killer;  ///< the hero's own kind: by its own hand; invalid where the hero lives, and
                                ///< where it died of hunger

    friend bool operator==(const RunOutcome&, const RunOutcome&) = default;
};

/// What one command of the hero came to.
struct Turn {
    Events events;
    std::optional<Refusal> refusal;     ///< then there are no events and the world is as it was
    std::optional<RunOutcome> outcome;  ///< the run is over
    std::uint64_t hash = 0;             ///< state_hash(world) afterwards

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// Checks and applies the hero's command, then lets the others act until it is the hero's move or the run is
/// over. Events are those that the hero could know of and, unseen, the others.
[[nodiscard]] Turn take_turn(const Ruleset& ruleset, World& world, const Command& command);
/// The same into a Turn whose memory is used again.
void take_turn(const Ruleset& ruleset, World& world, const Command& command, Turn& turn);
/// The same with a command of the hero that was checked. Requires: on this very state of the world.
void take_turn(const Ruleset& ruleset, World& world, const Checked& checked, Turn& turn);

/// A fresh run: the hero on depth 1 with a first look around.
/// Requires: seed < 2^53.
[[nodiscard]] World new_run(const Ruleset& ruleset, std::uint64_t seed);

/// The deepest level that the hero has been to; 0 where it has never left the town.
[[nodiscard]] std::int32_t deepest_depth(const World& world);

/// What a run is worth: its pieces of gold, 1,000 for each level of depth, a tenth of the experience, 10,000
/// for the ending.
[[nodiscard]] std::int64_t score_of(const World& world);

/// The whole state in 64 bits; equal on every machine for equal worlds.
[[nodiscard]] std::uint64_t state_hash(const content::Catalog& catalog, const World& world);

}  // namespace torchwake::rules
