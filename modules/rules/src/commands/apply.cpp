#include "commands/commands.hpp"
#include "fight/announcing.hpp"
#include "fight/blow_tricks.hpp"
#include "fight/springing.hpp"
#include "level/matter.hpp"
#include "level/noise.hpp"
#include "level/sight.hpp"
#include "level/traps.hpp"
#include "mind/moves.hpp"
#include "turn/conditions.hpp"
#include "upkeep/action.hpp"
#include "upkeep/eating.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/lookups.hpp>

#include <cstddef>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

/// Ends a turn of an actor's action: conditions and hunger count it.
void end_turn(MutableGameState game, EntityId actor, Events& events) {
    if (is_alive(game, actor)) {
        close_action(game, actor, events);
    }
    if (is_alive(game, actor)) {
        grow_hungry(game, actor, events);
        regrow_mana(game, actor);
    }
}

/// Ends an actor's action, turn by turn.
void end_action(MutableGameState game, const Plan& plan, Events& events) {
    end_turn(game, plan.actor, events);
    for (std::int32_t turn = 1; turn < turns_of(plan.action) && is_alive(game, plan.actor); ++turn) {
        open_action(game, plan.actor);
        end_turn(game, plan.actor, events);
    }
}

/// An actor whom somebody threw.
struct Thrown {
    EntityId actor;
    ActorRef by;  ///< who threw it last
};

std::vector<Thrown> those_thrown(const Events& events, std::size_t first_event) {
    std::vector<Thrown> thrown;
    for (std::size_t place = first_event; place < events.size(); ++place) {
        if (const auto* const what = std::get_if<ActorThrown>(&events[place])) {
            std::erase_if(thrown, [what](const Thrown& other) { return other.actor == what->actor.id; });
            thrown.push_back({what->actor.id, what->by});
        }
    }
    return thrown;
}

/// Lets the traps, lava, chasms and the ground do what they do to those whom the action threw there. The
/// ground waits for the end of its own action with the one that acts.
void land_thrown(const Ruleset& ruleset, World& world, EntityId doer, std::size_t first_event,
                 Events& events) {
    for (const Thrown& thrown : those_thrown(events, first_event)) {
        if (is_alive(world, thrown.actor)) {
            spring_underfoot(ruleset, world, thrown.actor, thrown.by, events);
        }
        if (is_alive(world, thrown.actor)) {
            sink(ruleset, world, thrown.actor, {thrown.by.id, thrown.by.kind}, events);
        }
        if (thrown.actor != doer && is_alive(world, thrown.actor)) {
            tread({ruleset, world}, thrown.actor, true, events);
        }
    }
}

/// Lets what stands or lies on a bridge that the action broke sink.
void sink_unbridged(const Ruleset& ruleset, World& world, const Deed& by, std::size_t first_event,
                    Events& events) {
    std::vector<Unbridged> cells;
    for (std::size_t place = first_event; place < events.size(); ++place) {
        if (const auto* const what = std::get_if<CoverBroke>(&events[place])) {
            cells.push_back({what->at, by});
        }
    }
    sink_unbridged(ruleset, world, cells, events);
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
    land_thrown(ruleset, world, plan.actor, first_event, events);
    sink_unbridged(ruleset, world, deed, first_event, events);
    spring_underfoot(ruleset, world, plan.actor, {}, events);
    if (is_alive(world, plan.actor)) {
        sink(ruleset, world, plan.actor, {}, events);
    }
    if (is_alive(world, plan.actor)) {
        const bool moved = position_of(world, plan.actor) != from || world.level.depth != depth;
        tread(context, plan.actor, moved, events);
    }
    begin_beats_of_exposed(world);
    if (timed && !world.run.escaped) {
        end_action(context, plan, events);
        release_grips(context, events);
        break_announcements(context, events);
    }
    refresh_view(context);
    if (timed && plan.actor == hero_id && !is_over(world)) {
        notice_scenes(world, events);
        notice_traps(context, std::holds_alternative<WaitPlan>(plan.action), events);
    }
}

}  // namespace torchwake::rules
