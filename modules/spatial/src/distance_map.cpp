#include <torchwake/spatial/distance_map.hpp>

namespace torchwake::spatial {
namespace {

constexpr std::array<core::Direction, 8> cardinals_first{
    core::Direction::North,     core::Direction::East,      core::Direction::South,
    core::Direction::West,      core::Direction::NorthEast, core::Direction::SouthEast,
    core::Direction::SouthWest, core::Direction::NorthWest};

}  // namespace

std::optional<core::Direction> downhill(const DistanceMap& map, const OpenNeighbours& open, Point from,
                                        const BitGrid* avoid) {
    TORCHWAKE_EXPECTS(map.size() == open.size());
    std::optional<core::Direction> best;
    Distance lowest = map[from];
    for (const core::Direction direction : cardinals_first) {
        if (!open.allows(from, direction)) {
            continue;
        }
        const Point next = core::step(from, direction);
        if (map[next] < lowest && (avoid == nullptr || !avoid->get(next))) {
            lowest = map[next];
            best = direction;
        }
    }
    return best;
}

}  // namespace torchwake::spatial
