// Throwing and shooting.

#include "commands/common.hpp"
#include "fight/shot.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"

#include <torchwake/rules/encumbrance.hpp>

namespace torchwake::rules {
namespace {

/// Checks a missile from a slot against a target.
Checked shot(const CommandContext& context, const Missile& missile, content::ItemId weapon,
             std::optional<core::Point> target) {
    const content::ItemId kind = context.world.entities.items[missile.item].kind;
    const auto fault = fault_of_aim(context, shot_of(context.catalog, weapon, kind).range, target);
    return fault ? refuse(*fault, kind) : context.plan(ShotPlan{missile.item, missile.slot, weapon, *target});
}

}  // namespace

Checked check(const CommandContext& context, const Throw& thrown) {
    return with_held(context, thrown.slot, [&](EntityId item, content::ItemId kind) -> Checked {
        return stays_on(context, item) ? refuse(RefusalReason::CursedStays, kind)
                                       : shot(context, {item, thrown.slot}, {}, thrown.target);
    });
}

Checked check(const CommandContext& context, const Fire& fire) {
    const content::ItemId weapon = encumbrance_of(context.world, context.actor).shooter;
    if (!weapon.valid()) {
        return refuse(RefusalReason::NothingToShootWith);
    }
    const auto ammunition = first_ammunition(context, context.actor);
    return ammunition ? shot(context, *ammunition, weapon, fire.target)
                      : refuse(RefusalReason::NoAmmunition, weapon);
}

void apply(const ActionContext& context, const ShotPlan& shot) {
    const EntityId missile = split_off(context.world, shot.item, 1);
    if (missile == shot.item) {
        lay_aside(context, missile, shot.slot);
    }
    note_encumbrance(context, context.actor, context.events);
    const content::ItemId kind = context.world.entities.items[missile].kind;
    if (!context.catalog.item(kind).breaks) {
        make_own_noise(context, noise_of_fight);
        shoot(context, {context.actor, missile, shot.weapon, shot.target}, context.events);
        return;
    }
    context.world.entities.items.erase(missile);
    bring_about(context, {kind, {}}, shot.target);
}

}  // namespace torchwake::rules
