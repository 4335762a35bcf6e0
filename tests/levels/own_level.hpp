#pragma once

#include <torchwake/levels/cut.hpp>
#include <torchwake/levels/rock.hpp>

#include <utility>
#include <vector>

namespace torchwake::levels {

/// A level as the README makes one of the tools: rooms in the parts of a partition, each joined to the next.
inline Rock own_level(core::Size size, core::RandomStream& stream) {
    Rock rock(size, 1);
    std::vector<core::Rect> parts{inside(size)};
    for (int round = 0; round < 3; ++round) {
        for (const core::Rect& part : std::exchange(parts, {})) {
            const Parts halves = cut_in_two(part, 1, stream);
            parts.insert(parts.end(), {halves.before, halves.after});
        }
    }
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const core::Rect room = parts[part].grown(-1);
        for (std::int32_t y = room.top(); y < room.bottom(); ++y) {
            for (std::int32_t x = room.left(); x < room.right(); ++x) {
                rock[{x, y}] = 0;
            }
        }
        dig_corridor(rock, room.center(), parts[(part + 1) % parts.size()].center(), stream);
    }
    open_corners(rock, stream);
    return rock;
}

}  // namespace torchwake::levels
