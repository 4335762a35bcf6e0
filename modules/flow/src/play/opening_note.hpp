#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/prompt.hpp>

#include <optional>

namespace torchwake::flow {

/// The prompt for the next command, with its offers in the order in which they are shown.
[[nodiscard]] screen::Prompt play_prompt(const GameContext& context);

/// Tells over the game what is sought, if the run begins with that and with no other question. The player's
/// first answer to the play prompt, which closes the note; nothing if there is none. Confirm, and a key or a
/// click without another meaning, only close it. Requires: the layer of that model is the innermost; the
/// model outlives the wait.
[[nodiscard]] Task<std::optional<screen::Offer>> opening_note(GameContext* context, screen::PlayModel* play);

}  // namespace torchwake::flow
