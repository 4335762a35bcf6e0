#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/screen/prompt.hpp>

namespace torchwake::flow {

/// The prompt for a cursor on the map that shows what matter does next: that of a cursor, the switch of those
/// marks, and help.
[[nodiscard]] screen::Prompt forecast_prompt(core::Size level);

/// Shows the marks of all that matter does next, or those of the next beat.
void switch_forecast(GameContext& context);

/// True for an answer to that prompt that leaves the cursor where it is: help, and the switch of the marks.
[[nodiscard]] bool only_shows(const screen::Offer& answer);
/// Shows what such an answer asks for.
[[nodiscard]] Task<void> show_on_map(GameContext* context, screen::Action asked);

}  // namespace torchwake::flow
