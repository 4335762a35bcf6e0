#include "commands/common.hpp"
#include "turn/growth.hpp"

namespace torchwake::rules {

Checked check(const CommandContext& context, const Grow& grow) {
    const bool owed = context.actor == hero_id && context.world.run.owed_choices > 0;
    return owed ? context.plan(GrowPlan{grow.attribute}) : refuse(RefusalReason::NoChoiceOwed);
}

void apply(const ActionContext& context, const GrowPlan& choice) {
    --context.world.run.owed_choices;
    grow(context, choice.attribute, context.events);
}

}  // namespace torchwake::rules
