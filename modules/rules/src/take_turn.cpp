#include "mind.hpp"

#include <torchwake/rules/burden.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

void roll_next_counter(const content::Catalog& catalog, World& world, EntityId actor) {
    const Readiness readiness{world.entities.abilities[actor].attributes.quickness,
                              burden_of(catalog, world, actor).penalty};
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
        if (!is_alive(world, hero_id)) {
            return;
        }
        roll_next_counter(*ruleset.catalog, world, actor);
    }
}

std::optional<RunOutcome> outcome_of(const World& world) {
    return is_alive(world, hero_id) ? std::nullopt
                                    : std::optional(RunOutcome{RunEnd::HeroDied, world.run.killer});
}

}  // namespace

Turn take_turn(const Ruleset& ruleset, World& world, const Command& command) {
    Turn turn;
    take_turn(ruleset, world, command, turn);
    return turn;
}

void take_turn(const Ruleset& ruleset, World& world, const Command& command, Turn& turn) {
    turn.events.clear();
    turn.refusal.reset();
    const Checked checked = check(ruleset, world, command);
    if (const auto* refusal = std::get_if<Refusal>(&checked)) {
        turn.refusal = *refusal;
    } else {
        apply(ruleset, world, std::get<Plan>(checked), turn.events);
        ++world.run.turn;
        roll_next_counter(*ruleset.catalog, world, hero_id);
        let_others_act(ruleset, world, turn.events);
    }
    turn.outcome = outcome_of(world);
    turn.hash = state_hash(*ruleset.catalog, world);
}

}  // namespace torchwake::rules
