#pragma once

#include "rooms/building.hpp"
#include "rooms/corridor.hpp"
#include "rooms/room.hpp"

#include <torchwake/core/random.hpp>

#include <vector>

namespace torchwake::levels {

/// Rooms and the corridors between them, before they are laid as cells.
struct Sketch {
    std::vector<Room> rooms;
    std::vector<Corridor> corridors;
};

/// Draws the rooms of a level.
using PlaceRooms = std::vector<Room> (*)(core::Size level, core::RandomStream& stream);

/// Draws rooms until all of them can be joined; two plain ones if that fails too often.
[[nodiscard]] Sketch draw_sketch(core::Size level, PlaceRooms place, core::RandomStream& stream);

/// Lays a sketch in the steps "rooms", "corridors" and "doors".
void lay(Building& building, const Sketch& sketch, core::RandomStream& stream);

}  // namespace torchwake::levels
