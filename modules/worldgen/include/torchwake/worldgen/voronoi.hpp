#pragma once

// A hive: chambers that are what lies nearest to each of many points, with thin walls between and gaps in
// them.
//
// 1. Every open cell can be reached from every other; of two open cells that touch by a corner alone, one
//    step around the corner is open too.
// 2. A region is a chamber, with what of the ways out of it is nearest to it.
// 3. There are no doors; the outermost cells are wall.

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Lays terrain only: no stairs, no arrival, no spawns.
/// Requires: the level is at least 12 x 5 cells. Cost: bounded; it never tries for ever.
/// Random: only from `stream`.
[[nodiscard]] Layout build_voronoi(const content::LevelDef& level, std::int32_t depth,
                                   core::RandomStream& stream, const Observer& observer = {});

}  // namespace torchwake::worldgen
