#pragma once

#include <torchwake/rules/turn.hpp>

#include <vector>

namespace torchwake::rules {

/// The free cells that a walk from a place leads to, row by row, at most so far away by the longer side; 0:
/// anywhere.
[[nodiscard]] std::vector<core::Point> free_cells_within_reach(World& world, core::Point from,
                                                               core::Cells range);

/// An actor comes out in another free cell that it could walk to, each as likely; nothing happens where there
/// is none. Range: how far at most, by the longer side; 0: anywhere. Random: stream "combat", one draw.
void teleport(World& world, EntityId actor, core::Cells range, Events& events);

}  // namespace torchwake::rules
