#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/worldgen/generate.hpp>

namespace torchwake::worldgen {

/// Puts as many vaults into a level as its definition says, each another one that is for this depth; fewer
/// where they find no place. Each is a region. What was joined stays so.
void lay_vaults(const content::Catalog& catalog, const content::LevelDef& level, levels::Insets insets,
                Layout& layout, core::RandomStream& stream);

}  // namespace torchwake::worldgen
