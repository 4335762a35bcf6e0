#pragma once

#include <torchwake/content/tile_def.hpp>

namespace torchwake::words {

/// True for ground that has nothing to tell of.
[[nodiscard]] inline bool is_bare_floor(const content::TileDef& tile) {
    return !tile.portal && !tile.blocks && !tile.closes_to && tile.stairs == content::Stairs::None;
}

}  // namespace torchwake::words
