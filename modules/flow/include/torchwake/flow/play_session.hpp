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

/// The play of a run: the player acts until the run is over or the player leaves.
class PlaySession {
  public:
    /// How the play ended: the run is over, or the player left it.
    using End = std::variant<rules::RunOutcome, Leave>;

    /// A session that has not begun; see play(). Requires: all four outlive the session; the run's hero
    /// lives.
    PlaySession(const rules::Ruleset& ruleset, save::SavedRun& run, PlayerPort& player,
                RunRecorder& run_recorder)
        : ruleset_(&ruleset), run_(&run), player_(&player), run_recorder_(&run_recorder) {}

    /// Plays until the run is over or left. Awaits: the player's decisions, and the end of what the player
    /// watches.
    [[nodiscard]] Task<End> play();

    // The calls below are for the player, while it acts.

    /// Takes the turn, or tells the player why the command is refused. Requires: the run is not over. Awaits:
    /// the end of what the player watches of that turn.
    [[nodiscard]] Task<void> do_command(rules::Command command);
    /// Takes turns until the automatic action stops, the player stops it, or the run is over. Answers why it
    /// stopped; nothing if the run is over. Requires: the run is not over.
    [[nodiscard]] Task<std::optional<autopilot::Stop>> do_auto_action(autopilot::AutoAction auto_action);
    /// True if the last turn ended the run.
    [[nodiscard]] bool over() const { return turn_.outcome.has_value(); }
    /// The knowledge of the run's hero.
    [[nodiscard]] rules::Knowledge knowledge() const;

  private:
    /// Takes the turn. Answers for how long the player watches it.
    [[nodiscard]] core::Milliseconds take(const rules::Command& command);

    const rules::Ruleset* ruleset_;
    save::SavedRun* run_;
    PlayerPort* player_;
    RunRecorder* run_recorder_;
    rules::Turn turn_;  ///< the last turn; its memory is reused
};

}  // namespace torchwake::flow
