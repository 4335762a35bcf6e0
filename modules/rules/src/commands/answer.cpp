// The answer to the question of an effect.

#include "commands/commands.hpp"
#include "items/gear.hpp"
#include "known/identification.hpp"

#include <torchwake/rules/identification.hpp>

namespace torchwake::rules {

Checked check(const CommandContext& context, const AnswerChoice& given) {
    const World& world = context.world;
    if (context.actor != hero_id || world.choice.kind == ChoiceKind::None) {
        return refuse(RefusalReason::NothingAsked);
    }
    if (!given.slot) {
        return context.plan(AnswerPlan{});
    }
    const auto held = held_in(world, context.actor, *given.slot);
    if (const auto* refusal = std::get_if<Refusal>(&held)) {
        return *refusal;
    }
    const EntityId item = std::get<EntityId>(held);
    return answers_choice(context.catalog, world, item)
               ? context.plan(AnswerPlan{item})
               : refuse(RefusalReason::NoAnswer, world.entities.items[item].kind);
}

void apply(const ActionContext& context, const AnswerPlan& given) {
    answer(context.catalog, context.world, given.item, context.events);
}

}  // namespace torchwake::rules
