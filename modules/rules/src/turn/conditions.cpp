#include "turn/conditions.hpp"

#include "items/encumbrance.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/announcement.hpp>
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

void update_encumbrance(MutableGameState game, EntityId actor, ConditionKind kind, Events& events) {
    if (content::traits_of(kind).attribute) {
        note_encumbrance(game, actor, events);
    }
}

/// True for what would bind or slow the hero where an announced spell comes. Neither the others nor gas may,
/// so that its way out stays open.
bool would_close_way_out(GameState game, EntityId actor, ConditionKind kind) {
    const bool binds = breaks_announcements(kind) || kind == ConditionKind::Slow;
    return actor == hero_id && binds && is_announced_at(game, position_of(game, hero_id));
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

void begin_condition(MutableGameState game, EntityId actor, const content::LastingEffect& effect,
                     const ActorRef& causer, Events& events) {
    if (effect.turns == 0 || (causer.id != hero_id && would_close_way_out(game, actor, effect.kind))) {
        return;
    }
    auto& all = game.world.entities.conditions;
    if (!all.contains(actor)) {
        all.insert(actor, {});
    }
    all[actor].of[place_of(effect.kind)] = {effect.turns, effect.amount, true, causer.id, causer.kind};
    events.emplace_back(ConditionBegan{actor_ref(game, actor), effect.kind, effect.turns, effect.amount});
    update_encumbrance(game, actor, effect.kind, events);
}

void keep_up_condition(MutableGameState game, EntityId actor, const content::LastingEffect& effect,
                       const ActorRef& causer, Events& events) {
    if (condition_of(game, actor, effect.kind) == nullptr) {
        if (!would_close_way_out(game, actor, effect.kind)) {
            begin_condition(game, actor, effect, causer, events);
        }
        return;
    }
    Condition& kept = game.world.entities.conditions[actor].of[place_of(effect.kind)];
    kept.turns = std::max(kept.turns, effect.turns);
}

void end_condition(MutableGameState game, EntityId actor, ConditionKind kind, Events& events) {
    const Condition* condition = condition_of(game, actor, kind);
    if (condition == nullptr) {
        return;
    }
    const std::int32_t amount = condition->amount;
    Conditions& conditions = game.world.entities.conditions[actor];
    conditions.of[place_of(kind)] = {};
    if (conditions == Conditions{}) {
        game.world.entities.conditions.erase(actor);
    }
    events.emplace_back(ConditionPassed{actor_ref(game, actor), kind, amount});
    update_encumbrance(game, actor, kind, events);
}

void struggle(World& world, EntityId actor, Events& events) {
    const std::int32_t strength =
        excess(attributes_of(world, actor).strength) + powers_of(world, actor)[content::Power::Freedom];
    Condition& hold = world.entities.conditions[actor].of[place_of(ConditionKind::Held)];
    hold.turns = std::max(1, hold.turns - strength);
    events.emplace_back(ActorStruggled{actor_ref(world, actor)});
}

}  // namespace torchwake::rules
