#pragma once

// What more than one command asks or does.

#include "commands/commands.hpp"
#include "noise.hpp"

#include <torchwake/rules/lookups.hpp>

#include <optional>
#include <vector>

namespace torchwake::rules {

[[nodiscard]] bool has_condition(const CommandContext& context, content::ConditionKind kind);

/// Whether an item is held or worn, and cursed.
[[nodiscard]] bool stays_on(const CommandContext& context, EntityId item);

/// Those who live here know where traps are.
[[nodiscard]] inline bool knows(const CommandContext& context, const Trap& trap) {
    return context.actor != hero_id || trap.state == TrapState::Spotted;
}

/// Why the actor can't aim at a cell; nothing where it can.
[[nodiscard]] std::optional<RefusalReason> fault_of_aim(const CommandContext& context, core::Cells range,
                                                        std::optional<core::Point> target);

/// Why effects can't bring the actor to the town, if any of them would; nothing where they can.
[[nodiscard]] std::optional<RefusalReason> fault_of_portal(const CommandContext& context,
                                                           const std::vector<content::ItemEffect>& effects);

/// The effects of something aimed on those whom it reaches, then the others on the actor itself.
void bring_about(const DeedContext& context, const content::EffectSource& source,
                 std::optional<core::Point> target);

/// The effect as it comes of the actor's own intelligence.
[[nodiscard]] content::LastingEffect as_used(const DeedContext& context,
                                             const content::LastingEffect& effect);

/// From the body into the pack. Returns where it was.
content::EquipSlot undress(const DeedContext& context, EntityId item);

/// Out of a slot, and off the body first: the item is nowhere then.
void lay_aside(const DeedContext& context, EntityId item, Slot slot);

/// Only the hero's doings are heard so far.
inline void make_own_noise(const DeedContext& context, std::int32_t reach) {
    if (context.actor == hero_id) {
        add_noise(context.world, reach);
    }
}

}  // namespace torchwake::rules
