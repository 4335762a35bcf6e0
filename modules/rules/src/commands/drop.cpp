#include "commands/common.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "level/falling.hpp"
#include "level/hunt.hpp"
#include "level/placement.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/beat.hpp>

#include <algorithm>

namespace torchwake::rules {

Checked check(const CommandContext& context, const DropItem& drop) {
    const World& world = context.world;
    return with_held(context, drop.slot, [&](EntityId item, content::ItemId kind) -> Checked {
        if (stays_on(context, item)) {
            return refuse(RefusalReason::CursedStays, kind);
        }
        if (world.caches.flags[context.here].has_stairs()) {
            return refuse(RefusalReason::StairsHere, kind);
        }
        if (world.entities.items.contains(world.caches.objects[context.here])) {
            return refuse(RefusalReason::ItemLiesHere, kind);
        }
        const std::int32_t all = world.entities.items[item].count;
        const std::int32_t count = drop.count > 0 ? std::min(drop.count, all) : all;
        return context.plan(DropItemPlan{item, drop.slot, count});
    });
}

void apply(const ActionContext& context, const DropItemPlan& drop) {
    World& world = context.world;
    const core::Point at = position_of(world, context.actor);
    const bool on_corpse = world.caches.objects[at].valid();
    erase_corpse_at(world, at);
    const EntityId dropped = split_off(world, drop.item, drop.count);
    if (dropped == drop.item) {
        lay_aside(context, dropped, drop.slot);
    }
    world.entities.items[dropped].laid_down = context.actor == hero_id;
    lay_object(world, dropped, at);
    context.events.emplace_back(
        ItemDropped{actor_ref(world, context.actor), apparent_kind(world, dropped), on_corpse, drop.count});
    if (is_chasm(context.catalog, matter_at(world.level.matter, at)) ||
        destroys_prize(context, dropped, at)) {
        let_object_fall(context, at, context.events);
    }
    note_encumbrance(context, context.actor, context.events);
}

}  // namespace torchwake::rules
