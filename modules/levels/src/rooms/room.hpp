#pragma once

#include <torchwake/core/grid.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::levels {

enum class RoomShape : std::uint8_t { Plain, Rounded, Pillared };

/// The floor of a room lies in its rectangle; its walls are the cells around it.
struct Room {
    core::Rect floor;
    RoomShape shape = RoomShape::Plain;

    /// Whether that cell of the rectangle is floor: round rooms lack their corners, others have pillars.
    [[nodiscard]] bool has_floor(core::Point at) const;
    [[nodiscard]] core::Rect with_walls() const { return floor.grown(1); }
};

/// Plain where it is small. Random: one draw where it is not.
[[nodiscard]] RoomShape draw_shape(core::Size size, core::RandomStream& stream);

/// Cells of rock between two rooms' rectangles along the longer axis; 0 where they touch.
[[nodiscard]] std::int32_t gap_between(const Room& a, const Room& b);

/// Rooms that leave place for corridors between them, as many as a bounded number of tries finds.
/// Requires: the level is at least 12 x 5 cells.
/// Ensures: no room lies closer than one cell to the level's edge.
[[nodiscard]] std::vector<Room> place_rooms(core::Size level, core::RandomStream& stream);

/// Two plain rooms side by side with one cell of rock between them: for levels where nothing else came out.
[[nodiscard]] std::vector<Room> two_rooms(core::Size level);

}  // namespace torchwake::levels
