#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/refusal.hpp>

#include <optional>

namespace torchwake::flow {

/// The reason why the chosen command can't be done, if there is one. A target that is still missing is no
/// reason.
[[nodiscard]] std::optional<rules::Refusal> fault_of_choice(const GameContext& context,
                                                            const rules::Command& command);

/// True if the rules refuse the command now, for that reason.
[[nodiscard]] bool is_refused(const GameContext& context, const rules::Command& command,
                              rules::RefusalReason reason);

}  // namespace torchwake::flow
