#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Puts as many vaults into a level as its definition says, each of another kind that suits the depth; fewer
/// if they find no place. Each vault is a region. Cells that were joined stay joined.
void lay_vaults(const content::Catalog& catalog, const content::LevelDef& level, levels::Insets insets,
                LevelDraft& draft, core::RandomStream& stream);

}  // namespace torchwake::worldgen
