#include "rooms/room.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace torchwake::levels {
namespace {

/// The least rock between two rooms: a wall for each and a corridor between them.
constexpr std::int32_t least_gap = 3;
constexpr std::size_t cells_of_level_per_room = 230;
constexpr std::size_t tries_per_room = 12;

struct Range {
    std::int32_t low;
    std::int32_t high;
};

std::int32_t draw(Range range, std::int32_t limit, core::RandomStream& stream) {
    const std::int32_t high = std::min(range.high, limit);
    return stream.between(std::min(range.low, high), high);
}

/// Draws the size of a hall, a chamber or a closet, in proportions that keep a level varied.
core::Size draw_size(core::Size level, core::RandomStream& stream) {
    struct Kind {
        Range width;
        Range height;
    };
    constexpr std::array<Kind, 4> kinds{
        {{{5, 9}, {4, 6}}, {{3, 5}, {3, 4}}, {{10, 16}, {4, 7}}, {{4, 7}, {6, 10}}}};
    constexpr std::array<std::uint32_t, 4> weights{5, 2, 2, 2};
    const Kind& kind = kinds[stream.weighted(weights)];
    const std::int32_t width = draw(kind.width, level.width - 2, stream);
    const std::int32_t height = draw(kind.height, level.height - 2, stream);
    return {width, height};
}

Room draw_room(core::Size level, core::RandomStream& stream) {
    const core::Size size = draw_size(level, stream);
    const std::int32_t x = stream.between(1, level.width - size.width - 1);
    const std::int32_t y = stream.between(1, level.height - size.height - 1);
    return {{{x, y}, size}, draw_shape(size, stream)};
}

bool is_corner(const core::Rect& rect, core::Point at) {
    return (at.x == rect.left() || at.x == rect.right() - 1) &&
           (at.y == rect.top() || at.y == rect.bottom() - 1);
}

/// True for a pillar. Pillars form a lattice with ways all around and between them.
bool is_pillar(const core::Rect& rect, core::Point at) {
    const core::Point inner = at - rect.origin;
    const bool at_edge =
        inner.x == 0 || inner.y == 0 || at.x == rect.right() - 1 || at.y == rect.bottom() - 1;
    return !at_edge && inner.x % 3 == 1 && inner.y % 2 == 1 && at.x < rect.right() - 1;
}

}  // namespace

bool Room::has_floor(core::Point at) const {
    switch (shape) {
        case RoomShape::Rounded:
            return !is_corner(floor, at);
        case RoomShape::Pillared:
            return !is_pillar(floor, at);
        case RoomShape::Plain:
            break;
    }
    return true;
}

RoomShape draw_shape(core::Size size, core::RandomStream& stream) {
    const bool large = size.width >= 5 && size.height >= 5;
    if (!large) {
        return RoomShape::Plain;
    }
    constexpr std::array<std::uint32_t, 3> weights{4, 2, 2};
    return static_cast<RoomShape>(stream.weighted(weights));
}

std::int32_t gap_between(const Room& a, const Room& b) {
    const std::int32_t across = std::max(a.floor.left() - b.floor.right(), b.floor.left() - a.floor.right());
    const std::int32_t down = std::max(a.floor.top() - b.floor.bottom(), b.floor.top() - a.floor.bottom());
    return std::max({across, down, 0});
}

std::vector<Room> place_rooms(core::Size level, core::RandomStream& stream) {
    const std::size_t most = std::max<std::size_t>(2, level.area() / cells_of_level_per_room);
    std::vector<Room> rooms;
    for (std::size_t tries = 0; tries < most * tries_per_room && rooms.size() < most; ++tries) {
        const Room room = draw_room(level, stream);
        const core::Rect needed = room.floor.grown(least_gap);
        const auto too_close = [&needed](const Room& other) { return needed.intersects(other.floor); };
        if (std::ranges::none_of(rooms, too_close)) {
            rooms.push_back(room);
        }
    }
    return rooms;
}

std::vector<Room> two_rooms(core::Size level) {
    const std::int32_t half = (level.width - 3) / 2;
    const std::int32_t height = level.height - 2;
    return {{{{1, 1}, {half, height}}, RoomShape::Plain},
            {{{half + 2, 1}, {half, height}}, RoomShape::Plain}};
}

}  // namespace torchwake::levels
