#pragma once

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/screen/models.hpp>

#include <optional>
#include <variant>

namespace torchwake::flow {

/// An automatic action of the player, which gives one command after the other. Its layer is open as long as
/// this object lives; any fresh key or click stops it.
class AutoPlay {
  public:
    /// Requires: the context has a run; it and the memory of harm outlive this.
    AutoPlay(GameContext& context, autopilot::AutoAction action, autopilot::SeenHarm& memory);

    [[nodiscard]] const autopilot::AutoAction& action() const { return action_; }
    /// The next command, or the reason why there is none; `turn` is that of the command before. Requires: the
    /// run is not over; the turn outlives the wait. Awaits: the end of a pause between two commands, or the
    /// player's answer.
    [[nodiscard]] Task<std::variant<rules::Command, autopilot::Stop>> next(const rules::Turn* turn);

  private:
    /// Waits a moment, so that the player can follow the steps. False if the player stops them.
    [[nodiscard]] Task<bool> keep_going();

    GameContext* context_;
    autopilot::AutoAction action_;
    autopilot::AutoActionRunner runner_;
    bool begun_ = false;
    screen::AutoActionModel model_;
    LayerScope scope_;
};

/// True if turns are animated.
[[nodiscard]] bool is_animated(const GameContext& context);

/// Waits for that time, or until the player skips the rest of it by a fresh key or click. True if the player
/// did.
[[nodiscard]] Task<bool> wait_or_skip(GameContext* context, core::Milliseconds time);

/// The vendor that a step of the hero would walk into; invalid if there is none, or no step.
[[nodiscard]] rules::EntityId vendor_in_the_way(const GameContext& context,
                                                std::optional<core::Direction> step);

/// The direction of the destination of a TravelTo if it is beside the hero; nothing otherwise.
[[nodiscard]] std::optional<core::Direction> last_step(const forecast::Knowledge& known,
                                                       const autopilot::AutoAction& action);

/// Travel as the options want it: where it ends, what it takes on its way, and if there is something to fetch
/// at its end. Other actions stay as they are.
[[nodiscard]] autopilot::AutoAction with_options(const GameContext& context, autopilot::AutoAction action);

/// True if the options want the hero to take the item underfoot.
[[nodiscard]] bool collects_here(const GameContext& context);

/// The command that finishes travel to a thing: takes the item underfoot, or opens the container beside the
/// hero. Nothing if there is none.
[[nodiscard]] std::optional<rules::Command> deed_at(const forecast::Knowledge& known, core::Point at);

/// Tells why an automatic action stopped, and what is left where nothing is left to explore.
void tell_stop(GameContext& context, const autopilot::AutoAction& action, const autopilot::Stop& stop);

}  // namespace torchwake::flow
