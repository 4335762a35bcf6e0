#pragma once

#include "stairs.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// First a monster in each cell that has one for sure. Then draws for each region how many monsters it gets,
/// and for each a kind, a free cell that nobody sees from the region of arrival, and whether it sleeps. Where
/// the first is of a kind that goes in packs the others are too; where it is not, none of them is. A region
/// without enough cells takes fewer.
void spawn_monsters(const content::Catalog& catalog, Layout& layout, const Route& route,
                    core::RandomStream& stream);

/// The same for items, which may lie in sight; first the prize where the level has one, then what lies
/// somewhere for sure.
void spawn_items(const content::Catalog& catalog, Layout& layout, const Route& route,
                 core::RandomStream& stream);

}  // namespace torchwake::worldgen
