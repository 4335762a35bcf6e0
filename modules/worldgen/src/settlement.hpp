#pragma once

// What makes a town of houses and streets: the way down, and who lives there.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// The arrival, in the streets near the middle, and the stairs down, in the street cell farthest from it by
/// walking. Random: one draw.
void lay_way_down(const content::Catalog& catalog, const content::LevelDef& level, Layout& layout,
                  core::RandomStream& stream);

/// Floors of houses and of the green, what stands there and in the streets, and the signs of shops. Nothing
/// that stands somewhere has anything but free floor around it, so that all ways stay open.
/// Requires: the way down is laid. Random: only from `stream`.
void furnish(const content::Catalog& catalog, const content::LevelDef& level, Layout& layout,
             core::RandomStream& stream);

/// Each vendor in a house of its own, farthest from its door; those without a house, and all others, in the
/// streets or in houses that are no shops, each on a free cell. Requires: the way down is laid.
/// Random: a draw for each of the folk.
void settle(const content::Catalog& catalog, const content::LevelDef& level, Layout& layout,
            core::RandomStream& stream);

}  // namespace torchwake::worldgen
