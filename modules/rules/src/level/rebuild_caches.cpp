#include "items/encumbrance.hpp"
#include "items/identification.hpp"
#include "level/placement.hpp"
#include "level/sight.hpp"
#include "level/traps.hpp"
#include "world/state_hash.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/world.hpp>

#include <utility>

namespace torchwake::rules {

void note_placed(MutableGameState game) {
    for (const Placed& thing : placed(game)) {
        if (is_alive(game, thing.id)) {
            game.world.caches.actors[thing.at] = thing.id;
            game.world.caches.occupied.set(thing.at);
            if (thing.id != hero_id) {
                game.world.caches.crowd.add(camp_of(game, thing.id));
            }
        } else if (!game.world.entities.creatures.contains(thing.id)) {
            game.world.caches.objects[thing.at] = thing.id;
            game.world.caches.littered.set(thing.at);
        }
    }
}

void lay_terrain(MutableGameState game) {
    const core::Size size = game.world.level.tiles.size();
    Caches& caches = game.world.caches;
    std::vector<std::uint64_t> left_hashes = std::move(caches.left_hashes);
    std::vector<content::ItemId> apparent_kinds = std::move(caches.apparent_kinds);
    caches = Caches{};
    caches.left_hashes = std::move(left_hashes);
    caches.apparent_kinds = std::move(apparent_kinds);
    caches.flags.reset(size);
    caches.opaque.reset(size);
    caches.passable.reset(size);
    caches.perils.reset(size);
    caches.actors.reset(size);
    caches.objects.reset(size);
    caches.occupied.reset(size);
    caches.littered.reset(size);
    caches.visible.reset(size);
    caches.watched.reset(size);
    for (const core::Point at : core::cells_of(size)) {
        const content::TileDef& tile = game.catalog.tile(game.world.level.tiles[at]);
        caches.flags[at] = flags_of(tile);
        caches.opaque.set(at, is_opaque(game, at));
        caches.passable.set(at, caches.flags[at].passable());
        caches.perils.set(at, is_peril(game, at));
    }
    caches.steps.rebuild(caches.passable, spatial::CornerRule::Refuse);
    close_dangers(game);
}

void rebuild_caches(MutableGameState game) {
    lay_terrain(game);
    refresh_apparent_kinds(game);
    note_placed(game);
    count_encumbrances(game);
    refresh_sight(game);
    game.world.caches.left_hashes = level_hashes(game.world.left_levels);
}

}  // namespace torchwake::rules
