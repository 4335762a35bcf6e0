#pragma once

#include "stairs.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Lays the patches of the level's landmark, if it has one, and its own on bare floor, away from stairs,
/// vaults and the arrival. Liquids are at rest: their depth is 1 along the edge, and changes by 1 at most
/// from cell to cell. Random: for each kind a count, and for each patch its first cell and its growth.
void lay_patches(const content::Catalog& catalog, const content::LevelDef& level, std::int32_t landmark,
                 const Route& route, LevelDraft& draft, core::RandomStream& stream);

}  // namespace torchwake::worldgen
