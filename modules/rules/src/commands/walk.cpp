// A step becomes what is in its way: an attack, an opened door, a change of places, a look into a chest.

#include "commands/common.hpp"
#include "commands/props.hpp"
#include "fight/powers.hpp"
#include "items/purse.hpp"
#include "level/matter.hpp"
#include "level/placement.hpp"
#include "level/traps.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/footing.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/trade.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

bool is_hostile(const CommandContext& context, EntityId other) {
    return hostile(context, context.actor, other);
}

/// The reach of the noise of the actor's steps.
std::int32_t noise_of_steps(const ActionContext& context) {
    return std::max(0, noise_of_step - powers_of(context.world, context.actor)[content::Power::Hush]);
}

bool is_held(const CommandContext& context) {
    return has_condition(context, content::ConditionKind::Held);
}

/// Refuses a step onto a trap that the actor knows of.
Checked step_to(const CommandContext& context, core::Point to) {
    if (is_held(context)) {
        return context.plan(StrugglePlan{});
    }
    const Trap* trap = armed_trap_at(context.world, to);
    return trap != nullptr && knows(context, *trap)
               ? Refusal{RefusalReason::TrapInTheWay, {}, {}, {}, trap->kind}
               : context.plan(StepPlan{to});
}

/// Opens a gate for its toll. Requires: the tile of the cell has one.
Checked pay_toll(const CommandContext& context, core::Point gate) {
    const content::TileId tile = context.world.level.tiles[gate];
    return coins_of(context.world, context.actor) <
                   toll_of(context.world, context.actor, context.catalog.tile(tile))
               ? Refusal{RefusalReason::TollTooHigh, {}, {}, tile}
               : context.plan(OpenDoorPlan{gate});
}

/// Refuses a step into an obstacle; the hero opens a container instead, switches a lamp, and pays a toll.
Checked bump(const CommandContext& context, core::Direction direction, core::Point to) {
    if (!context.world.level.tiles.contains(to)) {
        return refuse(RefusalReason::WallInTheWay);
    }
    const content::TileId id = context.world.level.tiles[to];
    const content::TileDef& tile = context.catalog.tile(id);
    if (context.actor == hero_id && (tile.emptied_to || tile.switches_to || tile.toll > 0)) {
        return cuts_corner(context.world, context.here, direction) ? refuse(RefusalReason::CornerInTheWay)
               : tile.emptied_to                                   ? context.plan(OpenPropPlan{to})
               : tile.switches_to                                  ? context.plan(SwitchLampPlan{to})
                                                                   : pay_toll(context, to);
    }
    return tile.prop ? Refusal{RefusalReason::FeatureInTheWay, {}, {}, id}
                     : refuse(RefusalReason::WallInTheWay);
}

/// Attacks an enemy; the hero, and its hunter on the way there, change places with any other actor, unless
/// that never moves.
Checked meet(const CommandContext& context, EntityId other) {
    if (is_hostile(context, other)) {
        return context.plan(AttackPlan{other});
    }
    if (is_held(context)) {
        return context.plan(StrugglePlan{});
    }
    const bool hunts = context.actor == context.world.hunt.hunter && other != hero_id;
    return (context.actor == hero_id || hunts) && !is_rooted(context, other)
               ? context.plan(SwapPlan{other})
               : refuse(RefusalReason::FriendInTheWay);
}

/// No known path leads onto an armed trap or into a peril, but a confused step does.
bool is_shunned(const World& world, core::Point here, core::Point to) {
    const spatial::BitGrid& open = world.caches.passable;
    return (armed_trap_at(world, to) != nullptr || (open.contains(to) && world.caches.perils.get(to))) &&
           open.get({here.x, to.y}) && open.get({to.x, here.y});
}

/// The ground as it is, for one that slides.
struct TrueSlide {
    const World& world;

