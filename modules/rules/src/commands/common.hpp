#pragma once

// Checks and actions that several commands share.

#include "commands/commands.hpp"
#include "fight/strike.hpp"
#include "items/gear.hpp"
#include "level/noise.hpp"

#include <torchwake/rules/lookups.hpp>

#include <optional>
#include <variant>
#include <vector>

namespace torchwake::rules {

[[nodiscard]] bool has_condition(const CommandContext& context, content::ConditionKind kind);

/// True if an item is held or worn, and cursed.
[[nodiscard]] bool stays_on(GameState game, EntityId item);

/// Monsters know every trap; the hero knows those that it has spotted.
[[nodiscard]] inline bool knows(const CommandContext& context, const Trap& trap) {
    return context.actor != hero_id || trap.state == TrapState::Spotted;
}

/// The reason why the actor can't aim at a cell; nothing if it can.
[[nodiscard]] std::optional<RefusalReason> fault_of_aim(const CommandContext& context, core::Cells range,
                                                        std::optional<core::Point> target);

/// The reason why effects can't bring the actor to the town; nothing if they can, or if none of them would.
[[nodiscard]] std::optional<RefusalReason> fault_of_portal(const CommandContext& context,
                                                           const std::vector<content::ItemEffect>& effects);

/// Applies the effects of an aimed source to those that it reaches, then the others to the actor itself, or
/// to those reached by what breaks. The noise of an aim is the actor's. `cells`: as in StrikeTarget.
void bring_about(const ActionContext& context, const content::EffectSource& source,
                 std::optional<core::Point> target, const std::vector<core::Point>* cells = nullptr);

/// Checks a command about the item in a slot: the refusal if there is none, else what
/// `check_item(item, kind)` answers.
template <class CheckItem>
[[nodiscard]] Checked with_held(const CommandContext& context, Slot slot, CheckItem check_item) {
    const auto held = held_in(context.world, context.actor, slot);
    if (const auto* refusal = std::get_if<Refusal>(&held)) {
        return *refusal;
    }
    const EntityId item = std::get<EntityId>(held);
    return check_item(item, context.world.entities.items[item].kind);
}

/// Moves an item from the body into the pack. Returns where it was held or worn.
content::EquipSlot undress(const ActionContext& context, EntityId item);

/// Takes an item out of its slot, and off the body first; it is in no place afterwards.
void lay_aside(const ActionContext& context, EntityId item, Slot slot);

/// Adds noise if the actor is the hero. Of other actors only spells are heard (cast.cpp).
inline void make_own_noise(const ActionContext& context, std::int32_t reach) {
    if (context.actor == hero_id) {
        add_noise(context.world, reach);
    }
}

}  // namespace torchwake::rules
