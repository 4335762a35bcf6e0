#pragma once

// Turns houses and streets into a town: the way down, the furnishing, and the inhabitants.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Lays the arrival in the streets near the middle, and the stairs down in the street cell farthest from it
/// by walking. Random: one draw.
void lay_way_down(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
                  core::RandomStream& stream);

/// Lays the floors of houses and of the green, puts greenery and furniture outside of the houses, and hangs
/// the signs of shops. Every piece of greenery or furniture has only free floor around it, so that all ways
/// stay open. Requires: the way down is laid. Random: only from `stream`.
void furnish(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
             core::RandomStream& stream);

/// Puts each vendor into a house of its own, in the cell farthest from its door. Vendors without a house and
/// all other folk stand on free cells of the streets or of houses without a shop. Requires: the way down is
/// laid. Random: a draw for each of those others.
void settle(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
            core::RandomStream& stream);

}  // namespace torchwake::worldgen
