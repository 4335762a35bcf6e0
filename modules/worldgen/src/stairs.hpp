#pragma once

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstddef>

namespace torchwake::worldgen {

/// The start and the end of the way through a level.
struct Route {
    std::size_t arrival_region = 0;
    core::Point end;  ///< the stairs down, or the prize's cell
};

/// Puts the arrival on stairs up in a region that is drawn. The end is in the region farthest from it by
/// walking: the one whose nearest cell is the most steps away. The end gets stairs down, or stays empty in a
/// level with a prize, where it is the center of the region. Random: the region, the arrival, the stairs
/// down, in that order.
[[nodiscard]] Route lay_stairs(const content::Catalog& catalog, const content::LevelDef& level,
                               LevelDraft& draft, core::RandomStream& stream);

}  // namespace torchwake::worldgen
