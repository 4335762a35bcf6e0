#include "rooms/sketch.hpp"

#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/cut.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::levels {
namespace {

using core::Rect;
using core::Size;

/// The greatest size of a part; a larger one is always divided.
constexpr Size largest_part{24, 12};
constexpr Size least_room{3, 3};
constexpr std::int32_t least_for_cut = 130;  // cells
/// The share of parts, in 100, that stay solid.
constexpr std::uint32_t solid_in_hundred = 12;

void divide_rooms(const Rect& rect, core::RandomStream& stream, std::vector<Rect>& parts) {
    const bool too_large = rect.size.width > largest_part.width || rect.size.height > largest_part.height;
    const bool may_be_cut = rect.size.width * rect.size.height >= least_for_cut;
    if (too_large || (may_be_cut && stream.chance(1, 2))) {
        const Parts halves = cut_in_two(rect, 1, stream);
        divide_rooms(halves.before, stream, parts);
        divide_rooms(halves.after, stream, parts);
    } else if (rect.size.width >= least_room.width && rect.size.height >= least_room.height) {
        parts.push_back(rect);
    }
}

/// Takes a part off one or both ends of a length. Returns the start and the length of the rest.
std::pair<std::int32_t, std::int32_t> shrink(std::int32_t length, std::int32_t least,
                                             core::RandomStream& stream) {
    const std::int32_t most = std::max(0, (length - least) / 2);
    const std::int32_t before = stream.between(0, most);
    const std::int32_t after = stream.between(0, most);
    return {before, length - before - after};
}

Room place_room(Rect part, core::RandomStream& stream) {
    if (stream.chance(2, 5)) {
        const auto [left, width] = shrink(part.size.width, least_room.width + 1, stream);
        const auto [top, height] = shrink(part.size.height, least_room.height, stream);
        part = {{part.left() + left, part.top() + top}, {width, height}};
    }
    return {part, draw_shape(part.size, stream)};
}

std::vector<Room> place(Size level, core::RandomStream& stream) {
    std::vector<Rect> parts;
    divide_rooms(Rect{{0, 0}, level}.grown(-1), stream, parts);
    std::vector<Room> rooms;
    for (const Rect& part : parts) {
        if (!stream.chance(solid_in_hundred, 100)) {
            rooms.push_back(place_room(part, stream));
        }
    }
    return rooms;
}

}  // namespace

Level build_partition(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Building building(request, observer);
    lay(building, draw_sketch(request.size, place, stream), stream);
    return building.take();
}

}  // namespace torchwake::levels
