#include "commands/commands.hpp"
#include "fight/blow_tricks.hpp"
#include "level/noise.hpp"
#include "level/sight.hpp"
#include "level/traps.hpp"
#include "matter/matter.hpp"
#include "mind/casting.hpp"
#include "turn/conditions.hpp"
#include "turn/eating.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/lookups.hpp>

#include <cstddef>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

/// Ends an actor's action: conditions and hunger count it.
void end_action(const content::Catalog& catalog, World& world, EntityId actor, Events& events) {
    if (is_alive(world, actor)) {
        close_action(catalog, world, actor, events);
    }
    if (is_alive(world, actor)) {
        grow_hungry(catalog, world, actor, events);
        regrow_mana(catalog, world, actor);
    }
}

/// Lets the traps, lava, chasms and the ground do what they do to those whom the action threw there.
void land_thrown(const Ruleset& ruleset, World& world, const Deed& by, std::size_t first_event,
                 Events& events) {
    std::vector<EntityId> thrown;
    for (std::size_t place = first_event; place < events.size(); ++place) {
        if (const auto* const what = std::get_if<ActorThrown>(&events[place])) {
            thrown.push_back(what->actor.id);
        }
    }
    for (const EntityId actor : thrown) {
        spring_underfoot(ruleset, world, actor, events);
        if (is_alive(world, actor)) {
            sink(ruleset, world, actor, by, events);
        }
        if (actor != by.doer && is_alive(world, actor)) {
            tread(*ruleset.catalog, world, actor, true, events);
        }
    }
}

}  // namespace

void apply(const Ruleset& ruleset, World& world, const Plan& plan, Events& events) {
    TORCHWAKE_EXPECTS(is_alive(world, plan.actor));
    const bool timed = takes_time(plan.action);
    if (timed && plan.actor == hero_id) {
        make_noise(world, 0);
    }
    if (timed) {
        open_action(world, plan.actor);
    }
    const core::Point from = position_of(world, plan.actor);
    const std::int32_t depth = world.level.depth;
    const ActionContext context{ruleset, *ruleset.catalog, world, plan.actor, events};
    const std::size_t first_event = events.size();
    const Deed deed{plan.actor, world.entities.creatures[plan.actor].kind};
    std::visit([&context](const auto& action) { apply(context, action); }, plan.action);
    land_thrown(ruleset, world, deed, first_event, events);
    spring_underfoot(ruleset, world, plan.actor, events);
    if (is_alive(world, plan.actor)) {
        sink(ruleset, world, plan.actor, {}, events);
    }
    if (is_alive(world, plan.actor)) {
        const bool moved = position_of(world, plan.actor) != from || world.level.depth != depth;
        tread(*ruleset.catalog, world, plan.actor, moved, events);
    }
    stir(world);
    if (timed && !world.run.escaped) {
        end_action(*ruleset.catalog, world, plan.actor, events);
        release_grips(*ruleset.catalog, world, events);
    }
    refresh_view(*ruleset.catalog, world);
    if (timed && plan.actor == hero_id && !is_over(world)) {
        notice_traps(*ruleset.catalog, world, std::holds_alternative<WaitPlan>(plan.action), events);
    }
}

}  // namespace torchwake::rules
