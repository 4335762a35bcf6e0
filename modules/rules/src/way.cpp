#include "way.hpp"

#include <algorithm>

namespace torchwake::rules {
namespace {

/// A way around others may be this much longer, and is looked for this far around the two ends.
constexpr std::int32_t longest_detour = 8;

using spatial::BitGrid;

/// The bits of one word whose columns lie in [first, end), the word's own first column being `base`.
BitGrid::Word columns_mask(std::int32_t base, std::int32_t first, std::int32_t end) {
    constexpr auto bits = static_cast<std::int32_t>(BitGrid::word_bits);
    const auto below = [](std::int32_t column) {
        return column >= bits ? ~BitGrid::Word{0} : (BitGrid::Word{1} << std::max(0, column)) - 1;
    };
    return below(end - base) & ~below(first - base);
}

/// Every cell but those of a rectangle, and in it those where someone stands.
void avoid_others_and_the_far(const BitGrid& occupied, const core::Rect& near, BitGrid& avoid) {
    avoid.reset(occupied.size(), true);
    const std::int32_t end = std::min(occupied.size().height, near.bottom());
    for (std::int32_t y = std::max(0, near.top()); y < end; ++y) {
        for (std::size_t word = 0; word < avoid.words_per_row(); ++word) {
            const auto base = static_cast<std::int32_t>(word * BitGrid::word_bits);
            const BitGrid::Word free = columns_mask(base, near.left(), near.right()) & ~occupied.row(y)[word];
            avoid.row(y)[word] &= ~free;
        }
    }
}

core::Rect rectangle_of(core::Point a, core::Point b) {
    const core::Point low{std::min(a.x, b.x), std::min(a.y, b.y)};
    const core::Point high{std::max(a.x, b.x), std::max(a.y, b.y)};
    return {low, {high.x - low.x + 1, high.y - low.y + 1}};
}

/// Whether others stand on every cell from which one could step there, so that no way around them can end
/// there.
bool is_surrounded(const Caches& caches, core::Point place) {
    return std::ranges::none_of(core::all_directions, [&caches, place](core::Direction direction) {
        return caches.steps.allows(place, direction) && !caches.occupied.get(core::step(place, direction));
    });
}

}  // namespace

std::optional<core::Direction> way_towards(World& world, core::Point from, core::Point place,
                                           bool& going_around) {
    Caches& caches = world.caches;
    Scratch& scratch = *caches.scratch;
    const spatial::DistanceMap& distances = scratch.distances.towards(caches.steps, place);
    const auto straight = spatial::downhill(distances, caches.steps, from, &caches.occupied);
    if (distances[from] == spatial::unreachable || (straight && !going_around)) {
        return straight;
    }
    if (is_surrounded(caches, place)) {
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

}  // namespace torchwake::rules
