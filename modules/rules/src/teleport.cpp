#include "teleport.hpp"

#include "actor_ref.hpp"
#include "placement.hpp"

#include <torchwake/rules/queries.hpp>

#include <cstddef>
#include <vector>

namespace torchwake::rules {
std::vector<core::Point> free_cells_within_reach(World& world, core::Point from, core::Cells range) {
    const Caches& caches = world.caches;
    const auto& distances = world.caches.scratch->distances.towards(caches.steps, from);
    std::vector<core::Point> cells;
    for (std::size_t index = 0; index < distances.size().area(); ++index) {
        const core::Point at = distances.point(index);
        const bool near = range.value == 0 || core::chebyshev_distance(from, at) <= range.value;
        if (near && distances[at] != spatial::unreachable && !caches.flags[at].has(CellFlag::Blocks) &&
            !caches.occupied.get(at)) {
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
    const auto count = static_cast<std::uint32_t>(cells.size());
    move_actor(world, actor, cells[world.streams.combat.below(count)]);
    events.emplace_back(ActorTeleported{actor_ref(world, actor), from, left_in_sight});
}

}  // namespace torchwake::rules
