#pragma once

#include "play/auto_play.hpp"
#include "play/decide.hpp"

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/player.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/run_to_play.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/screen/models.hpp>

#include <optional>
#include <utility>

namespace torchwake::flow {

/// A person at a screen of any kind. Prompts, menus and waits go through the context.
///
/// A step into a vendor, or travel that ends beside one, opens the vendor's shop. Travel by a click to an
/// item takes it, and to a container opens it. Requires: the layer "play" is open over the model while the
/// player acts; the context has a run; model and context outlive the player.
class HumanPlayer final : public PlayerPort {
  public:
    /// A player that acts in that context and shows its run by that model. `first_answer`: to the play
    /// prompt, if it was given already.
    HumanPlayer(GameContext& context, screen::PlayModel& play, std::optional<screen::Offer> first_answer);

    /// The exit or the next run that the player chose on leaving. Requires: next_command() returned nothing,
    /// and the run is not over.
    [[nodiscard]] AfterRun take_after() { return *std::move(after_); }

    [[nodiscard]] Task<std::optional<rules::Command>> next_command(PlaySession* session) override;
    void refuse(const rules::Refusal& refusal) override;
    /// Shows the turn for as long as its animation lasts; a fresh key or click ends it at once. The scope is
    /// "map-reveal", "level-change" or "animation", by the events. Does not wait if animation is off or a
    /// menu is open.
    [[nodiscard]] Task<void> show(const rules::Turn* turn) override;

  private:
    /// The player's next decision; nothing if the player only opened and closed a screen.
    [[nodiscard]] Task<std::optional<Decision>> next_decision();
    /// The answer to the question that is open. The choice of a gift tells what is sought, in place of the
    /// opening note.
    [[nodiscard]] Task<Decision> next_choice();
    /// Begins to carry out a decision. Its command; nothing if there is none, or none yet.
    [[nodiscard]] Task<std::optional<rules::Command>> carry_out(PlaySession* session, Decision decision);
    /// The one step of an automatic action in sight of an enemy that hunts the hero, if the player agrees to
    /// its harm; else as finish().
    [[nodiscard]] Task<std::optional<rules::Command>> one_step(PlaySession* session,
                                                               autopilot::AutoAction action);
    /// The command, if the player agrees to its harm; nothing else. A step into a vendor opens the vendor's
    /// shop instead.
    [[nodiscard]] Task<std::optional<rules::Command>> agreed(PlaySession* session, rules::Command command);
    /// Opens the shop of the vendor that a step would walk into. False if there is none, or no step.
    [[nodiscard]] Task<bool> visit_vendor(PlaySession* session, std::optional<core::Direction> step);
    /// The next command of the automatic action; if it stops, the one that finishes it, if any.
    [[nodiscard]] Task<std::optional<rules::Command>> next_step(PlaySession* session);
    /// Tells why an automatic action stopped, or opens the shop of a vendor that was in its way. The command
    /// that takes or opens what it came to; nothing if there is none.
    [[nodiscard]] Task<std::optional<rules::Command>> finish(PlaySession* session,
                                                             autopilot::AutoAction action,
                                                             autopilot::Stop stop);
    /// Begins to show the turn. Answers for how long it is shown.
    [[nodiscard]] core::Milliseconds begin_to_show(const rules::Turn& turn);
    /// True if the run is in a lesson whose steps are all done.
    [[nodiscard]] bool lesson_is_over() const;

    GameContext* context_;
    screen::PlayModel* play_;
    screen::Prompt play_prompt_;
    std::optional<screen::Offer> first_answer_;
    std::optional<AfterRun> after_;      ///< what follows the run, once the player has left it
    autopilot::SeenHarm seen_harm_;      ///< around which automatic actions keep
    std::optional<AutoPlay> auto_play_;  ///< the automatic action that goes on
    bool walked_ = false;                ///< the last command is a step that the player chose
    bool refused_ = false;               ///< a command was refused since the last decision
};

}  // namespace torchwake::flow
