#pragma once

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/player.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/screen/models.hpp>

#include <optional>
#include <string_view>
#include <variant>

namespace torchwake::flow {

/// The player's decision: one command, an automatic action of several commands, or to leave.
using Decision = std::variant<rules::Command, autopilot::AutoAction, Leave>;

/// A person at a screen of any kind. Prompts, menus and waits go through the context.
///
/// An automatic action has a layer of its own from its decision until it stops. Any fresh key or click stops
/// it. A step into a vendor, or travel that ends beside one, opens the vendor's shop. Travel by a click to
/// an item takes it, and to a container opens it. The first answer closes
/// the note about what is sought; while it is open, Confirm, a key or a click without another meaning only
/// does that. Requires: the layer "play" is open over the model while the player acts; the context has a run;
/// model and context outlive the player.
class HumanPlayer final : public PlayerPort {
  public:
    /// A player that acts in that context and shows its run by that model.
    HumanPlayer(GameContext& context, screen::PlayModel& play);

    [[nodiscard]] Task<std::optional<Leave>> act(PlaySession* session) override;
    void refuse(const rules::Refusal& refusal) override;
    /// Answers 0, so that the turn is not watched, if animation is off or a menu is open.
    [[nodiscard]] core::Milliseconds show(const rules::Turn& turn) override;
    /// Waits for that time; a fresh key or click ends it at once. The scope is "map-reveal", "level-change"
    /// or "animation", by the events of the last turn shown.
    [[nodiscard]] Task<void> watch(core::Milliseconds time) override;
    [[nodiscard]] Task<bool> keep_going(autopilot::AutoAction auto_action) override;

  private:
    using Answer = std::optional<Decision>;

    /// The player's next decision; nothing if the player only opened and closed a screen.
    [[nodiscard]] Task<Answer> next_decision();
    /// The answer to the question that is open. The choice of a gift tells what is sought, in place of the
    /// note.
    [[nodiscard]] Task<rules::Command> next_choice();
    /// Awaits the answer to the play prompt, and closes the note about what is sought.
    [[nodiscard]] Task<screen::Offer> next_answer();
    /// The decision that follows from one answer at the play prompt.
    [[nodiscard]] Task<Answer> decide(screen::Offer answer);
    /// The decision that the player makes on the screen that an action opens.
    [[nodiscard]] Task<Answer> decide_on_screen(screen::Action action);
    /// The decision that follows from the menu of actions.
    [[nodiscard]] Task<Answer> decide_from_list();
    /// Does a command, unless the player says no to its harm.
    [[nodiscard]] Task<void> do_agreed(PlaySession* session, rules::Command command);
    /// Does a command; a step into a vendor opens the vendor's shop instead.
    [[nodiscard]] Task<void> do_command(PlaySession* session, rules::Command command);
    /// Takes the item underfoot if the options say that walking onto it takes it.
    [[nodiscard]] Task<void> collect(PlaySession* session);
    /// Does an automatic action; a step into a vendor at its end opens the vendor's shop.
    [[nodiscard]] Task<void> do_auto_action(PlaySession* session, autopilot::AutoAction auto_action);
    /// Takes the item where travel to it has ended, or opens the container beside it.
    [[nodiscard]] Task<void> finish_travel(PlaySession* session, core::Point at);
    /// Does an automatic action under its layer. Answers why it ended; nothing if the run is over.
    [[nodiscard]] Task<std::optional<autopilot::Stop>> follow(PlaySession* session,
                                                              autopilot::AutoAction auto_action);
    /// The vendor that a step would walk into; invalid if there is none.
    [[nodiscard]] rules::EntityId vendor_in_the_way(core::Direction direction) const;
    /// The direction of the destination of a TravelTo if it is beside the hero; nothing otherwise.
    [[nodiscard]] std::optional<core::Direction> last_step(const autopilot::AutoAction& auto_action) const;
    [[nodiscard]] bool is_animated() const;
    /// True if the run is in a lesson whose steps are all done.
    [[nodiscard]] bool lesson_is_over() const;

    GameContext* context_;
    screen::PlayModel* play_;
    screen::Prompt play_prompt_;
    screen::Prompt skip_prompt_;
    std::string_view watched_scope_ = "animation";
    bool refused_ = false;  ///< a command was refused since the last step or automatic action began
};

}  // namespace torchwake::flow
