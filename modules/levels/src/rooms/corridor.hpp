#pragma once

#include "rooms/room.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <optional>
#include <span>
#include <vector>

namespace torchwake::levels {

/// The cells of a way from one room to another: the first lies in the first room's wall, the last in the
/// second's, and each step is to a neighbour across an edge.
using Corridor = std::vector<core::Point>;

/// Digs corridors between rooms, and remembers them.
class CorridorDigger {
  public:
    /// Requires: the rooms outlive the digger.
    CorridorDigger(core::Size level, std::span<const Room> rooms);

    /// Digs a corridor: straight if the rooms face each other, else with one bend. Nothing if each of a few
    /// tries would meet a third room, or run beside another corridor.
    [[nodiscard]] std::optional<Corridor> dig(const Room& from, const Room& to, core::RandomStream& stream);

  private:
    [[nodiscard]] bool fits(const Corridor& corridor, const Room& from, const Room& to) const;
    [[nodiscard]] bool leaves_other_rooms_alone(const Corridor& corridor, const Room& from,
                                                const Room& to) const;
    [[nodiscard]] bool keeps_from_other_corridors(const Corridor& corridor) const;
    /// True if the corridor would touch another one by a corner alone.
    [[nodiscard]] bool touches_by_a_corner(const Corridor& corridor) const;
    [[nodiscard]] bool ends_in_bare_wall(core::Point door, const Room& room) const;

    std::span<const Room> rooms_;
    spatial::BitGrid dug_;
};

}  // namespace torchwake::levels
