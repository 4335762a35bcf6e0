#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdint>

namespace torchwake::worldgen {

/// Where vaults may stand.
enum class VaultGround : std::uint8_t {
    Rock,   ///< within solid rock, with ways dug straight from their entrances
    Around  ///< on anything, with a way all around
};

/// Puts as many vaults into a level as its definition says, each another one that is for this depth; fewer
/// where they find no place. Each is a region. What was joined stays so.
void lay_vaults(const content::Catalog& catalog, const content::LevelDef& level, VaultGround ground,
                Layout& layout, core::RandomStream& stream);

}  // namespace torchwake::worldgen
