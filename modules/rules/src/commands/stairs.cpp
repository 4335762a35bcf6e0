// Travel between levels, and out of the dungeon.

#include "level/stairs.hpp"

#include "commands/common.hpp"
#include "world/actor_ref.hpp"
#include "world/limits.hpp"

namespace torchwake::rules {
namespace {

/// Monsters take no stairs.
bool hero_is_on(const CommandContext& context, CellFlag stairs) {
    return context.actor == hero_id && context.world.caches.flags[context.here].has(stairs);
}

}  // namespace

Checked check(const CommandContext& context, const Descend& descend) {
    const World& world = context.world;
    if (hero_is_on(context, CellFlag::Portal) && world.portal.depth > 0) {
        return descend.grow ? refuse(RefusalReason::NoChoiceOwed) : context.plan(ReturnPlan{});
    }
    if (!hero_is_on(context, CellFlag::StairsDown)) {
        return refuse(RefusalReason::NoStairsDownHere);
    }
    if (!has_level_below(context)) {
        return refuse(RefusalReason::NoLevelBelow);
    }
    const bool first = descent_is_first(world);
    if (descend.grow.has_value() != first) {
        return refuse(first ? RefusalReason::ChoiceNeeded : RefusalReason::NoChoiceOwed);
    }
    return context.plan(DescendPlan{descend.grow});
}

Checked check(const CommandContext& context, const Ascend&) {
    const World& world = context.world;
    if (!hero_is_on(context, CellFlag::StairsUp)) {
        return refuse(RefusalReason::NoStairsUpHere);
    }
    const bool may_leave = carried_prize(context).valid() || world.hunt.ending != Ending::None;
    if (world.level.depth == way_out_depth && may_leave) {
        return context.plan(EscapePlan{});
    }
    return world.level.depth > context.catalog.first_depth() ? context.plan(AscendPlan{})
                                                             : refuse(RefusalReason::PrizeMissing);
}

void apply(const ActionContext& context, const DescendPlan& down) {
    descend(context.ruleset, context.world, down.grow, context.events);
}

void apply(const ActionContext& context, const AscendPlan&) {
    ascend(context.ruleset, context.world, context.events);
}

void apply(const ActionContext& context, const ReturnPlan&) {
    return_by_portal(context.ruleset, context.world, context.events);
}

void apply(const ActionContext& context, const FollowPlan& follow) {
    context.events.emplace_back(ActorFollowed{actor_ref(context.world, context.actor), follow.down});
}

void apply(const ActionContext& context, const EscapePlan&) {
    escape(context, context.events);
}

}  // namespace torchwake::rules
