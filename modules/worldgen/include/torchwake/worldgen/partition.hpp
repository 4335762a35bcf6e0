#pragma once

// A house below ground: a rectangle divided again and again, a room in each part, thin walls between, doors.
//
// 1. All rooms are connected, most in more than one way.
// 2. A door, open or closed, has wall on two sides and a way on the other two.
// 3. No two open cells touch by a corner alone; the outermost cells are wall.

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Lays terrain only: no stairs, no arrival, no spawns. A region is a room.
/// Requires: the level is at least 12 x 5 cells. Cost: bounded; it never tries for ever.
/// Random: only from `stream`. Source: binary space partition, "Basic BSP Dungeon generation", RogueBasin.
[[nodiscard]] Layout build_partition(const content::LevelDef& level, std::int32_t depth,
                                     core::RandomStream& stream, const Observer& observer = {});

}  // namespace torchwake::worldgen
