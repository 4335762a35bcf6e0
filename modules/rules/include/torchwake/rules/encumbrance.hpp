#pragma once

// The totals of what an actor carries. They are kept in Caches::encumbrances, and counted again only when its
// items, its gear or its capacity changes.

#include <torchwake/core/units.hpp>
#include <torchwake/rules/game_state.hpp>

namespace torchwake::rules {

/// The additional initiative penalty of an overburdened actor: 4.
inline constexpr core::Tenths overburdened_penalty{40};

/// The weight of so many items of a kind. A sum that exceeds its type is clamped.
[[nodiscard]] core::Tenths weight_of(const content::ItemDef& item, std::int32_t count);

/// Counts the encumbrance again. Sums that exceed their type are clamped.
/// Cost: one step a slot.
[[nodiscard]] Encumbrance count_encumbrance(GameState game, EntityId actor);

/// The kept encumbrance; an empty one for an actor without a pack.
[[nodiscard]] const Encumbrance& encumbrance_of(const World& world, EntityId actor);

/// The powers of what an actor holds and wears.
[[nodiscard]] inline const content::Powers& powers_of(const World& world, EntityId actor) {
    return encumbrance_of(world, actor).powers;
}

/// The encumbrance as the hero takes it to be.
[[nodiscard]] Encumbrance shown_encumbrance(GameState game, EntityId actor);

/// The whole initiative penalty of a bearer.
[[nodiscard]] constexpr core::Tenths total_penalty(core::Tenths penalty, bool overburdened) {
    return overburdened ? penalty + overburdened_penalty : penalty;
}
/// The whole initiative penalty of a bearer with that encumbrance, in tenths of a point.
[[nodiscard]] constexpr core::Tenths total_penalty(const Encumbrance& encumbrance) {
    return total_penalty(encumbrance.penalty, encumbrance.overburdened);
}

}  // namespace torchwake::rules
