#include "fight/lords.hpp"
#include "level/hunt.hpp"
#include "level/matter.hpp"
#include "level/pursuit.hpp"
#include "mind/mind.hpp"
#include "turn/conditions.hpp"
#include "turn/initiative.hpp"

#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// Advances time until an actor is ready, on the level or about to follow the hero to it, or a beat is due.
void let_ticks_pass(World& world) {
    auto& initiatives = world.entities.initiatives;
    auto& followers = world.pursuit.followers;
    const auto first = std::ranges::min_element(initiatives.values(), {}, &Initiative::counter);
    std::int32_t ticks = std::max(0, first->counter);
    for (const Follower& follower : followers) {
        ticks = std::min(ticks, std::max(0, follower.counter));
    }
    Activity& active = world.level.matter.active;
    if (!active.at_rest()) {
        ticks = std::min(ticks, active.ticks);
        active.ticks -= ticks;
    }
    for (Initiative& initiative : initiatives.values()) {
        initiative.counter -= ticks;
    }
    for (Follower& follower : followers) {
        follower.counter -= ticks;
    }
}

/// The lowest id from `from` on whose counter has run down; an invalid id if none.
EntityId next_ready(const World& world, EntityId from) {
    const auto& initiatives = world.entities.initiatives;
    const auto ids = initiatives.ids();
    auto place = static_cast<std::size_t>(std::ranges::lower_bound(ids, from) - ids.begin());
    while (place < ids.size() && initiatives.values()[place].counter > 0) {
        ++place;
    }
    const EntityId here = place < ids.size() ? ids[place] : EntityId{};
    if (world.pursuit.followers.empty()) {
        return here;
    }
    const EntityId follower = next_follower(world, from);
    return follower.valid() && (!here.valid() || follower < here) ? follower : here;
}

/// A monster casts what it announced. One that can't legally do what it decided waits.
Plan plan_for(const Ruleset& ruleset, World& world, EntityId monster, Events& events) {
    if (world.entities.announcements.contains(monster)) {
        return {monster, CastAnnouncedPlan{}};
    }
    const Command decided = decide(ruleset, world, monster, events);
    const Command unlit = away_from_lamps({ruleset, world}, monster, decided);
    const Command command = away_from_hazards({ruleset, world}, monster, unlit);
    const Checked checked = check(ruleset, world, monster, command);
    const Plan* plan = std::get_if<Plan>(&checked);
    return plan != nullptr ? *plan : Plan{monster, WaitPlan{}};
}

/// The action of a monster on the level, at its counter's end.
void act(const Ruleset& ruleset, World& world, EntityId monster, Events& events) {
    const Pace pace = pace_of(world, monster);
    const Plan plan = plan_for(ruleset, world, monster, events);
    apply(ruleset, world, plan, events);
    if (is_alive(world, monster)) {
        begin_turn(world, monster, pace, turns_of(plan.action));
    }
}

/// The action that takes a follower to the hero's level. One that finds no room there stays behind.
void follow(const Ruleset& ruleset, World& world, EntityId follower, Events& events) {
    const bool down = world.pursuit.depth < world.level.depth;
    if (!bring_follower({ruleset, world}, follower)) {
        return;
    }
    const Pace pace = pace_of(world, follower);
    apply(ruleset, world, Plan{follower, FollowPlan{down}}, events);
    if (is_alive(world, follower)) {
        begin_turn(world, follower, pace);
    }
}

/// Ready actors act in the order of their ids, the hero first; a beat comes last at its moment. An actor is
/// not ready again before ticks have passed, so one pass covers all who are ready at one moment.
void let_others_act(const Ruleset& ruleset, World& world, Events& events) {
    EntityId from = hero_id;
    for (;;) {
        const EntityId actor = next_ready(world, from);
        if (actor == hero_id) {
            return;
        }
        if (!actor.valid()) {
            if (beat_is_due(world)) {
                let_beat_pass(ruleset, world, events);
                if (is_over(world)) {
                    return;
                }
            } else {
                let_ticks_pass(world);
            }
            from = hero_id;
            continue;
        }
        const bool follows = !world.pursuit.followers.empty() && !world.entities.initiatives.contains(actor);
        if (follows) {
            follow(ruleset, world, actor, events);
        } else {
            act(ruleset, world, actor, events);
        }
        if (is_over(world)) {
            return;
        }
        from = EntityId{actor.value + 1};
    }
}

/// Lets the others act after an accepted command, until it is the hero's move again.
void pass_time(const Ruleset& ruleset, World& world, Pace pace, std::int32_t turns, Events& events) {
    ++world.run.turn;
    if (!is_over(world)) {
        begin_turn(world, hero_id, pace, turns);
        count_deed_of_hunt({ruleset, world}, events);
        let_others_act(ruleset, world, events);
    }
}

std::optional<RunOutcome> outcome_of(const World& world) {
    if (!is_alive(world, hero_id)) {
        return RunOutcome{RunEnd::HeroDied, world.run.killer, Ending::None};
    }
    return world.run.escaped ? std::optional(RunOutcome{RunEnd::HeroEscaped, {}, world.hunt.ending})
                             : std::nullopt;
}

}  // namespace

Turn take_turn(const Ruleset& ruleset, World& world, const Command& command) {
    Turn turn;
    take_turn(ruleset, world, command, turn);
    return turn;
}

void take_turn(const Ruleset& ruleset, World& world, const Command& command, Turn& turn) {
    take_turn(ruleset, world, check(ruleset, world, command), turn);
}

void take_turn(const Ruleset& ruleset, World& world, const Checked& checked, Turn& turn) {
    turn.events.clear();
    turn.refusal.reset();
    if (const auto* refusal = std::get_if<Refusal>(&checked)) {
        turn.refusal = *refusal;
    } else {
        const Plan& plan = std::get<Plan>(checked);
        const Pace pace = pace_of(world, hero_id);
        apply(ruleset, world, plan, turn.events);
        if (takes_time(plan.action)) {
            pass_time(ruleset, world, pace, turns_of(plan.action), turn.events);
            if (!is_over(world)) {
                begin_phases({ruleset, world}, turn.events);
            }
        }
    }
    turn.outcome = outcome_of(world);
    turn.hash = state_hash({ruleset, world});
}

}  // namespace torchwake::rules
