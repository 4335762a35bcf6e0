#pragma once

#include <torchwake/bots/errand.hpp>
#include <torchwake/flow/player.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/tape.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/saved_run.hpp>

#include <variant>

namespace torchwake::flow {

/// A run as it is played: command after command, and errand after errand, until it is over or left.
class PlaySession {
  public:
    using End = std::variant<rules::RunOutcome, Leave>;

    /// Requires: all four outlive the session; the run's hero lives.
    PlaySession(const rules::Ruleset& ruleset, save::SavedRun& run, PlayerPort& player, Tape& tape)
        : ruleset_(&ruleset), run_(&run), player_(&player), tape_(&tape) {}

    /// Awaits: the player's decisions, and the end of what it watches.
    [[nodiscard]] Task<End> play();

  private:
    /// Awaits: the end of what is watched of that turn.
    [[nodiscard]] Task<void> do_command(rules::Command command);
    /// Takes turns until the errand is done, the player stops it, or the run is over.
    [[nodiscard]] Task<void> run_errand(bots::Errand errand);
    /// Takes the turn. Answers how long the player watches it.
    [[nodiscard]] core::Milliseconds take(const rules::Command& command);

    [[nodiscard]] rules::Knowledge knowledge() const;

    const rules::Ruleset* ruleset_;
    save::SavedRun* run_;
    PlayerPort* player_;
    Tape* tape_;
    rules::Turn turn_;  ///< memory that turns reuse
};

}  // namespace torchwake::flow
