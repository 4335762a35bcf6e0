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

    /// True if a cell of the rectangle is floor: rounded rooms lack their corners, others have pillars.
    [[nodiscard]] bool has_floor(core::Point at) const;
    [[nodiscard]] core::Rect with_walls() const { return floor.grown(1); }
};

/// The shape of a room; small rooms are plain. Random: one draw if the room is not small.
[[nodiscard]] RoomShape draw_shape(core::Size size, core::RandomStream& stream);

/// The number of rock cells between two rooms' rectangles along the longer axis; 0 if they touch.
[[nodiscard]] std::int32_t gap_between(const Room& a, const Room& b);

/// Draws rooms with space for corridors between them, as many as a bounded number of tries finds.
/// Requires: the level is at least 12 x 5 cells.
/// Ensures: no room lies closer than one cell to the level's edge.
[[nodiscard]] std::vector<Room> place_rooms(core::Size level, core::RandomStream& stream);

/// Two plain rooms side by side with one cell of rock between them, for levels in which no draw succeeded.
[[nodiscard]] std::vector<Room> two_rooms(core::Size level);

}  // namespace torchwake::levels
