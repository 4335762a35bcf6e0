#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/screen/prompt.hpp>

namespace torchwake::flow {

/// The prompt for a cursor on the map that shows what matter does next: that of a cursor, the switch of those
/// marks, and help.
[[nodiscard]] screen::Prompt forecast_prompt(core::Size level);

/// True if the answer is the switch of those marks, which is then carried out.
[[nodiscard]] bool switches_forecast(GameContext& context, const screen::Offer& answer);

}  // namespace torchwake::flow
