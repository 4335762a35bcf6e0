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

void note_placed(const content::Catalog& catalog, World& world) {
    for (const Placed& thing : placed(world)) {
        if (is_alive(world, thing.id)) {
            world.caches.actors[thing.at] = thing.id;
            world.caches.occupied.set(thing.at);
            if (thing.id != hero_id) {
                world.caches.crowd.add(camp_of(catalog, world, thing.id));
            }
        } else if (!world.entities.creatures.contains(thing.id)) {
            world.caches.objects[thing.at] = thing.id;
            world.caches.littered.set(thing.at);
        }
    }
}

void lay_terrain(const content::Catalog& catalog, World& world) {
    const core::Size size = world.level.tiles.size();
    Caches& caches = world.caches;
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
        const content::TileDef& tile = catalog.tile(world.level.tiles[at]);
        caches.flags[at] = flags_of(tile);
        caches.opaque.set(at, is_opaque(catalog, world, at));
        caches.passable.set(at, caches.flags[at].passable());
        caches.perils.set(at, is_peril(catalog, world, at));
    }
    caches.steps.rebuild(caches.passable, spatial::CornerRule::Refuse);
    close_dangers(world);
}

void rebuild_caches(const content::Catalog& catalog, World& world) {
    lay_terrain(catalog, world);
    refresh_apparent_kinds(catalog, world);
    note_placed(catalog, world);
    count_encumbrances(catalog, world);
    refresh_sight(catalog, world);
    world.caches.left_hashes = level_hashes(world.left_levels);
}

}  // namespace torchwake::rules
