#pragma once

// Questions to the rules about a command that the player might choose.

#include <torchwake/flow/game_context.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/world.hpp>

#include <optional>

namespace torchwake::flow {

/// The reason why the hero can't carry out the command now; nothing if it can. Cost: one check.
[[nodiscard]] std::optional<rules::Refusal> refusal_of(const rules::Ruleset& ruleset,
                                                       const rules::World& world,
                                                       const rules::Command& command);
/// As above, in the run of the context.
[[nodiscard]] std::optional<rules::Refusal> refusal_of(const GameContext& context,
                                                       const rules::Command& command);

/// The reason why the chosen command can't be done, if there is one. A target that is still missing is no
/// reason.
[[nodiscard]] std::optional<rules::Refusal> fault_of_choice(const GameContext& context,
                                                            const rules::Command& command);

/// True if the chosen command can be done; else the reason is shown.
[[nodiscard]] bool allow_choice(GameContext& context, const rules::Command& command);

/// True if the rules allow that deed with some thing of the pack.
[[nodiscard]] bool has_choice(const GameContext& context, screen::Action deed);

/// True if the rules refuse the command now, for that reason.
[[nodiscard]] bool is_refused(const GameContext& context, const rules::Command& command,
                              rules::RefusalReason reason);

}  // namespace torchwake::flow
