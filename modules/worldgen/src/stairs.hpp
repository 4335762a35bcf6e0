#pragma once

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstddef>

namespace torchwake::worldgen {

/// Puts the arrival on stairs up in a region of its own choice, and stairs down in the region that is
/// farthest by walking: the one whose nearest cell is the most steps away. Returns the arrival's region.
/// Random: the region, the arrival, the stairs down, in that order.
std::size_t lay_stairs(const content::Catalog& catalog, const content::LevelTiles& tiles, Layout& layout,
                       core::RandomStream& stream);

}  // namespace torchwake::worldgen
