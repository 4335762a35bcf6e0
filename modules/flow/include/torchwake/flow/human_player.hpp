#pragma once

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/player.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>

#include <optional>
#include <string_view>
#include <variant>

namespace torchwake::flow {

/// One command, an automatic action of many, or to leave.
using Decision = std::variant<rules::Command, autopilot::AutoAction, Leave>;

/// A person at a screen, whatever its kind: prompts, menus and waits go through the context.
///
/// An automatic action has a layer of its own from the decision for it until it stopped, which any fresh key
/// or click does. A step into a vendor, or the end of a way to it, opens its shop. Requires: the layer "play"
/// is open while it acts; the context has a run and outlives the player.
class HumanPlayer final : public PlayerPort {
  public:
    explicit HumanPlayer(GameContext& context);

    [[nodiscard]] Task<std::optional<Leave>> act(PlaySession* session) override;
    void refuse(const rules::Refusal& refusal) override;
    /// Without animation there is nothing to watch, and neither under an open menu.
    [[nodiscard]] core::Milliseconds show(const rules::Turn& turn) override;
    /// A fresh key ends it at once. The scope is "map-reveal", "level-change" or "animation", after what the
    /// last turn that was shown came to.
    [[nodiscard]] Task<void> watch(core::Milliseconds time) override;
    [[nodiscard]] Task<bool> keep_going(autopilot::AutoAction auto_action) override;

  private:
    using Answer = std::optional<Decision>;

    /// What the player wants to do next; nothing where a screen was opened and closed.
    [[nodiscard]] Task<Answer> next_decision();
    /// The same by one answer at the play prompt.
    [[nodiscard]] Task<Answer> decide(screen::Offer answer);
    /// The same for actions that open a screen.
    [[nodiscard]] Task<Answer> decide_on_screen(screen::Action action);
    /// Does what is chosen from the menu of actions.
    [[nodiscard]] Task<Answer> decide_from_list();
    /// Does a command, or opens the shop of the vendor that it would walk into.
    [[nodiscard]] Task<void> do_command(PlaySession* session, rules::Command command);
    /// Does an automatic action, and opens the shop at the end of its way.
    [[nodiscard]] Task<void> do_auto_action(PlaySession* session, autopilot::AutoAction auto_action);
    /// Does an automatic action under its layer. Answers why it ended; nothing where the run is over.
    [[nodiscard]] Task<std::optional<autopilot::Stop>> follow(PlaySession* session,
                                                              autopilot::AutoAction auto_action);
    /// The vendor that a step leads into; invalid: none does.
    [[nodiscard]] rules::EntityId vendor_in_the_way(core::Direction direction) const;
    /// The last step of a way to a place, where that is beside the hero.
    [[nodiscard]] std::optional<core::Direction> last_step(const autopilot::AutoAction& auto_action) const;
    [[nodiscard]] bool is_animated() const;

    GameContext* context_;
    screen::Prompt play_prompt_;
    screen::Prompt skip_prompt_;
    std::string_view watched_scope_ = "animation";
    bool refused_ = false;  ///< a command, since the last automatic action began
};

}  // namespace torchwake::flow
