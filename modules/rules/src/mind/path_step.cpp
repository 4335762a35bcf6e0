#include "mind/path_step.hpp"

#include "mind/steps.hpp"
#include "world/row_bits.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/spatial/line.hpp>

#include <range/v3/range/primitives.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The additional length of a detour around others, and how far around both ends it is looked for.
constexpr std::int32_t longest_detour = 8;
/// The limit for a goal that only one actor has.
constexpr std::int32_t own_detour = 4;
/// From this distance on an actor waits if those ahead are on their way too.
constexpr spatial::Distance far_off = 16;

using spatial::BitGrid;

/// Sets every cell outside a rectangle, and the occupied cells within it.
void avoid_others_and_the_far(const BitGrid& occupied, const core::Rect& near, BitGrid& avoid) {
    avoid.reset(occupied.size(), true);
    const std::int32_t end = std::min(occupied.size().height, near.bottom());
    for (std::int32_t y = std::max(0, near.top()); y < end; ++y) {
        for (std::size_t word = 0; word < avoid.words_per_row(); ++word) {
            const auto base = static_cast<std::int32_t>(word * BitGrid::word_bits);
            const BitGrid::Word free = row_bits(base, near.left(), near.right()) & ~occupied.row(y)[word];
            avoid.row(y)[word] &= ~free;
        }
    }
}

core::Rect rectangle_of(core::Point a, core::Point b) {
    const core::Point low{std::min(a.x, b.x), std::min(a.y, b.y)};
    const core::Point high{std::max(a.x, b.x), std::max(a.y, b.y)};
    return {low, {high.x - low.x + 1, high.y - low.y + 1}};
}

/// True if others occupy every cell from which a step leads there, so that no detour can end there.
bool is_surrounded(const World& world, core::Point place) {
    return ranges::empty(free_steps(world, place));
}

/// True if an actor in the shortest path is going somewhere, and so will leave it.
bool is_in_a_queue(const World& world, const spatial::DistanceMap& distances, core::Point from) {
    return std::ranges::any_of(core::all_directions, [&](core::Direction direction) {
        const core::Point to = core::step(from, direction);
        if (!world.caches.steps.allows(from, direction) || distances[to] >= distances[from]) {
            return false;
        }
        const Mind* mind = world.entities.minds.find(world.caches.actors[to]);
        return mind != nullptr && mind->intent != Intent::Sleep && mind->intent != Intent::Rest;
    });
}

/// True if a straight line between two cells can be walked and nobody stands on it.
bool is_straight_walk(const Caches& caches, const spatial::Line& line) {
    for (std::int32_t step = 1; step < line.size(); ++step) {
        const auto direction = core::direction_between(line[step - 1], line[step]);
        const bool is_end = step == line.size() - 1;
        if (!caches.steps.allows(line[step - 1], *direction) ||
            (!is_end && caches.occupied.get(line[step]))) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::optional<core::Direction> step_towards_nearby(World& world, core::Point from, core::Point place) {
    Caches& caches = world.caches;
    const spatial::Line line(from, place);
    if (line.size() > 1 && is_straight_walk(caches, line)) {
        return core::direction_between(from, line[1]);
    }
    if (line.size() == 1 || is_surrounded(world, place)) {
        return std::nullopt;
    }
    Scratch& scratch = *caches.scratch;
    avoid_others_and_the_far(caches.occupied, rectangle_of(from, place).grown(own_detour), scratch.avoid);
    const auto path = scratch.path_finder.find(caches.steps, from, place, &scratch.avoid);
    return path.empty() ? std::nullopt : core::direction_between(from, path.front());
}

std::optional<core::Direction> step_from_hero(World& world, core::Point from, core::Point hero) {
    Caches& caches = world.caches;
    const spatial::DistanceMap& safety = caches.scratch->distances.away_from(caches.steps, hero);
    return spatial::downhill(safety, caches.steps, from, &caches.occupied);
}

std::optional<core::Direction> step_away(const World& world, core::Point from, core::Point place) {
    const auto squared = [place](core::Point at) {
        const core::Point gap = at - place;
        return std::int64_t{gap.x} * gap.x + std::int64_t{gap.y} * gap.y;
    };
    return best_step(world, from, squared(from), squared);
}

core::Point waypoint(const World& world, std::uint32_t number) {
    const auto& tiles = world.level.tiles;
    const auto cells = static_cast<std::uint32_t>(tiles.size().area());
    const auto salt = static_cast<std::uint64_t>(world.level.depth) * waypoints + number;
    core::RandomStream stream = core::derive_stream(world.run.seed, "waypoint", salt);
    const std::uint32_t drawn = stream.below(cells);
    for (std::uint32_t next = 0; next < cells; ++next) {
        const core::Point at = tiles.point((drawn + next) % cells);
        if (!world.caches.flags[at].has(CellFlag::Blocks)) {
            return at;
        }
    }
    return {};
}

std::optional<core::Direction> step_towards(World& world, core::Point from, core::Point place,
                                            bool& going_around) {
    Caches& caches = world.caches;
    Scratch& scratch = *caches.scratch;
    const spatial::DistanceMap& distances = scratch.distances.towards(caches.steps, place, from);
    const auto straight = spatial::downhill(distances, caches.steps, from, &caches.occupied);
    if (distances[from] == spatial::unreachable || (straight && !going_around)) {
        return straight;
    }
    if (is_surrounded(world, place)) {
        return straight;
    }
    if (!straight && distances[from] > far_off && is_in_a_queue(world, distances, from)) {
        return straight;
    }
    avoid_others_and_the_far(caches.occupied, rectangle_of(from, place).grown(longest_detour), scratch.avoid);
    const auto path = scratch.path_finder.find(caches.steps, from, place, &scratch.avoid);
    const auto length = static_cast<std::int32_t>(path.size());
    if (path.empty() || length > distances[from] + longest_detour) {
        going_around = false;
        return straight;
    }
    going_around = length > distances[from];
    return core::direction_between(from, path.front());
}

std::optional<core::Direction> step_past_others(World& world, core::Point from, core::Point place) {
    Caches& caches = world.caches;
    return spatial::downhill(caches.scratch->distances.towards(caches.steps, place, from), caches.steps,
                             from);
}

}  // namespace torchwake::rules
