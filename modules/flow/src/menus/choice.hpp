#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/refusal.hpp>

#include <optional>

namespace torchwake::flow {

/// Why what was chosen can't be done; that it has yet to be aimed is no reason.
[[nodiscard]] std::optional<rules::Refusal> fault_of_choice(const GameContext& context,
                                                            const rules::Command& command);

}  // namespace torchwake::flow
