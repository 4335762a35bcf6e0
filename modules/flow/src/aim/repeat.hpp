#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/rules/command.hpp>

#include <optional>

namespace torchwake::flow {

/// The last shot, throw, spell or use of an aimed item again: at the last target if it still can be aimed at,
/// else at the nearest enemy that can. Nothing after the reason was shown why that is not possible.
[[nodiscard]] std::optional<rules::Command> repeat_last_deed(GameContext& context);

/// The actors to aim at: the last target if it is in view, then the enemies, nearest first.
[[nodiscard]] std::vector<forecast::KnownActor> targets_of(const GameContext& context);

}  // namespace torchwake::flow
