// Holding, wearing and taking off items.

#include "commands/common.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "items/identification.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {

Checked check(const CommandContext& context, const Equip& equip) {
    const World& world = context.world;
    return with_held(context, equip.slot, [&](EntityId item, content::ItemId kind) -> Checked {
        const auto slot = content::equip_slot_of(context.catalog.item(kind));
        if (!slot) {
            return refuse(RefusalReason::CantBeEquipped, kind);
        }
        if (world.entities.equipped.contains(item)) {
            return refuse(RefusalReason::AlreadyEquipped, kind);
        }
        const content::EquipSlot where = place_for(context, context.actor, *slot);
        const EntityId worn = worn_at(world, context.actor, where);
        return stays_on(context, worn) ? refuse(RefusalReason::CursedStays, world.entities.items[worn].kind)
                                       : context.plan(EquipPlan{item, where, worn});
    });
}

Checked check(const CommandContext& context, const TakeOff& take_off) {
    return with_held(context, take_off.slot, [&](EntityId item, content::ItemId kind) -> Checked {
        if (!context.world.entities.equipped.contains(item)) {
            return refuse(RefusalReason::NotEquipped, kind);
        }
        return stays_on(context, item) ? refuse(RefusalReason::CursedStays, kind)
                                       : context.plan(TakeOffPlan{item});
    });
}

Checked check(const CommandContext& context, const SwapWeapons&) {
    const Entities& entities = context.world.entities;
    const EntityId sidearm = pack_of(entities, context.actor).sidearm;
    return sidearm.valid() ? check(context, Equip{entities.carried[sidearm].slot})
                           : refuse(RefusalReason::NoOtherWeapon);
}

void apply(const ActionContext& context, const EquipPlan& equip) {
    World& world = context.world;
    if (equip.replaced.valid()) {
        apply(context, TakeOffPlan{equip.replaced});
    }
    put_on(world, equip.item, equip.where);
    const content::ItemId shown = apparent_kind(world, equip.item);
    context.events.emplace_back(ItemEquipped{actor_ref(world, context.actor), shown, equip.where});
    if (context.actor == hero_id) {
        recognize(context, equip.item, context.actor, context.events);
    }
    note_encumbrance(context, context.actor, context.events);
}

void apply(const ActionContext& context, const TakeOffPlan& taking) {
    if (undress(context, taking.item) == content::EquipSlot::Melee) {
        context.world.entities.packs[context.actor].sidearm = taking.item;
    }
    note_encumbrance(context, context.actor, context.events);
}

}  // namespace torchwake::rules
