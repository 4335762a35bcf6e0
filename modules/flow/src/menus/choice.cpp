#include "menus/choice.hpp"

#include <torchwake/rules/turn.hpp>

#include <variant>

namespace torchwake::flow {

std::optional<rules::Refusal> refusal_of(const rules::Ruleset& ruleset, const rules::World& world,
                                         const rules::Command& command) {
    const rules::Checked checked = rules::check(ruleset, world, command);
    const auto* const refusal = std::get_if<rules::Refusal>(&checked);
    return refusal != nullptr ? std::optional(*refusal) : std::nullopt;
}

std::optional<rules::Refusal> refusal_of(const GameContext& context, const rules::Command& command) {
    return refusal_of(context.ruleset(), context.run()->world, command);
}

std::optional<rules::Refusal> fault_of_choice(const GameContext& context, const rules::Command& command) {
    const std::optional<rules::Refusal> refusal = refusal_of(context, command);
    const bool needs_target = refusal && refusal->reason == rules::RefusalReason::TargetNeeded;
    return needs_target ? std::nullopt : refusal;
}

bool allow_choice(GameContext& context, const rules::Command& command) {
    const std::optional<rules::Refusal> fault = fault_of_choice(context, command);
    if (fault) {
        context.stage().show(*fault);
    }
    return !fault;
}

bool is_refused(const GameContext& context, const rules::Command& command, rules::RefusalReason reason) {
    const std::optional<rules::Refusal> refusal = refusal_of(context, command);
    return refusal && refusal->reason == reason;
}

}  // namespace torchwake::flow
