#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/walk.hpp>

namespace torchwake::levels {
namespace {

using core::Point;

core::Direction draw_way(core::RandomStream& stream) {
    return core::pick(core::cardinal_directions, stream);
}

}  // namespace

Point draw_inside(core::Size size, core::RandomStream& stream) {
    const std::int32_t x = stream.between(1, size.width - 2);
    const std::int32_t y = stream.between(1, size.height - 2);
    return {x, y};
}

Point walk(Rock& rock, Point from, std::int32_t steps, core::RandomStream& stream) {
    const core::Rect open = inside(rock.size());
    Point at = from;
    core::Direction way = draw_way(stream);
    for (std::int32_t step = 0; step < steps; ++step) {
        rock[at] = 0;
        const Point next = core::step(at, way);
        const bool goes_on = open.contains(next) && !stream.chance(1, 3);
        if (goes_on) {
            at = next;
        } else {
            way = draw_way(stream);
        }
    }
    return at;
}

void hollow(Rock& rock, Point middle, core::Size radii) {
    const core::Rect open = inside(rock.size());
    // The ellipse is larger by half a cell, so that its ends are not single cells.
    const std::int32_t across = 2 * radii.width + 1;
    const std::int32_t down = 2 * radii.height + 1;
    for (const auto [x, y] : core::cells_of(core::Rect{{-radii.width, -radii.height}, {across, down}})) {
        const bool within =
            4 * (x * x * down * down + y * y * across * across) <= across * across * down * down;
        const Point at = middle + Point{x, y};
        if (within && open.contains(at)) {
            rock[at] = 0;
        }
    }
}

}  // namespace torchwake::levels
