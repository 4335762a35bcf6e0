#pragma once

// A maze with rooms in it. Long blind alleys are filled, and most that are left are broken through.
//
// 1. Everything is connected, most of it in more than one way; passages are one cell wide.
// 2. A door, open or closed, has wall on two sides and a way on the other two.
// 3. A region is a room with the passages nearest to it, or passages that lie near each other.
// 4. No two open cells touch by a corner alone; the outermost cells are wall.

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Lays terrain only: no stairs, no arrival, no spawns.
/// Requires: the level is at least 12 x 5 cells. Cost: bounded; it never tries for ever.
/// Random: only from `stream`. Source: R. Nystrom, "Rooms and Mazes: A Procedural Dungeon Generator", 2014.
[[nodiscard]] Layout build_maze(const content::LevelDef& level, std::int32_t depth,
                                core::RandomStream& stream, const Observer& observer = {});

}  // namespace torchwake::worldgen
