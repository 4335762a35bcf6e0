#include "commands/common.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "items/purse.hpp"
#include "level/climb.hpp"
#include "level/hunt.hpp"
#include "level/placement.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {

Checked check(const CommandContext& context, const PickUp&) {
    const World& world = context.world;
    const EntityId object = world.caches.objects[context.here];
    const Item* item = world.entities.items.find(object);
    if (item == nullptr) {
        return refuse(RefusalReason::NothingToPickUp);
    }
    if (context.catalog.item(item->kind).money) {
        return context.plan(PickUpPlan{object, {}, item->count});
    }
    const auto room = find_room(context, pack_of(world.entities, context.actor), *item);
    return room ? context.plan(PickUpPlan{object, room->slot, room->count})
                : refuse(RefusalReason::PackFull, item->kind);
}

void apply(const ActionContext& context, const PickUpPlan& pick_up) {
    World& world = context.world;
    if (!pick_up.slot.valid()) {
        lift_object(world, pick_up.item);
        world.entities.items.erase(pick_up.item);
        gain_coins(world, context.actor, core::Coins{pick_up.count}, {}, context.events);
        return;
    }
    const content::ItemId kind = apparent_kind(world, pick_up.item);
    const EntityId taken = split_off(world, pick_up.item, pick_up.count);
    if (taken == pick_up.item) {
        lift_object(world, taken);
    }
    stow(world, taken, context.actor, pick_up.slot);
    const EntityId held = world.entities.packs[context.actor].slots[pick_up.slot.value];
    const std::int32_t total = world.entities.items[held].count;
    context.events.emplace_back(
        ItemPickedUp{actor_ref(world, context.actor), kind, pick_up.slot, pick_up.count, total});
    note_encumbrance(context, context.actor, context.events);
    if (context.actor == hero_id && context.catalog.item(kind).prize) {
        const bool first = context.world.hunt.ending == Ending::None;
        begin_hunt(context, context.events);
        if (first) {
            kindle_level(context, context.events);
        }
    }
}

}  // namespace torchwake::rules
