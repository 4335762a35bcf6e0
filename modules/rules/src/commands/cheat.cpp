#include "commands/commands.hpp"
#include "level/sight.hpp"
#include "level/stairs.hpp"
#include "world/actor_ref.hpp"

namespace torchwake::rules {
namespace {

void heal_fully(World& world, Events& events) {
    Vitals& vitals = world.entities.vitals[hero_id];
    const std::int32_t gained = vitals.max_hit_points - vitals.hit_points;
    vitals.hit_points = vitals.max_hit_points;
    vitals.mana = vitals.max_mana;
    events.emplace_back(ActorHealed{actor_ref(world, hero_id), gained});
}

}  // namespace

Checked check(const CommandContext& context, const Cheat& cheat) {
    const bool impossible = cheat.kind == CheatKind::NextLevel && !has_level_below(context);
    return impossible ? refuse(RefusalReason::NoLevelBelow) : context.plan(CheatPlan{cheat.kind});
}

void apply(const ActionContext& context, const CheatPlan& cheat) {
    World& world = context.world;
    world.run.cheated = true;
    context.events.emplace_back(CheatHappened{cheat.kind});
    switch (cheat.kind) {
        case CheatKind::Heal:
            return heal_fully(world, context.events);
        case CheatKind::Reveal:
            learn_level(world);
            context.events.emplace_back(LevelMapped{actor_ref(world, hero_id)});
            return;
        case CheatKind::NextLevel:
            world.run.owed_choices += descent_is_first(world) ? 1 : 0;
            return descend(context.ruleset, world, std::nullopt, context.events);
        case CheatKind::Undying:
            world.run.undying = true;
            return;
        case CheatKind::Omniscient:
        case CheatKind::Practice:
            return;
    }
}

}  // namespace torchwake::rules