    [[nodiscard]] CellMatter matter(core::Point at) const { return matter_at(world.level.matter, at); }
    [[nodiscard]] bool has_trap(core::Point at) const { return armed_trap_at(world, at) != nullptr; }
    [[nodiscard]] bool lets_by(core::Point from, core::Direction direction) const {
        const core::Point to = core::step(from, direction);
        return world.level.tiles.contains(to) && !world.caches.flags[to].has(CellFlag::Blocks) &&
               !world.caches.actors[to].valid() && !cuts_corner(world, from, direction);
    }
};

/// Slides the actor on after a step onto slippery ground; it treads on the ground between.
void slide(const ActionContext& context, core::Point from) {
    World& world = context.world;
    const core::Point to = position_of(world, context.actor);
    const content::MonsterDef& kind = definition_of(context, context.actor);
    if (const auto next = slide_from(context.catalog, kind, from, to, TrueSlide{world})) {
        tread(context, context.actor, true, context.events);
        move_actor(world, context.actor, *next);
        context.events.emplace_back(ActorSlid{actor_ref(world, context.actor), to});
    }
}

}  // namespace

Checked check(const CommandContext& context, const Walk& walk) {
    const World& world = context.world;
    if (has_condition(context, content::ConditionKind::Confusion)) {
        return is_held(context) ? context.plan(StrugglePlan{}) : context.plan(StumblePlan{});
    }
    const core::Point to = core::step(context.here, walk.direction);
    if (!world.level.tiles.contains(to) || !world.caches.flags[to].passable()) {
        return bump(context, walk.direction, to);
    }
    const EntityId other = world.caches.actors[to];
    if (cuts_corner(world, context.here, walk.direction)) {
        const bool attacks = other.valid() && is_hostile(context, other) && world.caches.visible.get(to);
        return refuse(attacks ? RefusalReason::EnemyBehindCorner : RefusalReason::CornerInTheWay);
    }
    if (context.actor == hero_id && vendor_at(context, context.actor, to).valid()) {
        return refuse(RefusalReason::VendorInTheWay);
    }
    if (other.valid()) {
        return meet(context, other);
    }
    return world.caches.flags[to].has(CellFlag::Opens) ? context.plan(OpenDoorPlan{to})
                                                       : step_to(context, to);
}

void apply(const ActionContext& context, const StepPlan& step) {
    const core::Point from = position_of(context.world, context.actor);
    move_actor(context.world, context.actor, step.to);
    make_own_noise(context, noise_of_steps(context));
    context.events.emplace_back(ActorWalked{actor_ref(context.world, context.actor), from});
    slide(context, from);
}

void apply(const ActionContext& context, const SwapPlan& swap) {
    swap_actors(context.world, context.actor, swap.other);
    make_own_noise(context, noise_of_steps(context));
    context.events.emplace_back(
        ActorsSwapped{actor_ref(context.world, context.actor), actor_ref(context.world, swap.other)});
}

void apply(const ActionContext& context, const StumblePlan&) {
    World& world = context.world;
    const core::Direction direction = core::all_directions[world.streams.combat.below(8)];
    const core::Point here = position_of(world, context.actor);
    const core::Point to = core::step(here, direction);
    const bool allowed = world.caches.steps.allows(here, direction) || is_shunned(world, here, to);
    const EntityId other = allowed ? world.caches.actors[to] : EntityId{};
    if (other.valid() && hostile(context, context.actor, other)) {
        apply(context, AttackPlan{other});
    } else if (allowed && !other.valid() && !world.caches.flags[to].has(CellFlag::Blocks)) {
        apply(context, StepPlan{to});
    } else {
        const core::Point against = world.level.tiles.contains(to) ? to : here;
        context.events.emplace_back(ActorStumbled{actor_ref(world, context.actor), against});
    }
}

void apply(const ActionContext& context, const StrugglePlan&) {
    struggle(context.world, context.actor, context.events);
}

void apply(const ActionContext& context, const OpenPropPlan& open) {
    make_own_noise(context, noise_of_steps(context));
    open_prop(context.ruleset, context.world, context.actor, open.prop, context.events);
}

}  // namespace torchwake::rules
