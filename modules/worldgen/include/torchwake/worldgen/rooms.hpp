#pragma once

// Rooms of many sizes, joined by corridors with doors where a corridor meets a room.
//
// 1. All rooms are connected, most in more than one way; corridors leave a room at right angles to its wall.
// 2. A door, open or closed, has wall on two sides and a way on the other two.
// 3. The outermost cells are wall.

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Lays terrain only: no stairs, no arrival, no spawns. A region is a room.
/// Requires: the level is at least 12 x 5 cells. Cost: bounded; it never tries for ever.
/// Random: only from `stream`.
[[nodiscard]] Layout build_rooms(const content::LevelDef& level, std::int32_t depth,
                                 core::RandomStream& stream, const Observer& observer = {});

}  // namespace torchwake::worldgen
