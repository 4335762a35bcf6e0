#include "level/teleport.hpp"

#include "level/placement.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/lookups.hpp>

#include <vector>

namespace torchwake::rules {
namespace {

/// A distance map that covers the cells which can be walked to from `from`: the shared map towards the hero
/// if it reaches them and the hero is on the level, else one of its own.
const spatial::DistanceMap& map_of_the_part(World& world, core::Point from) {
    Caches& caches = world.caches;
    if (const Position* hero = world.entities.positions.find(hero_id)) {
        const spatial::DistanceMap& shared = caches.scratch->distances.towards(caches.steps, hero->at);
        if (shared[from] != spatial::unreachable) {
            return shared;
        }
    }
    return caches.scratch->distances.towards(caches.steps, from);
}

}  // namespace

std::vector<core::Point> free_cells_within_reach(World& world, core::Point from, core::Cells range) {
    const spatial::DistanceMap& distances = map_of_the_part(world, from);
    const core::Rect level{{0, 0}, distances.size()};
    const core::Rect near = core::Rect{from, {1, 1}}.grown(range.value).common_part(level);
    std::vector<core::Point> cells;
    for (const core::Point at : core::cells_of(range.value == 0 ? level : near)) {
        if (distances[at] != spatial::unreachable && is_vacant(world, at)) {
            cells.push_back(at);
        }
    }
    return cells;
}

void teleport(World& world, EntityId actor, core::Cells range, Events& events) {
    const core::Point from = position_of(world, actor);
    const std::vector<core::Point> cells = free_cells_within_reach(world, from, range);
    if (cells.empty()) {
        return;
    }
    const bool left_in_sight = actor_ref(world, actor).seen;
    move_actor(world, actor, core::pick(cells, world.streams.combat));
    events.emplace_back(ActorTeleported{actor_ref(world, actor), from, left_in_sight});
}

}  // namespace torchwake::rules
