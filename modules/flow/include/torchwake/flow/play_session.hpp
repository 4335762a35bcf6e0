#pragma once

#include <torchwake/flow/player.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/run_recorder.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/saved_run.hpp>

#include <optional>

namespace torchwake::flow {

/// The play of a run: command after command, until it is over or the player leaves.
class PlaySession {
  public:
    /// A session that has not begun; see play(). Requires: all four outlive the session; the run's hero
    /// lives.
    PlaySession(const rules::Ruleset& ruleset, save::SavedRun& run, PlayerPort& player,
                RunRecorder& run_recorder)
        : ruleset_(&ruleset), run_(&run), player_(&player), run_recorder_(&run_recorder) {}

    /// Plays until the run is over or left: its outcome, or nothing. Awaits: the player's decisions, and the
    /// end of what the player watches.
    [[nodiscard]] Task<std::optional<rules::RunOutcome>> play();

    // The calls below are also for the player, while its next command is awaited.

    /// Takes the turn and shows it, or tells the player why the command is refused. Requires: the run is not
    /// over. Awaits: the end of what the player watches of that turn.
    [[nodiscard]] Task<void> take_turn(rules::Command command);
    /// The last turn, perhaps a refused one.
    [[nodiscard]] const rules::Turn& turn() const { return turn_; }
    /// True if the last turn ended the run.
    [[nodiscard]] bool over() const { return turn_.outcome.has_value(); }
    /// The knowledge of the run's hero.
    [[nodiscard]] forecast::Knowledge knowledge() const { return {*ruleset_->catalog, run_->world}; }

  private:
    const rules::Ruleset* ruleset_;
    save::SavedRun* run_;
    PlayerPort* player_;
    RunRecorder* run_recorder_;
    rules::Turn turn_;  ///< its memory is reused
};

}  // namespace torchwake::flow
