#include "rock/excavation.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/walk.hpp>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

namespace torchwake::levels {
namespace {

using core::Point;

/// The wanted share of open cells, in 100.
constexpr std::size_t enough_frost = 34;
constexpr std::size_t frost_stages = 4;
constexpr std::size_t cells_per_seed = 600;
constexpr std::size_t most_handfuls = 250;
/// The number of steps after which a grain that touches nothing is lost.
constexpr int longest_drift = 150;
/// The number of rounds in which the ends of thin twigs are filled.
constexpr int frost_trimming = 2;

std::vector<Point> sow(Rock& rock, core::RandomStream& stream) {
    std::vector<Point> seeds;
    const std::size_t count = std::max<std::size_t>(1, rock.size().area() / cells_per_seed);
    for (std::size_t number = 0; number < count; ++number) {
        seeds.push_back(draw_inside(rock.size(), stream));
        hollow(rock, seeds.back(), {2, 1});
    }
    return seeds;
}

Point nearest(const std::vector<Point>& seeds, Point at) {
    return *std::ranges::min_element(seeds, {},
                                     [at](Point seed) { return core::chebyshev_distance(seed, at); });
}

/// A step along one axis towards a place, or, in one of two cases, a step in any direction.
Point drift(Point at, Point towards, core::RandomStream& stream) {
    if (stream.chance(1, 2)) {
        return core::step(at, core::pick(core::cardinal_directions, stream));
    }
    const Point way = towards - at;
    const auto across = static_cast<std::uint32_t>(std::abs(way.x));
    const auto down = static_cast<std::uint32_t>(std::abs(way.y));
    if (across + down == 0) {
        return at;
    }
    const bool sideways = stream.chance(across, across + down);
    return sideways ? Point{at.x + (way.x > 0 ? 1 : -1), at.y} : Point{at.x, at.y + (way.y > 0 ? 1 : -1)};
}

/// The cell in which a grain comes to rest; nothing if it starts in the open, or is lost.
std::optional<Point> resting_place(const Rock& rock, const std::vector<Point>& seeds,
                                   core::RandomStream& stream) {
    Point at = draw_inside(rock.size(), stream);
    if (rock[at] == 0) {
        return std::nullopt;
    }
    const Point towards = nearest(seeds, at);
    for (int step = 0; step < longest_drift; ++step) {
        if (open_sides(rock, at) > 0) {
            return at;
        }
        const Point next = drift(at, towards, stream);
        at = inside(rock.size()).contains(next) ? next : at;
    }
    return std::nullopt;
}

/// Opens the cells of a grain, which is two cells wide and high, or, in one of four cases, a single cell.
void settle(Rock& rock, Point at, core::RandomStream& stream) {
    const std::int32_t wide = stream.chance(3, 4) ? 1 : 0;
    for (const Point part : {Point{0, 0}, Point{wide, 0}, Point{0, wide}, Point{wide, wide}}) {
        if (inside(rock.size()).contains(at + part)) {
            rock[at + part] = 0;
        }
    }
}

/// Drops a number of grains. Counting the open cells only once for all of them saves time.
void strew(Rock& rock, const std::vector<Point>& seeds, core::RandomStream& stream) {
    const std::size_t grains = rock.size().area() / most_handfuls + 1;
    for (std::size_t grain = 0; grain < grains; ++grain) {
        if (const auto at = resting_place(rock, seeds, stream)) {
            settle(rock, *at, stream);
        }
    }
}

void grow(Excavation& frost, core::RandomStream& stream) {
    const std::vector<Point> seeds = sow(frost.rock(), stream);
    std::size_t handfuls = most_handfuls;
    for (std::size_t stage = 1; stage <= frost_stages; ++stage) {
        for (; handfuls > 0 && !frost.is_open(enough_frost * stage / frost_stages); --handfuls) {
            strew(frost.rock(), seeds, stream);
        }
        frost.show("growth");
    }
}

}  // namespace

Level build_diffusion(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Excavation frost(request, observer);
    grow(frost, stream);
    open_corners(frost.rock(), stream);
    trim(frost.rock(), frost_trimming);
    frost.open_at_least(enough_frost / 2);
    frost.join(stream);
    frost.shorten(stream);
    return frost.take();
}

}  // namespace torchwake::levels
