#include "upkeep/action.hpp"

#include "fight/strike.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"
#include "world/vitals.hpp"

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/lookups.hpp>

#include <cstddef>

namespace torchwake::rules {
namespace {

using content::ConditionKind;

void hurt_by_poison(MutableGameState game, EntityId actor, const Condition& poison, Events& events) {
    const ActorRef victim = actor_ref(game, actor);
    const ActorRef causer = actor_ref_or_at(game, poison.causer, poison.causer_kind, victim.at);
    events.emplace_back(PoisonHurt{victim, causer, poison.amount});
    lose_hit_points(game, actor, poison.amount, causer, events);
}

void regrow(World& world, EntityId actor, std::int32_t amount, Events& events) {
    const std::int32_t gained = amount > 0 ? heal(world, actor, amount) : 0;
    if (gained > 0) {
        events.emplace_back(ActorHealed{actor_ref(world, actor), gained});
    }
}

/// Counts a condition down, unless it began in this action.
void count_action(MutableGameState game, EntityId actor, ConditionKind kind, Events& events) {
    Conditions* conditions = game.world.entities.conditions.find(actor);
    if (conditions == nullptr) {
        return;
    }
    Condition& condition = conditions->of[static_cast<std::size_t>(kind)];
    if (condition.turns == 0 || condition.fresh) {
        return;
    }
    if (condition.turns == 1) {
        end_condition(game, actor, kind, events);
    } else {
        --condition.turns;
    }
}

/// Counts down the conditions whose `ends_first` equals `first`.
void count_actions(MutableGameState game, EntityId actor, bool first, Events& events) {
    for (const content::ConditionTraits& traits : content::condition_table) {
        if (traits.ends_first == first && is_alive(game, actor)) {
            count_action(game, actor, traits.kind, events);
        }
    }
}

}  // namespace

void open_action(World& world, EntityId actor) {
    if (Conditions* conditions = world.entities.conditions.find(actor)) {
        for (Condition& condition : conditions->of) {
            condition.fresh = false;
        }
    }
}

void close_action(MutableGameState game, EntityId actor, Events& events) {
    if (content::find_trick<content::RegenerateTrick>(definition_of(game, actor).tricks) != nullptr) {
        regrow(game, actor, protection_of(game, actor, position_of(game, actor)).regained, events);
    }
    if (!game.world.entities.conditions.contains(actor)) {
        return;
    }
    count_actions(game, actor, true, events);
    const Condition* regrowth = condition_of(game, actor, ConditionKind::Regrowth);
    if (regrowth != nullptr && !regrowth->fresh) {
        regrow(game, actor, regrowth->amount, events);
    }
    const Condition* poison = condition_of(game, actor, ConditionKind::Poison);
    if (poison != nullptr && !poison->fresh) {
        // A copy, because death removes the victim's conditions.
        hurt_by_poison(game, actor, Condition(*poison), events);
    }
    count_actions(game, actor, false, events);
}

}  // namespace torchwake::rules
