// The effects of an item or a spell on its user.

#include "commands/common.hpp"
#include "fight/strike.hpp"
#include "known/identification.hpp"
#include "level/sight.hpp"
#include "level/stairs.hpp"
#include "magic/spellbook.hpp"
#include "magic/teleport.hpp"
#include "matter/matter.hpp"
#include "turn/actor_ref.hpp"
#include "turn/conditions.hpp"
#include "turn/eating.hpp"
#include "turn/vitals.hpp"

namespace torchwake::rules {
namespace {

void happen(const ActionContext& context, const content::HealEffect& effect) {
    const std::int32_t gained = heal(context.world, context.actor, effect.amount);
    context.events.emplace_back(ActorHealed{actor_ref(context.world, context.actor), gained});
}

void happen(const ActionContext& context, const content::MappingEffect&) {
    if (context.actor == hero_id) {
        learn_level(context.world);
        context.events.emplace_back(LevelMapped{actor_ref(context.world, context.actor)});
    }
}

void happen(const ActionContext& context, const content::ManaEffect& effect) {
    const std::int32_t gained = restore_mana(context.world, context.actor, effect.amount);
    context.events.emplace_back(ManaRegained{actor_ref(context.world, context.actor), gained});
}

void happen(const ActionContext& context, const content::LastingEffect& effect) {
    begin_condition(context.catalog, context.world, context.actor, as_used(context, effect),
                    actor_ref(context.world, context.actor), context.events);
}

void happen(const ActionContext& context, const content::CureEffect&) {
    end_condition(context.catalog, context.world, context.actor, content::ConditionKind::Poison,
                  context.events);
}

void happen(const ActionContext& context, const content::FoodEffect&) {
    feed(context.world, context.actor, context.events);
}

void happen(const ActionContext& context, const content::TeleportEffect& effect) {
    end_condition(context.catalog, context.world, context.actor, content::ConditionKind::Held,
                  context.events);
    teleport(context.world, context.actor, effect.range, context.events);
}

void happen(const ActionContext& context, const content::LearnEffect& effect) {
    learn_spell(context.world, context.actor, effect.spell);
    context.events.emplace_back(SpellLearned{actor_ref(context.world, context.actor), effect.spell});
}

/// Only the hero is asked: monsters know all that they have.
void ask_hero(const ActionContext& context, ChoiceKind kind) {
    if (context.actor == hero_id) {
        ask(context.catalog, context.world, kind, context.events);
    }
}

void happen(const ActionContext& context, const content::IdentifyEffect&) {
    ask_hero(context, ChoiceKind::Identify);
}

void happen(const ActionContext& context, const content::RemoveCurseEffect&) {
    ask_hero(context, ChoiceKind::RemoveCurse);
}

void happen(const ActionContext& context, const content::TownPortalEffect&) {
    end_condition(context.catalog, context.world, context.actor, content::ConditionKind::Held,
                  context.events);
    open_portal(context.ruleset, context.world, context.events);
}

[[nodiscard]] Deed deed_of_use(const ActionContext& context) {
    return {context.actor, context.world.entities.creatures[context.actor].kind};
}

void happen(const ActionContext& context, const content::HeatEffect& effect) {
    add_heat(context.world, position_of(context.world, context.actor), effect.amount, deed_of_use(context));
}

void happen(const ActionContext& context, const content::MatterEffect& effect) {
    const core::Point here = position_of(context.world, context.actor);
    bring_matter(context.catalog, context.world, here, {here}, effect, deed_of_use(context), context.events);
}

/// strike() brings about the effects that need an aim.
void happen(const ActionContext&, const content::DamageEffect&) {}
void happen(const ActionContext&, const content::PushEffect&) {}
void happen(const ActionContext&, const content::SwapEffect&) {}
void happen(const ActionContext&, const content::DigEffect&) {}
void happen(const ActionContext&, const content::NoiseEffect&) {}

}  // namespace

content::LastingEffect as_used(const ActionContext& context, const content::LastingEffect& effect) {
    return used_by(effect, attributes_of(context.world, context.actor).intelligence);
}

void bring_about(const ActionContext& context, const content::EffectSource& source,
                 std::optional<core::Point> target) {
    if (target) {
        strike(context.catalog, context.world, context.actor, source, *target, context.events);
    }
    for (const content::ItemEffect& effect : context.catalog.effects_of(source)) {
        const bool on_itself = !(target && content::strikes_others(effect));
        if (on_itself && is_alive(context.world, context.actor)) {
            std::visit([&context](const auto& what) { happen(context, what); }, effect);
        }
    }
}

}  // namespace torchwake::rules
