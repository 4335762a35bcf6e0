#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/play_session.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/rules/ids.hpp>

namespace torchwake::flow {

/// Lets the player trade until it leaves the shop or the run is over; it begins with selling. Its layer stays
/// while trade after trade is done by the session. A refused trade says why. Requires: the vendor stands
/// beside the hero; the layer "play" is open; context and session outlive the visit. Awaits: the player's
/// answers; closing the context ends it.
[[nodiscard]] Task<void> visit_shop(GameContext* context, PlaySession* session, rules::EntityId vendor);

}  // namespace torchwake::flow
