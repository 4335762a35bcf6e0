#pragma once

#include <torchwake/rules/turn.hpp>

#include <vector>

namespace torchwake::rules {

/// The free cells that can be walked to from a place, row by row, within `range` by the longer side; a range
/// of 0 has no limit.
[[nodiscard]] std::vector<core::Point> free_cells_within_reach(World& world, core::Point from,
                                                               core::Cells range);

/// Moves an actor to another free cell that it could walk to within `range`, each with equal probability;
/// does nothing if there is none. Random: stream "combat", one draw.
void teleport(World& world, EntityId actor, core::Cells range, Events& events);

}  // namespace torchwake::rules
