#pragma once

// Crevices that branch like frost: grains drift through rock until they touch what is open, and open it
// further.
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
/// Random: only from `stream`. Source: T. Witten, L. Sander, "Diffusion-Limited Aggregation", 1981.
[[nodiscard]] Layout build_diffusion(const content::LevelDef& level, std::int32_t depth,
                                     core::RandomStream& stream, const Observer& observer = {});

}  // namespace torchwake::worldgen
