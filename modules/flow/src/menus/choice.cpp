#include "menus/choice.hpp"

#include <torchwake/rules/turn.hpp>

#include <variant>

namespace torchwake::flow {

std::optional<rules::Refusal> fault_of_choice(const GameContext& context, const rules::Command& command) {
    const rules::Checked checked = rules::check(context.ruleset(), context.run()->world, command);
    const auto* const refusal = std::get_if<rules::Refusal>(&checked);
    if (refusal == nullptr || refusal->reason == rules::RefusalReason::TargetNeeded) {
        return std::nullopt;
    }
    return *refusal;
}

bool is_refused(const GameContext& context, const rules::Command& command, rules::RefusalReason reason) {
    const rules::Checked checked = rules::check(context.ruleset(), context.run()->world, command);
    const auto* const refusal = std::get_if<rules::Refusal>(&checked);
    return refusal != nullptr && refusal->reason == reason;
}

}  // namespace torchwake::flow
