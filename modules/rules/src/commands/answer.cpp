// The answer to the question of an effect.

#include "commands/common.hpp"
#include "items/gear.hpp"
#include "items/identification.hpp"

#include <torchwake/rules/identification.hpp>

namespace torchwake::rules {

Checked check(const CommandContext& context, const AnswerChoice& given) {
    const World& world = context.world;
    if (context.actor != hero_id || world.choice.kind == ChoiceKind::None) {
        return refuse(RefusalReason::NothingAsked);
    }
    if (world.choice.kind == ChoiceKind::Gift) {
        return check_gift(context, given);
    }
    if (!given.slot) {
        return context.plan(AnswerPlan{});
    }
    return with_held(context, *given.slot, [&](EntityId item, content::ItemId kind) -> Checked {
        return answers_choice(context, item) ? context.plan(AnswerPlan{item})
                                             : refuse(RefusalReason::NoAnswer, kind);
    });
}

void apply(const ActionContext& context, const AnswerPlan& given) {
    answer(context, given.item, context.events);
}

}  // namespace torchwake::rules
