#pragma once

// The passes of a beat over the matter of a level, without its actors. The World and the forecast share them.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/matter.hpp>

#include <vector>

namespace torchwake::rules {

/// The changes of a beat, row by row.
struct BeatChanges {
    std::vector<core::Point> lit;           ///< cells that began to burn
    std::vector<core::Point> burnt_ground;  ///< cells whose tile burnt away; the caller replaces it
    std::vector<core::Point> opacity;       ///< cells whose matter now blocks sight, or no longer does
};

/// Lets one beat pass: fire spends its fuel and gives heat, heat lights what burns, gas drifts and thins,
/// liquid flows, what is wet dries. `tiles` has an invalid id for stone of which nothing is known.
/// Requires: the matter is not at rest. Cost: a few microseconds for a level of 80x43 cells.
[[nodiscard]] BeatChanges pass_beat(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles,
                                    Matter& matter);

/// True if no further beat would change anything.
[[nodiscard]] bool is_calm(const Matter& matter);

/// True if the matter of a cell blocks sight.
[[nodiscard]] bool blocks_sight(const content::Catalog& catalog, const Matter& matter, core::Point at);

/// Makes the planes that are empty. `size` is the level's.
void make_planes(Matter& matter, core::Size size);

}  // namespace torchwake::rules
