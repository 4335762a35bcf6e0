#pragma once

// What an actor carries, in numbers. The totals are kept (Caches::loads) and counted anew only where what it
// carries, holds or wears changes, or how much it can carry.

#include <torchwake/core/units.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// What an overburdened actor's initiative suffers besides: 4.
inline constexpr core::Tenths overburdened_penalty{40};

/// Counted anew. Sums too large for their numbers end at the largest.
/// Cost: one step a slot.
[[nodiscard]] Load count_load(const content::Catalog& catalog, const World& world, EntityId actor);

/// As it is kept; an empty one for who has no pack.
[[nodiscard]] const Load& load_of(const World& world, EntityId actor);

/// As the hero takes it to be.
[[nodiscard]] Load shown_load(const content::Catalog& catalog, const World& world, EntityId actor);

/// All that slows its bearer down.
[[nodiscard]] constexpr core::Tenths total_penalty(const Load& load) {
    return load.overburdened ? load.penalty + overburdened_penalty : load.penalty;
}

}  // namespace torchwake::rules
