#include "commands/common.hpp"
#include "fight/springing.hpp"
#include "level/traps.hpp"

namespace torchwake::rules {

Checked check(const CommandContext& context, const Disarm& disarm) {
    const core::Point at = core::step(context.here, disarm.direction);
    const Trap* trap = armed_trap_at(context.world, at);
    return trap != nullptr && knows(context, *trap) ? context.plan(DisarmPlan{at})
                                                    : refuse(RefusalReason::NoTrapThere);
}

void apply(const ActionContext& context, const DisarmPlan& plan) {
    disarm(context.ruleset, context.world, context.actor, plan.trap, context.events);
}

}  // namespace torchwake::rules
