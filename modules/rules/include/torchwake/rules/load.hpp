#pragma once

// The totals of what an actor carries. They are kept in Caches::loads, and counted again only when its items,
// its gear or its capacity changes.

#include <torchwake/core/units.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// The additional initiative penalty of an overburdened actor: 4.
inline constexpr core::Tenths overburdened_penalty{40};

/// Counts the load again. Sums that exceed their type are clamped.
/// Cost: one step a slot.
[[nodiscard]] Load count_load(const content::Catalog& catalog, const World& world, EntityId actor);

/// The kept load; an empty one for an actor without a pack.
[[nodiscard]] const Load& load_of(const World& world, EntityId actor);

/// The load as the hero takes it to be.
[[nodiscard]] Load shown_load(const content::Catalog& catalog, const World& world, EntityId actor);

/// The whole initiative penalty of its bearer.
[[nodiscard]] constexpr core::Tenths total_penalty(const Load& load) {
    return load.overburdened ? load.penalty + overburdened_penalty : load.penalty;
}

}  // namespace torchwake::rules
