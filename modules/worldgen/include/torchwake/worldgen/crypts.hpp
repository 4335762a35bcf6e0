#pragma once

// Crypts as masons build them: halls wall to wall, divided by wide aisles, with colonnades, burial niches,
// crossings and chambers within halls.
//
// 1. All halls and aisles are connected, most in more than one way.
// 2. A door, open or closed, has wall on two sides and a way on the other two.
// 3. No two open cells touch by a corner alone; the outermost cells are wall.

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Lays terrain only: no stairs, no arrival, no spawns. A region is a hall or an aisle.
/// Requires: the level is at least 12 x 5 cells. Cost: bounded; it never tries for ever.
/// Random: only from `stream`.
[[nodiscard]] Layout build_crypts(const content::LevelDef& level, std::int32_t depth,
                                  core::RandomStream& stream, const Observer& observer = {});

}  // namespace torchwake::worldgen
