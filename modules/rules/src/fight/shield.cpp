#include "fight/shield.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The armour that a neighbour adds; 0 if it is no friend, asleep or without that trick.
std::int32_t shield_from(GameState game, EntityId neighbour, content::Camp camp) {
    const Mind* const mind = game.world.entities.minds.find(neighbour);
    if (mind == nullptr || mind->intent == Intent::Sleep || camp_of(game, neighbour) != camp) {
        return 0;
    }
    const auto* const trick =
        content::find_trick<content::ShieldTrick>(definition_of(game, neighbour).tricks);
    return trick != nullptr ? trick->armour : 0;
}

/// Looks at the neighbours in cells that `counts` accepts.
template <class Counts>
std::int32_t best_shield(GameState game, EntityId actor, const Counts& counts) {
    const core::Point at = position_of(game, actor);
    const content::Camp camp = camp_of(game, actor);
    std::int32_t best = 0;
    for (const core::Point cell : neighbours(game, at)) {
        if (game.world.caches.actors[cell].valid() && counts(cell)) {
            best = std::max(best, shield_from(game, game.world.caches.actors[cell], camp));
        }
    }
    return best;
}

}  // namespace

std::int32_t shield_of(GameState game, EntityId actor) {
    return best_shield(game, actor, [](core::Point) { return true; });
}

std::int32_t seen_shield_of(GameState game, EntityId actor) {
    return best_shield(game, actor, [game](core::Point cell) { return game.world.caches.visible.get(cell); });
}

}  // namespace torchwake::rules
