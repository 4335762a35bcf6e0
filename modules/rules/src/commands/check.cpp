#include "commands/commands.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/lookups.hpp>

#include <variant>

namespace torchwake::rules {
namespace {

/// Names the item of a refusal as the hero knows it.
Checked as_shown(const World& world, Checked checked) {
    if (auto* const refusal = std::get_if<Refusal>(&checked)) {
        refusal->item = apparent_kind(world, refusal->item);
    }
    return checked;
}

/// True for a command that is no deed: it only marks the run, as practice or as one that shows every cell.
bool only_marks(const Command& command) {
    const auto* const cheat = std::get_if<Cheat>(&command);
    return cheat != nullptr && (cheat->kind == CheatKind::Practice || cheat->kind == CheatKind::Omniscient);
}

}  // namespace

Checked check(const Ruleset& ruleset, const World& world, EntityId actor, const Command& command) {
    if (is_over(world)) {
        return Refusal{RefusalReason::RunIsOver, {}};
    }
    TORCHWAKE_EXPECTS(is_alive(world, actor));
    const bool asked = actor == hero_id && world.choice.kind != ChoiceKind::None;
    if (asked && !std::holds_alternative<AnswerChoice>(command) && !only_marks(command)) {
        return Refusal{RefusalReason::AnswerNeeded, {}};
    }
    const CommandContext context{*ruleset.catalog, world, actor, position_of(world, actor)};
    const auto check_one = [&context](const auto& what) { return check(context, what); };
    return as_shown(world, std::visit(check_one, command));
}

Checked check(const Ruleset& ruleset, const World& world, const Command& command) {
    return check(ruleset, world, hero_id, command);
}

}  // namespace torchwake::rules
