// The effects of an item or a spell on its user, or on whoever is hit by what breaks.

#include "commands/common.hpp"
#include "items/identification.hpp"
#include "level/matter.hpp"
#include "level/sight.hpp"
#include "level/stairs.hpp"
#include "level/teleport.hpp"
#include "magic/spellbook.hpp"
#include "turn/conditions.hpp"
#include "upkeep/eating.hpp"
#include "world/actor_ref.hpp"
#include "world/vitals.hpp"

#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

void happen(const ActionContext& context, EntityId who, const content::HealEffect& effect) {
    const std::int32_t gained = heal(context.world, who, effect.amount);
    context.events.emplace_back(ActorHealed{actor_ref(context.world, who), gained});
}

void happen(const ActionContext& context, EntityId who, const content::MappingEffect&) {
    if (who == hero_id) {
        learn_level(context.world);
        context.events.emplace_back(LevelMapped{actor_ref(context.world, who)});
    }
}

void happen(const ActionContext& context, EntityId who, const content::ManaEffect& effect) {
    const std::int32_t gained = restore_mana(context.world, who, effect.amount);
    context.events.emplace_back(ManaRegained{actor_ref(context.world, who), gained});
}

void happen(const ActionContext& context, EntityId who, const content::LastingEffect& effect) {
    const std::int32_t intelligence = attributes_of(context.world, context.actor).intelligence;
    begin_condition(context, who, used_by(effect, intelligence), actor_ref(context.world, context.actor),
                    context.events);
}

void happen(const ActionContext& context, EntityId who, const content::CureEffect&) {
    end_condition(context, who, content::ConditionKind::Poison, context.events);
}

void happen(const ActionContext& context, EntityId who, const content::FoodEffect&) {
    feed(context.world, who, context.events);
}

void happen(const ActionContext& context, EntityId who, const content::TeleportEffect& effect) {
    end_condition(context, who, content::ConditionKind::Held, context.events);
    teleport(context.world, who, effect.range, context.events);
}

void happen(const ActionContext& context, EntityId who, const content::LearnEffect& effect) {
    learn_spell(context.world, who, effect.spell);
    context.events.emplace_back(SpellLearned{actor_ref(context.world, who), effect.spell});
}

/// Only the hero is asked: monsters know all that they have.
void ask_hero(const ActionContext& context, EntityId who, ChoiceKind kind) {
    if (who == hero_id) {
        ask(context, kind, context.events);
    }
}

void happen(const ActionContext& context, EntityId who, const content::IdentifyEffect&) {
    ask_hero(context, who, ChoiceKind::Identify);
}

void happen(const ActionContext& context, EntityId who, const content::RemoveCurseEffect&) {
    ask_hero(context, who, ChoiceKind::RemoveCurse);
}

void happen(const ActionContext& context, EntityId who, const content::TownPortalEffect&) {
    end_condition(context, who, content::ConditionKind::Held, context.events);
    open_portal(context.ruleset, context.world, context.events);
}

[[nodiscard]] Deed deed_of_use(const ActionContext& context) {
    return {context.actor, context.world.entities.creatures[context.actor].kind};
}

void happen(const ActionContext& context, EntityId who, const content::HeatEffect& effect) {
    add_heat(context.world, position_of(context.world, who), effect.amount, deed_of_use(context));
}

void happen(const ActionContext& context, EntityId who, const content::MatterEffect& effect) {
    const core::Point here = position_of(context.world, who);
    bring_matter(context, here, {here}, effect, deed_of_use(context), context.events);
}

/// strike() brings about the effects that need an aim.
void happen(const ActionContext&, EntityId, const content::DamageEffect&) {}
void happen(const ActionContext&, EntityId, const content::PushEffect&) {}
void happen(const ActionContext&, EntityId, const content::SwapEffect&) {}

void happen(const ActionContext&, EntityId, const content::ChargeEffect&) {}
void happen(const ActionContext&, EntityId, const content::DouseEffect&) {}
void happen(const ActionContext&, EntityId, const content::DigEffect&) {}
void happen(const ActionContext&, EntityId, const content::NoiseEffect&) {}

}  // namespace

void bring_about(const ActionContext& context, const content::EffectSource& source,
                 std::optional<core::Point> target, const std::vector<core::Point>* cells) {
    std::vector<EntityId> affected{context.actor};
    if (target) {
        make_own_noise(context, noise_of_spell);
        std::vector<EntityId> struck =
            strike(context, context.actor, source, {*target, cells}, context.events);
        if (context.catalog.breaks(source)) {
            affected = std::move(struck);
        }
    }
    for (const content::ItemEffect& effect : context.catalog.effects_of(source)) {
        const bool done = target && content::strikes_others(effect);
        for (const EntityId who : affected) {
            if (!done && is_alive(context.world, who)) {
                std::visit([&context, who](const auto& what) { happen(context, who, what); }, effect);
            }
        }
    }
}

}  // namespace torchwake::rules
