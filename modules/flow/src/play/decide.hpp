#pragma once

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/boxed.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/run_to_play.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/screen/action.hpp>

#include <optional>
#include <variant>

namespace torchwake::flow {

/// The player's decision: one command, an automatic action of several commands, or what follows the run that
/// the player leaves.
using Decision = std::variant<rules::Command, autopilot::AutoAction, core::Boxed<AfterRun>>;

/// The decision that follows from an answer to the play prompt; nothing if it only showed something, or after
/// the reason was told why there is none. Awaits: the screen that the action opens.
[[nodiscard]] Task<std::optional<Decision>> decide(GameContext* context, screen::Offer answer);

}  // namespace torchwake::flow
