#pragma once

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstddef>

namespace torchwake::worldgen {

/// What the way through a level leads from and to.
struct Route {
    std::size_t arrival_region = 0;
    core::Point end;  ///< stairs down, or where the prize lies
};

/// Puts the arrival on stairs up in a region of its own choice. The end is in the region that is farthest by
/// walking: the one whose nearest cell is the most steps away. There are stairs down, or nothing yet where
/// the level has a prize; that lies in the middle.
/// Random: the region, the arrival, the stairs down, in that order.
[[nodiscard]] Route lay_stairs(const content::Catalog& catalog, const content::LevelDef& level,
                               Layout& layout, core::RandomStream& stream);

}  // namespace torchwake::worldgen
