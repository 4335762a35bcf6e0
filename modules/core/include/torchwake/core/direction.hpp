#pragma once

#include <torchwake/core/point.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace torchwake::core {

/// The eight directions of a step, clockwise from north (up, y falls).
enum class Direction : std::uint8_t {
    North,      ///< (0, -1)
    NorthEast,  ///< (1, -1)
    East,       ///< (1, 0)
    SouthEast,  ///< (1, 1)
    South,      ///< (0, 1)
    SouthWest,  ///< (-1, 1)
    West,       ///< (-1, 0)
    NorthWest   ///< (-1, -1)
};

/// The eight directions, clockwise from north.
inline constexpr std::array<Direction, 8> all_directions{
    Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast,
    Direction::South, Direction::SouthWest, Direction::West, Direction::NorthWest};

/// The four directions along an axis, clockwise from north.
inline constexpr std::array<Direction, 4> cardinal_directions{Direction::North, Direction::East,
                                                              Direction::South, Direction::West};

/// The difference between a cell and the next one in that direction; north is (0, -1).
[[nodiscard]] constexpr Point offset(Direction direction) {
    constexpr std::array<Point, 8> offsets{
        {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
    return offsets[static_cast<std::size_t>(direction)];
}

/// The next cell in a direction; it may lie outside any grid.
[[nodiscard]] constexpr Point step(Point from, Direction direction) {
    return from + offset(direction);
}

/// True for a direction that changes both x and y.
[[nodiscard]] constexpr bool is_diagonal(Direction direction) {
    return (static_cast<unsigned>(direction) & 1U) != 0;
}

/// The direction back, half a turn from it.
[[nodiscard]] constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<unsigned>(direction) + 4U) % 8U);
}

/// The eighths of a full turn between two directions, the shorter way round: 0 to 4.
[[nodiscard]] constexpr std::uint32_t eighths_between(Direction one, Direction other) {
    const auto clockwise = (static_cast<std::uint32_t>(other) + 8U - static_cast<std::uint32_t>(one)) % 8U;
    return clockwise <= 4U ? clockwise : 8U - clockwise;
}

/// The direction of one step between two cells; nothing if they are not adjacent.
[[nodiscard]] constexpr std::optional<Direction> direction_between(Point from, Point to) {
    for (const Direction direction : all_directions) {
        if (step(from, direction) == to) {
            return direction;
        }
    }
    return std::nullopt;
}

/// The nearest of the eight directions: not a diagonal if one distance is below half the other; nothing for
/// the same cell.
[[nodiscard]] constexpr std::optional<Direction> direction_towards(Point from, Point to) {
    const Point signs = signs_of(to - from);
    const std::int32_t across = chebyshev_distance({from.x, 0}, {to.x, 0});
    const std::int32_t along = chebyshev_distance({0, from.y}, {0, to.y});
    const bool horizontal = 2 * along < across;
    const bool vertical = 2 * across < along;
    return direction_between({0, 0}, {vertical ? 0 : signs.x, horizontal ? 0 : signs.y});
}

}  // namespace torchwake::core
