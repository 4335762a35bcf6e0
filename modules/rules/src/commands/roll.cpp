// Rolling a prop, such as a barrel, away from the actor. It flies, strikes and breaks as its item does.

#include "commands/common.hpp"
#include "commands/props.hpp"
#include "level/falling.hpp"
#include "level/placement.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/flight.hpp>

namespace torchwake::rules {

Checked check(const CommandContext& context, const Roll& wanted) {
    const Level& level = context.world.level;
    const core::Point prop = core::step(context.here, wanted.direction);
    const auto item =
        level.tiles.contains(prop) ? rolls_as(context.catalog, level.tiles[prop]) : std::nullopt;
    if (!item) {
        return refuse(RefusalReason::NothingRollsThere);
    }
    const core::Point next = core::step(prop, wanted.direction);
    if (!level.tiles.contains(next) || context.world.caches.flags[next].has(CellFlag::Blocks)) {
        return refuse(RefusalReason::NoRoomToRoll);
    }
    const core::Point target =
        target_of_roll(context.catalog.item(*item), level.tiles.size(), context.here, wanted.direction);
    return context.plan(RollPlan{prop, *item, target});
}

void apply(const ActionContext& context, const RollPlan& roll) {
    World& world = context.world;
    const content::Catalog& catalog = context.catalog;
    const content::TileId prop = world.level.tiles[roll.prop];
    const core::Point from = position_of(world, context.actor);
    context.events.emplace_back(PropRolled{actor_ref(world, context.actor), prop, roll.prop});
    change_tile(context, roll.prop, catalog.level_at(world.level.depth).tiles.floor);
    const content::Aim& aim = *catalog.item(roll.item).aim;
    const core::Point end = trace_flight(context, from, roll.target, manner_of(aim)).end;
    bring_about(context, {roll.item, {}}, roll.target);
    let_content_fall(context, prop, end, context.events);
}

}  // namespace torchwake::rules
