#include "commands/common.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "items/identification.hpp"
#include "magic/spellbook.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/light.hpp>

namespace torchwake::rules {
namespace {

/// The reason why the actor can't learn what an item teaches; nothing if it can, or if the item teaches
/// nothing.
std::optional<RefusalReason> fault_of_learning(const CommandContext& context,
                                               const std::vector<content::ItemEffect>& effects) {
    for (const content::ItemEffect& effect : effects) {
        const auto* const learn = std::get_if<content::LearnEffect>(&effect);
        if (learn != nullptr && !context.world.entities.spellbooks.contains(context.actor)) {
            return RefusalReason::ItemHasNoUse;
        }
        if (learn != nullptr && knows_spell(context.world, context.actor, learn->spell)) {
            return RefusalReason::SpellKnownAlready;
        }
    }
    return std::nullopt;
}

/// Returns true if that used up the last of the stack, and the item is gone.
bool spend_charge(const ActionContext& context, const UseItemPlan& use) {
    Item& item = context.world.entities.items[use.item];
    if (--item.charges > 0) {
        return false;
    }
    if (--item.count > 0) {
        item.charges = context.catalog.item(item.kind).charges;
        return false;
    }
    take_from_pack(context.world, use.item, context.actor, use.slot);
    context.world.entities.items.erase(use.item);
    return true;
}

}  // namespace

Checked check(const CommandContext& context, const UseItem& use) {
    return with_held(context, use.slot, [&](EntityId item, content::ItemId kind) -> Checked {
        const content::ItemDef& definition = context.catalog.item(kind);
        if (definition.effects.empty()) {
            return refuse(RefusalReason::ItemHasNoUse, kind);
        }
        // Monsters need no light.
        if (definition.needs_light && context.actor == hero_id && !is_lit(context, context.here)) {
            return refuse(RefusalReason::TooDark, kind);
        }
        if (const auto fault = fault_of_learning(context, definition.effects)) {
            return refuse(*fault, kind);
        }
        if (const auto fault = fault_of_portal(context, definition.effects)) {
            return refuse(*fault, kind);
        }
        const bool tries =
            context.actor == hero_id && apparent_kind(context.world, kind) != kind && !use.target;
        if (!definition.aim || tries) {
            return context.plan(UseItemPlan{item, use.slot, std::nullopt});
        }
        const auto fault = fault_of_aim(context, definition.aim->range, use.target);
        return fault ? refuse(*fault, kind) : context.plan(UseItemPlan{item, use.slot, use.target});
    });
}

void apply(const ActionContext& context, const UseItemPlan& use) {
    World& world = context.world;
    const content::ItemId kind = world.entities.items[use.item].kind;
    const content::ItemId shown = apparent_kind(world, use.item);
    const ActorRef user = actor_ref(world, context.actor);
    const bool tried_out = context.catalog.item(kind).aim && !use.target;
    const bool consumed = !tried_out && spend_charge(context, use);
    context.events.emplace_back(ItemUsed{user, shown, consumed});
    note_encumbrance(context, context.actor, context.events);
    if (user.seen) {
        learn_kind(context, kind, context.actor, context.events);
    }
    if (tried_out) {
        return;
    }
    bring_about(context, {kind, {}}, use.target);
}

}  // namespace torchwake::rules
