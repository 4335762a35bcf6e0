#include "commands/common.hpp"

#include "items/gear.hpp"
#include "level/sight.hpp"
#include "level/stairs.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"
#include "world/limits.hpp"

#include <torchwake/rules/apparent_kind.hpp>

namespace torchwake::rules {

bool has_condition(const CommandContext& context, content::ConditionKind kind) {
    return condition_of(context.world, context.actor, kind) != nullptr;
}

bool stays_on(GameState game, EntityId item) {
    return game.world.entities.equipped.contains(item) &&
           game.catalog.item(game.world.entities.items[item].kind).cursed;
}

std::optional<RefusalReason> fault_of_aim(const CommandContext& context, core::Cells range,
                                          std::optional<core::Point> target) {
    if (!target) {
        return RefusalReason::TargetNeeded;
    }
    if (*target == context.here) {
        return RefusalReason::TargetIsSelf;
    }
    if (!context.world.level.tiles.contains(*target) || !sees_cell(context, context.actor, *target)) {
        return RefusalReason::TargetUnseen;
    }
    return core::chebyshev_distance(context.here, *target) > range.value
               ? std::optional(RefusalReason::TargetTooFar)
               : std::nullopt;
}

std::optional<RefusalReason> fault_of_portal(const CommandContext& context,
                                             const std::vector<content::ItemEffect>& effects) {
    if (!content::has_effect<content::TownPortalEffect>(effects)) {
        return std::nullopt;
    }
    const bool has_town =
        context.catalog.first_depth() < way_out_depth && context.catalog.portal().has_value();
    if (context.actor != hero_id || !has_town) {
        return RefusalReason::ItemHasNoUse;
    }
    if (context.world.level.depth < way_out_depth) {
        return RefusalReason::InTownAlready;
    }
    return carried_prize(context).valid() ? std::optional(RefusalReason::PrizeHolds) : std::nullopt;
}

content::EquipSlot undress(const ActionContext& context, EntityId item) {
    const content::EquipSlot where = take_off(context.world, item);
    const ActorRef actor = actor_ref(context.world, context.actor);
    context.events.emplace_back(ItemTakenOff{actor, apparent_kind(context.world, item), where});
    return where;
}

void lay_aside(const ActionContext& context, EntityId item, Slot slot) {
    if (context.world.entities.equipped.contains(item)) {
        undress(context, item);
    }
    take_from_pack(context.world, item, context.actor, slot);
}

}  // namespace torchwake::rules
