// The torch of an actor, and the lamps that stand on a level.

#include "commands/common.hpp"
#include "level/matter.hpp"
#include "level/placement.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/formulas.hpp>

namespace torchwake::rules {

Checked check(const CommandContext& context, const SwitchTorch&) {
    const Torch* const torch = context.world.entities.torches.find(context.actor);
    if (torch == nullptr) {
        return refuse(RefusalReason::NoTorch);
    }
    return torch->lit ? context.plan(PutOutTorchPlan{}) : context.plan(LightTorchPlan{});
}

void apply(const ActionContext& context, const PutOutTorchPlan&) {
    context.world.entities.torches[context.actor].lit = false;
    context.events.emplace_back(TorchSwitched{actor_ref(context.world, context.actor), false});
}

void apply(const ActionContext& context, const LightTorchPlan&) {
    context.world.entities.torches[context.actor].lit = true;
    make_own_noise(context, noise_of_step);
    context.events.emplace_back(TorchSwitched{actor_ref(context.world, context.actor), true});
}

void apply(const ActionContext& context, const SwitchLampPlan& lamp) {
    const core::Point at = lamp.lamp;
    const content::TileId before = context.world.level.tiles[at];
    change_tile(context, at, *context.catalog.tile(before).switches_to);
    context.events.emplace_back(LampSwitched{actor_ref(context.world, context.actor), before, at});
}

Checked check(const CommandContext& context, const SetFire& wanted) {
    const Torch* const torch = context.world.entities.torches.find(context.actor);
    if (torch == nullptr || !torch->lit) {
        return refuse(torch == nullptr ? RefusalReason::NoTorch : RefusalReason::TorchIsOut);
    }
    const core::Point at = core::step(context.here, wanted.direction);
    const Level& level = context.world.level;
    const bool burns =
        level.tiles.contains(at) && can_be_lit(context.catalog, level.tiles[at], matter_at(level.matter, at));
    return burns ? context.plan(SetFirePlan{at}) : refuse(RefusalReason::NothingBurnsThere);
}

void apply(const ActionContext& context, const SetFirePlan& fire) {
    const ActorRef actor = actor_ref(context.world, context.actor);
    add_heat(context.world, fire.at, heat_of_fire, {actor.id, actor.kind});
    context.events.emplace_back(FireSet{actor, fire.at});
}

}  // namespace torchwake::rules
