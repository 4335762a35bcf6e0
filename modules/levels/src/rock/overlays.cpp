#include <torchwake/core/contract.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/overlays.hpp>
#include <torchwake/levels/walk.hpp>
#include <torchwake/spatial/noise.hpp>

#include <vector>

namespace torchwake::levels {
namespace {

using core::Point;

constexpr std::int32_t erosion_period = 12;
/// Walls crumble where the noise is above this. In each round, a rock cell there that is beside an open cell
/// is opened with a chance of one in two.
constexpr std::int32_t least_erosion = spatial::noise_range * 6 / 10;
constexpr int rounds_of_erosion = 2;
constexpr std::size_t cells_per_burrow = 800;
constexpr std::int32_t shortest_burrow = 20;
constexpr std::int32_t longest_burrow = 50;

}  // namespace

void erode(Rock& rock, core::RandomStream& stream) {
    const std::uint64_t seed = stream.next();
    const core::Rect open = inside(rock.size());
    for (int round = 0; round < rounds_of_erosion; ++round) {
        const Rock before = rock;
        for (const Point at : core::cells_of(open)) {
            const bool crumbles = before[at] != 0 && open_sides(before, at) > 0 &&
                                  spatial::value_noise(seed, at, erosion_period) > least_erosion;
            if (crumbles && stream.chance(1, 2)) {
                rock[at] = 0;
            }
        }
    }
}

void dig_burrows(Rock& rock, core::RandomStream& stream) {
    const std::size_t count = rock.size().area() / cells_per_burrow + 1;
    const std::vector<Point> starts = open_cells(rock).cells();
    for (std::size_t number = 0; number < count; ++number) {
        const Point from = core::pick(starts, stream);
        const Point end = walk(rock, from, stream.between(shortest_burrow, longest_burrow), stream);
        hollow(rock, end, {2, 1});
    }
}

const Overlay& overlay_of(std::string_view name) {
    return row_of(overlays, name);
}

}  // namespace torchwake::levels
