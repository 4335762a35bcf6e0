#pragma once

#include "stairs.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Puts props beside walls, where they block no way: every cell that could be reached still can be. Their
/// cells are taken out of the regions. Random: for each region a count, and for each prop a cell and a kind.
void lay_props(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
               core::RandomStream& stream);

/// Lays traps on floor cells with nothing but floor around them, so that each can be walked around. No trap
/// lies in the region of arrival, under an actor or an item, or near another trap. Random: for each region a
/// count, and for each trap a kind and a cell.
void lay_traps(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
               LevelDraft& draft, core::RandomStream& stream);

}  // namespace torchwake::worldgen
