#pragma once

#include <torchwake/content/drawn_cell.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/units.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::content {

/// The greatest size of a vault.
inline constexpr core::Size largest_vault{40, 30};
/// The greatest size of a scene.
inline constexpr core::Size largest_scene{9, 7};
/// The most coins, in copper, that an item of a scene is worth.
inline constexpr core::Coins dearest_in_scene{150};
/// The most vaults and scenes of a catalog.
inline constexpr std::size_t most_vaults = 200;

/// The content of a vault's cell.
enum class VaultCell : std::uint8_t {
    Wall,     ///< the wall of the level
    Floor,    ///< its floor
    Door,     ///< its door
    Item,     ///< its floor, with an item of its table
    Monster,  ///< its floor, with a monster of its table
    Lord,     ///< its floor, with the lord of an arena
    End,      ///< the stairs down, or what lies in place of them
    Tile,     ///< a tile that the vault names
    AsItIs    ///< in a scene: whatever is there
};

/// The characters with the same meaning in all vaults; others are tiles that a vault names in its legend.
inline constexpr std::array<std::pair<char, VaultCell>, 8> vault_characters{{{'#', VaultCell::Wall},
                                                                             {'.', VaultCell::Floor},
                                                                             {'+', VaultCell::Door},
                                                                             {'!', VaultCell::Item},
                                                                             {'M', VaultCell::Monster},
                                                                             {'L', VaultCell::Lord},
                                                                             {'>', VaultCell::End},
                                                                             {' ', VaultCell::AsItIs}}};

/// The things in a cell of a scene or an arena, besides its tile.
struct DrawnThing {
    core::Point at;    ///< the cell of the drawing
    DrawnCell stands;  ///< as the legend has it
    friend bool operator==(const DrawnThing&, const DrawnThing&) = default;
};

/// A vault: a room drawn by hand that level generation places unchanged, with its walls.
///
/// 1. Its edge is solid except for entrances, which are one cell wide and not at a corner.
/// 2. Every open cell can be reached from every entrance by orthogonal steps, and no two open cells touch
///    only at a corner.
/// 3. It has one place for a lord and one end, and is an arena, or it has neither. An arena has its entrances
///    on its left edge, and nothing of a table.
/// 4. A door has solid cells on two opposite sides and passable ones on the other two.
///
/// A scene is drawn like a vault, but laid over the floor of a level, and tells something in place of a
/// prize.
///
/// 1. It has no doors, and nothing of the level's tables. Its middle is not left as it is.
/// 2. Every open cell can be reached from its edge by orthogonal steps.
/// 3. Its liquids are at rest: 1 deep along their edge, and 1 deeper at most from cell to cell.
struct VaultDef {
    std::string id;                      ///< text id, unique among vaults
    core::Grid<VaultCell> cells;         ///< the drawing, edge included
    core::Grid<TileId> tiles;            ///< of the cells that are Tile; invalid elsewhere
    std::vector<core::Point> entrances;  ///< the open cells at its edge
    std::int32_t min_depth = 1;          ///< the first depth where it may stand
    std::int32_t max_depth = 1000;       ///< the last depth where it may stand
    std::uint32_t weight = 1;            ///< against the other vaults of that depth
    bool scene = false;                  ///< it is a scene; `levels` and `description` are of scenes alone
    std::vector<LevelId> levels{};       ///< the definitions of levels that it suits; empty: all
    std::vector<DrawnThing> things{};    ///< what stands in its cells, row by row
    std::string description{};           ///< from the words: what is said at the first sight of it

    /// True if it stands only where a level names it as its arena.
    [[nodiscard]] bool is_arena() const {
        return std::ranges::find(cells.span(), VaultCell::End) != cells.span().end();
    }

    friend bool operator==(const VaultDef&, const VaultDef&) = default;
};

}  // namespace torchwake::content
