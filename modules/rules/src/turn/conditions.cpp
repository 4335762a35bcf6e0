#include "turn/conditions.hpp"

#include "fight/strike.hpp"
#include "items/encumbrance.hpp"
#include "world/actor_ref.hpp"
#include "world/vitals.hpp"

#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/lookups.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::rules {
namespace {

using content::ConditionKind;

constexpr std::size_t place_of(ConditionKind kind) {
    return static_cast<std::size_t>(kind);
}

void hurt_by_poison(const content::Catalog& catalog, World& world, EntityId actor, const Condition& poison,
                    Events& events) {
    const ActorRef victim = actor_ref(world, actor);
    const ActorRef causer = actor_ref_or_at(world, poison.causer, poison.causer_kind, victim.at);
    events.emplace_back(PoisonHurt{victim, causer, poison.amount});
    lose_hit_points(catalog, world, actor, poison.amount, causer, events);
}

void regrow(World& world, EntityId actor, const Condition& regrowth, Events& events) {
    const std::int32_t gained = heal(world, actor, regrowth.amount);
    if (gained > 0) {
        events.emplace_back(ActorHealed{actor_ref(world, actor), gained});
    }
}

void update_encumbrance(const content::Catalog& catalog, World& world, EntityId actor, ConditionKind kind,
                        Events& events) {
    if (content::traits_of(kind).attribute) {
        note_encumbrance(catalog, world, actor, events);
    }
}

/// Counts a condition down, unless it began in this action.
void count_action(const content::Catalog& catalog, World& world, EntityId actor, ConditionKind kind,
                  Events& events) {
    Conditions* conditions = world.entities.conditions.find(actor);
    if (conditions == nullptr) {
        return;
    }
    Condition& condition = conditions->of[place_of(kind)];
    if (condition.turns == 0 || condition.fresh) {
        return;
    }
    if (condition.turns == 1) {
        end_condition(catalog, world, actor, kind, events);
    } else {
        --condition.turns;
    }
}

/// Counts down the conditions whose `ends_first` equals `first`.
void count_actions(const content::Catalog& catalog, World& world, EntityId actor, bool first,
                   Events& events) {
    for (const content::ConditionTraits& traits : content::condition_table) {
        if (traits.ends_first == first && is_alive(world, actor)) {
            count_action(catalog, world, actor, traits.kind, events);
        }
    }
}

}  // namespace

const Condition* condition_of(const World& world, EntityId actor, ConditionKind kind) {
    const Conditions* conditions = world.entities.conditions.find(actor);
    const bool has = conditions != nullptr && conditions->of[place_of(kind)].turns > 0;
    return has ? &conditions->of[place_of(kind)] : nullptr;
}

content::Attributes attributes_of(const World& world, EntityId actor) {
    return attributes_with(world, actor, encumbrance_of(world, actor).bonus);
}

content::Attributes attributes_with(const World& world, EntityId actor, const content::Attributes& bonus) {
    return attributes_after(world, actor, bonus, 0);
}

content::Attributes attributes_after(const World& world, EntityId actor, const content::Attributes& bonus,
                                     std::int32_t actions) {
    content::Attributes attributes = world.entities.abilities[actor].attributes;
    add_bonus(attributes, bonus);
    if (const Conditions* conditions = world.entities.conditions.find(actor)) {
        for (const content::ConditionTraits& traits : content::condition_table) {
            const Condition& condition = conditions->of[place_of(traits.kind)];
            change_attribute(attributes, traits.kind, condition.turns > actions ? condition.amount : 0);
        }
    }
    return attributes;
}

Pace pace_of(const World& world, EntityId actor) {
    return pace_after(world, actor, 0);
}

Pace pace_after(const World& world, EntityId actor, std::int32_t actions) {
    const auto lasts = [&world, actor, actions](ConditionKind kind) {
        const Condition* condition = condition_of(world, actor, kind);
        return condition != nullptr && condition->turns > actions;
    };
    const bool fast = lasts(ConditionKind::Haste);
    const bool slow = lasts(ConditionKind::Slow);
    if (fast == slow) {
        return Pace::Usual;
    }
    return fast ? Pace::Hasty : Pace::Slow;
}

void begin_condition(const content::Catalog& catalog, World& world, EntityId actor,
                     const content::LastingEffect& effect, const ActorRef& causer, Events& events) {
    if (effect.turns == 0) {
        return;
    }
    auto& all = world.entities.conditions;
    if (!all.contains(actor)) {
        all.insert(actor, {});
    }
    all[actor].of[place_of(effect.kind)] = {effect.turns, effect.amount, true, causer.id, causer.kind};
    events.emplace_back(ConditionBegan{actor_ref(world, actor), effect.kind, effect.turns, effect.amount});
    update_encumbrance(catalog, world, actor, effect.kind, events);
}

void keep_up_condition(const content::Catalog& catalog, World& world, EntityId actor,
                       const content::LastingEffect& effect, const ActorRef& causer, Events& events) {
    if (condition_of(world, actor, effect.kind) == nullptr) {
        begin_condition(catalog, world, actor, effect, causer, events);
        return;
    }
    Condition& kept = world.entities.conditions[actor].of[place_of(effect.kind)];
    kept.turns = std::max(kept.turns, effect.turns);
}

void end_condition(const content::Catalog& catalog, World& world, EntityId actor, ConditionKind kind,
                   Events& events) {
    const Condition* condition = condition_of(world, actor, kind);
    if (condition == nullptr) {
        return;
    }
    const std::int32_t amount = condition->amount;
    Conditions& conditions = world.entities.conditions[actor];
    conditions.of[place_of(kind)] = {};
    if (conditions == Conditions{}) {
        world.entities.conditions.erase(actor);
    }
    events.emplace_back(ConditionPassed{actor_ref(world, actor), kind, amount});
    update_encumbrance(catalog, world, actor, kind, events);
}

void struggle(World& world, EntityId actor, Events& events) {
    const std::int32_t strength =
        excess(attributes_of(world, actor).strength) + powers_of(world, actor)[content::Power::Freedom];
    Condition& hold = world.entities.conditions[actor].of[place_of(ConditionKind::Held)];
    hold.turns = std::max(1, hold.turns - strength);
    events.emplace_back(ActorStruggled{actor_ref(world, actor)});
}

void open_action(World& world, EntityId actor) {
    if (Conditions* conditions = world.entities.conditions.find(actor)) {
        for (Condition& condition : conditions->of) {
            condition.fresh = false;
        }
    }
}

void close_action(const content::Catalog& catalog, World& world, EntityId actor, Events& events) {
    if (!world.entities.conditions.contains(actor)) {
        return;
    }
    count_actions(catalog, world, actor, true, events);
    const Condition* regrowth = condition_of(world, actor, ConditionKind::Regrowth);
    if (regrowth != nullptr && !regrowth->fresh) {
        regrow(world, actor, *regrowth, events);
    }
    const Condition* poison = condition_of(world, actor, ConditionKind::Poison);
    if (poison != nullptr && !poison->fresh) {
        // A copy, because death removes the victim's conditions.
        hurt_by_poison(catalog, world, actor, Condition(*poison), events);
    }
    count_actions(catalog, world, actor, false, events);
}

}  // namespace torchwake::rules
