#pragma once

#include "stairs.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// What stands about, beside walls, in nobody's way: all that could be reached still can be. Its cells are
/// taken out of the regions. Random: for each region a count, and for each thing a cell and a kind.
void lay_props(const content::Catalog& catalog, const content::LevelDef& level, Layout& layout,
               core::RandomStream& stream);

/// Traps on bare floor with nothing but bare floor around, so that each can be walked around; none where the
/// hero arrives, under somebody or something, or near another. Random: for each region a count, and for each
/// trap a kind and a cell.
void lay_traps(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
               Layout& layout, core::RandomStream& stream);

}  // namespace torchwake::worldgen
