#include "commands/common.hpp"
#include "items/purse.hpp"
#include "level/placement.hpp"
#include "world/actor_ref.hpp"

namespace torchwake::rules {

Checked check(const CommandContext& context, const CloseDoor& close) {
    const Caches& caches = context.world.caches;
    const core::Point door = core::step(context.here, close.direction);
    if (!context.world.level.tiles.contains(door) || !caches.flags[door].has(CellFlag::Closes)) {
        return refuse(RefusalReason::NoOpenDoorThere);
    }
    const bool occupied = caches.actors[door].valid() || caches.objects[door].valid();
    return occupied ? refuse(RefusalReason::DoorwayOccupied) : context.plan(CloseDoorPlan{door});
}

void apply(const ActionContext& context, const OpenDoorPlan& open) {
    const content::TileId closed = context.world.level.tiles[open.door];
    const content::TileDef& tile = context.catalog.tile(closed);
    const ActorRef actor = actor_ref(context.world, context.actor);
    if (const core::Coins toll = toll_of(context.world, context.actor, tile); toll.value > 0) {
        purse_of(context.world, context.actor) -= toll;
        context.events.emplace_back(TollPaid{actor, closed, open.door, toll});
    }
    change_tile(context, open.door, *tile.opens_to);
    context.events.emplace_back(DoorOpened{actor, open.door});
}

void apply(const ActionContext& context, const CloseDoorPlan& close) {
    const content::TileDef& tile = context.catalog.tile(context.world.level.tiles[close.door]);
    change_tile(context, close.door, *tile.closes_to);
    context.events.emplace_back(DoorClosed{actor_ref(context.world, context.actor), close.door});
}

}  // namespace torchwake::rules
