#pragma once

// A vault: a place drawn by hand that level generation puts into a level as it is, with its walls around it.
//
// 1. Its edge is solid but for entrances: ways in, one cell wide, that are not at a corner.
// 2. Every open cell can be reached from every entrance by steps across edges, and no two open cells touch by
//    a corner alone.
// 3. A door has something solid on two sides and a way on the other two.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/grid.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::content {

inline constexpr core::Size largest_vault{40, 30};
inline constexpr std::size_t most_vaults = 200;

/// What a vault has in a cell.
enum class VaultCell : std::uint8_t {
    Wall,     ///< the wall of the level
    Floor,    ///< its floor
    Door,     ///< its door
    Item,     ///< its floor, with an item of its table
    Monster,  ///< its floor, with a monster of its table
    Tile      ///< a tile that the vault names
};

/// The characters that mean the same in all vaults; others are tiles that a vault names in its legend.
inline constexpr std::array<std::pair<char, VaultCell>, 5> vault_characters{{{'#', VaultCell::Wall},
                                                                             {'.', VaultCell::Floor},
                                                                             {'+', VaultCell::Door},
                                                                             {'!', VaultCell::Item},
                                                                             {'M', VaultCell::Monster}}};

struct VaultDef {
    std::string id;
    core::Grid<VaultCell> cells;
    core::Grid<TileId> tiles;            ///< of the cells that are Tile; elsewhere invalid
    std::vector<core::Point> entrances;  ///< the open cells at its edge
    std::int32_t min_depth = 1;
    std::int32_t max_depth = 1000;
    std::uint32_t weight = 1;  ///< against the others of that depth

    friend bool operator==(const VaultDef&, const VaultDef&) = default;
};

}  // namespace torchwake::content
