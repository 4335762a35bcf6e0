#pragma once

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/flow/player.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/run_recorder.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/saved_run.hpp>

#include <optional>
#include <variant>

namespace torchwake::flow {

/// A run as it is played: what its player does, until it is over or left.
class PlaySession {
  public:
    using End = std::variant<rules::RunOutcome, Leave>;

    /// Requires: all four outlive the session; the run's hero lives.
    PlaySession(const rules::Ruleset& ruleset, save::SavedRun& run, PlayerPort& player,
                RunRecorder& run_recorder)
        : ruleset_(&ruleset), run_(&run), player_(&player), run_recorder_(&run_recorder) {}

    /// Awaits: what the player does, and the end of what it watches.
    [[nodiscard]] Task<End> play();

    // For the player, while it acts.

    /// Takes the turn, or tells the player why not. Requires: the run is not over.
    /// Awaits: the end of what is watched of that turn.
    [[nodiscard]] Task<void> do_command(rules::Command command);
    /// Takes turns until the automatic action is done, the player stops it, or the run is over. Answers why
    /// it ended; nothing where the run is over. Requires: it is not.
    [[nodiscard]] Task<std::optional<autopilot::Stop>> do_auto_action(autopilot::AutoAction auto_action);
    /// Whether the run is over.
    [[nodiscard]] bool over() const { return turn_.outcome.has_value(); }
    /// What the hero knows now.
    [[nodiscard]] rules::Knowledge knowledge() const;

  private:
    /// Takes the turn. Answers how long the player watches it.
    [[nodiscard]] core::Milliseconds take(const rules::Command& command);

    const rules::Ruleset* ruleset_;
    save::SavedRun* run_;
    PlayerPort* player_;
    RunRecorder* run_recorder_;
    rules::Turn turn_;  ///< memory that turns reuse
};

}  // namespace torchwake::flow
