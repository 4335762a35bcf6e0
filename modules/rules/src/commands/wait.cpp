#include "commands/common.hpp"
#include "level/matter.hpp"
#include "magic/spellbook.hpp"
#include "mind/mind.hpp"
#include "upkeep/eating.hpp"
#include "world/actor_ref.hpp"
#include "world/vitals.hpp"

#include <torchwake/rules/formulas.hpp>

namespace torchwake::rules {

Checked check(const CommandContext& context, const Wait&) {
    return context.plan(WaitPlan{});
}

void apply(const ActionContext& context, const WaitPlan&) {
    World& world = context.world;
    const Vitals& vitals = world.entities.vitals[context.actor];
    const bool whole = vitals.hit_points == vitals.max_hit_points && vitals.mana == vitals.max_mana;
    const bool burns = exposure_of(world, context.actor).burning > 0;
    const bool safe =
        !whole && !burns && recovers(context, context.actor) && !sees_enemy(context, context.actor);
    const std::int32_t level = world.entities.abilities[context.actor].level;
    const std::int32_t regained = safe ? heal(world, context.actor, healed_by_wait(level)) : 0;
    if (safe && world.run.turn % turns_for_a_mana == 0) {
        restore_mana(world, context.actor, 1);
    }
    beat_out_flames(world, context.actor, context.events);
    context.events.emplace_back(ActorWaited{actor_ref(world, context.actor), regained});
}

}  // namespace torchwake::rules
