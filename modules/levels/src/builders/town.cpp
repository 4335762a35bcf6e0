#include "rock/excavation.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/cut.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace torchwake::levels {
namespace {

using core::Point;
using core::Rect;
using core::Size;

/// The greatest size of a plot; a larger one is divided by a street.
constexpr Size largest_plot{13, 9};
/// The least size of a house, with its walls.
constexpr Size least_house{5, 4};
constexpr std::int32_t narrowest_street = 2;
constexpr std::int32_t widest_street = 3;
/// The share of plots, in 100, that are open squares once there are enough houses.
constexpr std::uint32_t squares_in_hundred = 18;

void divide_by_streets(const Rect& rect, core::RandomStream& stream, std::vector<Rect>& plots) {
    if (rect.size.width > largest_plot.width || rect.size.height > largest_plot.height) {
        const Parts parts = cut_in_two(rect, stream.between(narrowest_street, widest_street), stream);
        divide_by_streets(parts.before, stream, plots);
        divide_by_streets(parts.after, stream, plots);
    } else if (rect.size.width >= least_house.width && rect.size.height >= least_house.height) {
        plots.push_back(rect);
    }
}

/// The plots of a level, those nearest to its middle first.
std::vector<Rect> draw_plots(Size size, core::RandomStream& stream) {
    const Rect whole{{0, 0}, size};
    std::vector<Rect> plots;
    divide_by_streets(whole.grown(-1 - narrowest_street), stream, plots);
    std::ranges::sort(plots, {}, [&whole](const Rect& plot) {
        return std::pair(core::chebyshev_distance(plot.center(), whole.center()), plot.origin);
    });
    return plots;
}

/// Draws a house, which may leave a part of its plot free.
Rect draw_house(const Rect& plot, core::RandomStream& stream) {
    const std::int32_t left = stream.between(0, std::min(2, plot.size.width - least_house.width));
    const std::int32_t top = stream.between(0, std::min(1, plot.size.height - least_house.height));
    return {plot.origin + Point{left, top}, {plot.size.width - left, plot.size.height - top}};
}

std::vector<Rect> draw_houses(Size size, core::RandomStream& stream) {
    std::vector<Rect> houses;
    for (const Rect& plot : draw_plots(size, stream)) {
        const bool may_be_square = houses.size() >= least_houses;
        if (!may_be_square || !stream.chance(squares_in_hundred, 100)) {
            houses.push_back(draw_house(plot, stream));
        }
    }
    return houses;
}

Point draw_door(const Rect& house, core::RandomStream& stream) {
    const Rect room = house.grown(-1);
    const std::int32_t x = stream.between(room.left(), room.right() - 1);
    const std::int32_t y = stream.between(room.top(), room.bottom() - 1);
    switch (stream.below(4)) {
        case 0:
            return {x, house.top()};
        case 1:
            return {x, house.bottom() - 1};
        case 2:
            return {house.left(), y};
        default:
            return {house.right() - 1, y};
    }
}

/// Lays the walls of a house around its room. Returns the cells of the room.
std::vector<Point> lay_house(Rock& rock, const Rect& house) {
    for (const Point at : core::cells_of(house)) {
        rock[at] = 1;
    }
    const auto cells = core::cells_of(house.grown(-1));
    for (const Point at : cells) {
        rock[at] = 0;
    }
    return {cells.begin(), cells.end()};
}

}  // namespace

Level build_town(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Excavation town(request, observer);
    town.open_everything();
    town.show("streets");
    const std::vector<Rect> houses = draw_houses(request.size, stream);
    std::vector<std::vector<Point>> rooms;
    for (const Rect& house : houses) {
        rooms.push_back(lay_house(town.rock(), house));
    }
    town.show("houses");
    for (const Rect& house : houses) {
        const Point door = draw_door(house, stream);
        town.rock()[door] = 0;
        town.hang_door(door);
    }
    town.show("doors");
    Level level = town.take(rooms);
    level.houses = rooms.size() >= 2 ? rooms.size() : 0;
    for (std::size_t number = 0; number < level.houses; ++number) {
        level.regions[number] = {rooms[number], houses[number].grown(-1).center()};
    }
    return level;
}

}  // namespace torchwake::levels
