#include "commands/common.hpp"
#include "magic/spellbook.hpp"
#include "world/actor_ref.hpp"

namespace torchwake::rules {

Checked check(const CommandContext& context, const Cast& cast) {
    const content::SpellId id = spell_at(context.world, context.actor, cast.place);
    if (!id.valid()) {
        return refuse(RefusalReason::SpellNotKnown);
    }
    const content::SpellDef& spell = context.catalog.spell(id);
    if (context.world.entities.vitals[context.actor].mana < spell.cost) {
        return Refusal{RefusalReason::TooLittleMana, {}, id};
    }
    if (const auto fault = fault_of_portal(context, spell.effects)) {
        return Refusal{*fault, {}, id};
    }
    if (!spell.aim) {
        return context.plan(CastPlan{id, std::nullopt});
    }
    const auto fault = fault_of_aim(context, spell.aim->range, cast.target);
    return fault ? Checked(Refusal{*fault, {}, id}) : context.plan(CastPlan{id, cast.target});
}

void apply(const ActionContext& context, const CastPlan& casting) {
    World& world = context.world;
    world.entities.vitals[context.actor].mana -= context.catalog.spell(casting.spell).cost;
    context.events.emplace_back(SpellCast{actor_ref(world, context.actor), casting.spell});
    add_noise_at(world, position_of(world, context.actor), noise_of_spell);
    bring_about(context, {{}, casting.spell}, casting.target);
}

}  // namespace torchwake::rules
