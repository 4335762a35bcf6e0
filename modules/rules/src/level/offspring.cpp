#include "level/offspring.hpp"

#include "items/encumbrance.hpp"
#include "level/spawning.hpp"
#include "level/traps.hpp"

#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {
namespace {

/// Ticks until it first acts: nearly as long as an actor without haste waits.
constexpr std::int32_t first_wait = 8;

}  // namespace

std::optional<core::Point> free_neighbour(const World& world, core::Point at) {
    for (const core::Direction direction : core::all_directions) {
        const core::Point cell = core::step(at, direction);
        if (world.caches.steps.allows(at, direction) && !world.caches.occupied.get(cell) &&
            !world.caches.flags[cell].has(CellFlag::Blocks)) {
            return cell;
        }
    }
    return std::nullopt;
}

EntityId spawn_offspring(const content::Catalog& catalog, World& world, EntityId parent,
                         content::MonsterId kind, core::Point at) {
    const Mind mind = world.entities.minds[parent];
    const std::int32_t die = world.entities.initiatives[parent].die;
    const EntityId id = spawn_monster(catalog, world, {kind, at, mind.group, false}, die);
    world.entities.abilities[id].level = level_of_offspring;
    world.entities.initiatives[id].counter = first_wait;
    world.entities.purses.erase(id);
    Mind& own = world.entities.minds[id];
    own.intent = mind.prey.valid() ? Intent::Track : mind.intent;
    own.prey = mind.prey;
    own.last_seen = mind.last_seen;
    own.grudge = mind.grudge;
    if (world.entities.packs.contains(id)) {
        world.caches.encumbrances.insert(id, count_encumbrance(catalog, world, id));
    }
    return id;
}

}  // namespace torchwake::rules
