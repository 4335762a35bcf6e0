#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/play_session.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/rules/ids.hpp>

namespace torchwake::flow {

/// Opens a shop until the player leaves it or the run is over. Its layer stays open from trade to trade; the
/// lists of what is bought and of what is sold follow each other. A refused trade shows the reason. Requires:
/// the vendor stands beside the hero; the layer "play" is open; context and session outlive the visit.
/// Awaits: the player's answers, and the turns of the trades; closing the context ends it.
[[nodiscard]] Task<void> visit_shop(GameContext* context, PlaySession* session, rules::EntityId vendor);

}  // namespace torchwake::flow
