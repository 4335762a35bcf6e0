#pragma once

// Burrows, as something dug them that had no plan: winding tunnels, and a hollow where each of them ends.
//
// 1. Every open cell can be reached from every other; of two open cells that touch by a corner alone, one
//    step around the corner is open too.
// 2. A region is what lies nearest by walking to one of several cells that are far from each other.
// 3. There are no doors; the outermost cells are wall.

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Lays terrain only: no stairs, no arrival, no spawns.
/// Requires: the level is at least 12 x 5 cells. Cost: bounded; it never tries for ever.
/// Random: only from `stream`. Source: "Random Walk Cave Generation", RogueBasin.
[[nodiscard]] Layout build_drunkard(const content::LevelDef& level, std::int32_t depth,
                                    core::RandomStream& stream, const Observer& observer = {});

}  // namespace torchwake::worldgen
