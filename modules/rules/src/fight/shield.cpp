#include "fight/shield.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The armour that a neighbour adds; 0 if it is no friend, asleep or without that trick.
std::int32_t shield_from(const content::Catalog& catalog, const World& world, EntityId neighbour,
                         content::Camp camp) {
    const Mind* const mind = world.entities.minds.find(neighbour);
    if (mind == nullptr || mind->intent == Intent::Sleep || camp_of(catalog, world, neighbour) != camp) {
        return 0;
    }
    const auto* const trick =
        content::find_trick<content::ShieldTrick>(definition_of(catalog, world, neighbour).tricks);
    return trick != nullptr ? trick->armour : 0;
}

/// Looks at the neighbours in cells that `counts` accepts.
template <class Counts>
std::int32_t best_shield(const content::Catalog& catalog, const World& world, EntityId actor,
                         const Counts& counts) {
    const core::Point at = position_of(world, actor);
    const content::Camp camp = camp_of(catalog, world, actor);
    std::int32_t best = 0;
    for (const core::Point cell : neighbours(world, at)) {
        if (world.caches.actors[cell].valid() && counts(cell)) {
            best = std::max(best, shield_from(catalog, world, world.caches.actors[cell], camp));
        }
    }
    return best;
}

}  // namespace

std::int32_t shield_of(const content::Catalog& catalog, const World& world, EntityId actor) {
    return best_shield(catalog, world, actor, [](core::Point) { return true; });
}

std::int32_t seen_shield_of(const content::Catalog& catalog, const World& world, EntityId actor) {
    return best_shield(catalog, world, actor,
                       [&world](core::Point cell) { return world.caches.visible.get(cell); });
}

}  // namespace torchwake::rules
