#include "level/teleport.hpp"

#include "level/placement.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/lookups.hpp>

#include <algorithm>
#include <cstdint>
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
    const Caches& caches = world.caches;
    const spatial::DistanceMap& distances = map_of_the_part(world, from);
    const core::Size size = distances.size();
    const bool anywhere = range.value == 0;
    const std::int32_t left = anywhere ? 0 : std::max(0, from.x - range.value);
    const std::int32_t right = anywhere ? size.width : std::min(size.width, from.x + range.value + 1);
    const std::int32_t top = anywhere ? 0 : std::max(0, from.y - range.value);
    const std::int32_t bottom = anywhere ? size.height : std::min(size.height, from.y + range.value + 1);
    std::vector<core::Point> cells;
    for (std::int32_t y = top; y < bottom; ++y) {
        for (std::int32_t x = left; x < right; ++x) {
            const core::Point at{x, y};
            if (distances[at] != spatial::unreachable && !caches.flags[at].has(CellFlag::Blocks) &&
                !caches.occupied.get(at)) {
                cells.push_back(at);
            }
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
    const auto count = static_cast<std::uint32_t>(cells.size());
    move_actor(world, actor, cells[world.streams.combat.below(count)]);
    events.emplace_back(ActorTeleported{actor_ref(world, actor), from, left_in_sight});
}

}  // namespace torchwake::rules
