#pragma once

#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::levels {

enum class HallKind : std::uint8_t {
    Aisle,      ///< a wide way, with posts down its middle where it is wide enough
    Plain,      ///< bare floor
    Colonnade,  ///< a row of pillars along each long side, more rows where it is wide
    Niches,     ///< burial niches in its long walls
    Cross,      ///< four solid corners
    Sanctum     ///< a chamber within, with a way around
};

inline constexpr std::int32_t widest_aisle = 3;

/// A part of a crypt: the rectangle that its walls enclose, and its shape.
struct Hall {
    core::Rect floor;
    HallKind kind = HallKind::Plain;
    bool upright = false;  ///< its long axis runs north and south

    /// True if a cell of the rectangle is open. Requires: the rectangle contains it.
    [[nodiscard]] bool has_floor(core::Point at) const;
    /// The places for doors of the chamber within the hall; empty if it has no chamber.
    [[nodiscard]] std::vector<core::Point> chamber_doors() const;
};

/// Divides the inside of a level into halls and aisles, with one row of wall between any two.
[[nodiscard]] std::vector<Hall> divide(core::Size level, core::RandomStream& stream);

/// Two plain halls that fill a level. Requires: at least 5 x 3 cells.
[[nodiscard]] std::vector<Hall> two_halls(core::Size level);

/// The wall between two halls that a single step crosses.
struct SharedWall {
    std::vector<core::Point> cells;  ///< in a row; empty if the halls share no wall
    core::Point across;              ///< a step from the wall into the second hall
};
[[nodiscard]] SharedWall shared_wall(const Hall& first, const Hall& second);

}  // namespace torchwake::levels
