#pragma once

// A town: houses along streets, each with a door, open squares between, and a wall around it all.
//
// 1. Every house can be reached from every other by the streets, which are two cells wide at least.
// 2. A door has wall on two sides and a way on the other two.
// 3. The first regions are the houses, those nearest to the middle of the town first; then come places
//    in the streets that are far from all doors. Where there are five houses at least, the first five are the
//    shops.
// 4. No two open cells touch by a corner alone; the outermost cells are wall.

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstddef>

namespace torchwake::worldgen {

inline constexpr std::size_t shops_of_a_town = 5;

/// Lays terrain only: no stairs, no arrival, no spawns.
/// Requires: the level is at least 12 x 5 cells. Cost: bounded; it never tries for ever.
/// Random: only from `stream`.
[[nodiscard]] Layout build_town(const content::LevelDef& level, std::int32_t depth,
                                core::RandomStream& stream, const Observer& observer = {});

}  // namespace torchwake::worldgen
