#include "commands/common.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/lookups.hpp>

#include <cstddef>

namespace torchwake::rules {
namespace {

Checked check_spell(const CommandContext& context, const SetQuickSlot& wanted) {
    const Spellbook* book = context.world.entities.spellbooks.find(context.actor);
    const std::size_t place = wanted.spell->value;
    return book != nullptr && place < book->spells.size() && book->spells[place].valid()
               ? context.plan(QuickSlotPlan{wanted.place, {{}, book->spells[place]}})
               : refuse(RefusalReason::SpellNotKnown);
}

}  // namespace

Checked check(const CommandContext& context, const SetQuickSlot& wanted) {
    const bool exists = wanted.place >= 1 && wanted.place <= quick_slots;
    if (context.actor != hero_id || !exists || (wanted.item && wanted.spell)) {
        return refuse(RefusalReason::NoSuchQuickSlot);
    }
    if (wanted.spell) {
        return check_spell(context, wanted);
    }
    if (!wanted.item) {
        return context.plan(QuickSlotPlan{wanted.place, {}});
    }
    return with_held(context, *wanted.item, [&](EntityId item, content::ItemId) -> Checked {
        return context.plan(QuickSlotPlan{wanted.place, {apparent_kind(context.world, item), {}}});
    });
}

/// A kind or a spell has one place at most.
void apply(const ActionContext& context, const QuickSlotPlan& plan) {
    auto& slots = context.world.quickbar.slots;
    for (QuickSlot& slot : slots) {
        const QuickSlot known{apparent_kind(context.world, slot.item), slot.spell};
        if (known == plan.content) {
            slot = {};
        }
    }
    slots.at(static_cast<std::size_t>(plan.place - 1)) = plan.content;
}

}  // namespace torchwake::rules
