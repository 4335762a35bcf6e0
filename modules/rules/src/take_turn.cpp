#include "mind.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/load.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

void roll_next_counter(World& world, EntityId actor) {
    const Readiness readiness{world.entities.abilities[actor].attributes.quickness,
                              total_penalty(load_of(world, actor))};
    world.entities.initiatives[actor].counter = roll_initiative(world.streams.initiative, readiness);
}

/// Lets ticks pass until someone is to act, and returns who: of several the lowest id, the hero before all.
EntityId next_to_act(World& world) {
    auto& initiatives = world.entities.initiatives;
    const auto first = std::ranges::min_element(initiatives.values(), {}, &Initiative::counter);
    const std::int32_t ticks = std::max(0, first->counter);
    for (Initiative& initiative : initiatives.values()) {
        initiative.counter -= ticks;
    }
    const auto ready = std::ranges::find_if(
        initiatives.values(), [](const Initiative& initiative) { return initiative.counter <= 0; });
    return initiatives.ids()[static_cast<std::size_t>(ready - initiatives.values().begin())];
}

/// Who has no legal way to do what it decided waits.
Plan plan_for(const Ruleset& ruleset, World& world, EntityId monster, Events& events) {
    const Command command = decide(ruleset, world, monster, events);
    const Checked checked = check(ruleset, world, monster, command);
    const Plan* plan = std::get_if<Plan>(&checked);
    return plan != nullptr ? *plan : Plan{monster, WaitPlan{}};
}

void let_others_act(const Ruleset& ruleset, World& world, Events& events) {
    for (EntityId actor = next_to_act(world); actor != hero_id; actor = next_to_act(world)) {
        apply(ruleset, world, plan_for(ruleset, world, actor, events), events);
        if (is_over(world)) {
            return;
        }
        roll_next_counter(world, actor);
    }
}

/// Time passes after an accepted command: the others act until it is the hero's move again.
void pass_time(const Ruleset& ruleset, World& world, Events& events) {
    ++world.run.turn;
    if (!is_over(world)) {
        roll_next_counter(world, hero_id);
        let_others_act(ruleset, world, events);
    }
}

std::optional<RunOutcome> outcome_of(const World& world) {
    if (!is_alive(world, hero_id)) {
        return RunOutcome{RunEnd::HeroDied, world.run.killer};
    }
    return world.run.escaped ? std::optional(RunOutcome{RunEnd::HeroEscaped, {}}) : std::nullopt;
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
        apply(ruleset, world, plan, turn.events);
        if (takes_time(plan.deed)) {
            pass_time(ruleset, world, turn.events);
        }
    }
    turn.outcome = outcome_of(world);
    turn.hash = state_hash(*ruleset.catalog, world);
}

}  // namespace torchwake::rules
