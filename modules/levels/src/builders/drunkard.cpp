#include "rock/excavation.hpp"

#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/walk.hpp>

#include <algorithm>
#include <numeric>

namespace torchwake::levels {
namespace {

using core::Point;

/// The wanted share of open cells, in 100.
constexpr std::size_t enough_burrows = 33;
constexpr std::size_t burrow_stages = 3;
/// A walk begins at the cell with the fewest open cells around it, among this many.
constexpr int looks_around = 8;
constexpr std::int32_t shortest_walk = 30;
constexpr std::int32_t longest_walk = 70;
/// The number of rounds in which short blind alleys are filled.
constexpr int burrow_trimming = 2;
/// The reach of regions, which is large because tunnels have little space beside them.
constexpr spatial::Distance reach_of_tunnels = 24;

/// The number of open cells near a cell.
int company_of(const Rock& rock, Point at) {
    const std::int32_t left = std::max(at.x - 4, 0);
    const std::int32_t right = std::min(at.x + 5, rock.width());
    int open = 0;
    for (std::int32_t y = std::max(at.y - 2, 0); y < std::min(at.y + 3, rock.height()); ++y) {
        const std::uint8_t* const row = rock.row(y).data();
        open += right - left - std::accumulate(row + left, row + right, 0);
    }
    return open;
}

Point lonely_cell(const Rock& rock, core::RandomStream& stream) {
    Point best = draw_inside(rock.size(), stream);
    int least = company_of(rock, best);
    for (int look = 1; look < looks_around; ++look) {
        const Point at = draw_inside(rock.size(), stream);
        if (const int company = company_of(rock, at); company < least) {
            best = at;
            least = company;
        }
    }
    return best;
}

void burrow(Rock& rock, core::RandomStream& stream) {
    const Point from = lonely_cell(rock, stream);
    const Point end = walk(rock, from, stream.between(shortest_walk, longest_walk), stream);
    const std::int32_t width = stream.between(2, 4);
    const std::int32_t height = stream.between(1, 2);
    hollow(rock, end, {width, height});
}

}  // namespace

Level build_drunkard(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Excavation burrows(request, observer);
    const std::size_t most_walks = request.size.area() / 20;
    std::size_t walks = 0;
    for (std::size_t stage = 1; stage <= burrow_stages; ++stage) {
        while (walks < most_walks && !burrows.is_open(enough_burrows * stage / burrow_stages)) {
            burrow(burrows.rock(), stream);
            ++walks;
        }
        burrows.show("walks");
    }
    burrows.open_at_least(enough_burrows);
    open_corners(burrows.rock(), stream);
    trim(burrows.rock(), burrow_trimming);
    burrows.join(stream);
    burrows.shorten(stream);
    return burrows.take(reach_of_tunnels);
}

}  // namespace torchwake::levels
