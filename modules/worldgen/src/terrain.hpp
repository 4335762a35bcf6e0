#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/rock.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/cells_where.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::worldgen {

/// The least number of cells that a region keeps when props or a scene take some.
inline constexpr std::size_t least_left = 6;

/// The cells whose tiles have the property `holds`.
template <class Holds>
[[nodiscard]] spatial::BitGrid cells_where(const content::Catalog& catalog,
                                           const core::Grid<content::TileId>& tiles, Holds holds) {
    std::vector<std::uint8_t> holding;
    for (const content::TileDef& tile : catalog.tiles()) {
        holding.push_back(holds(tile) ? 1 : 0);
    }
    return spatial::cells_where(tiles, [&holding](content::TileId tile) { return holding[tile.value] != 0; });
}

/// The cells that an actor that opens doors can enter.
[[nodiscard]] inline spatial::BitGrid passable_cells(const content::Catalog& catalog,
                                                     const core::Grid<content::TileId>& tiles) {
    return cells_where(catalog, tiles, content::is_passable);
}

[[nodiscard]] inline spatial::BitGrid opaque_cells(const content::Catalog& catalog,
                                                   const core::Grid<content::TileId>& tiles) {
    return cells_where(catalog, tiles, [](const content::TileDef& tile) { return tile.opaque; });
}

/// True for floor: neither a door nor stairs nor a prop.
[[nodiscard]] inline bool is_floor(const content::TileDef& tile) {
    return !tile.blocks && !tile.closes_to && tile.stairs == content::Stairs::None;
}

/// The cells of the arena; none without one.
[[nodiscard]] inline std::vector<core::Point> cells_of_arena(const LevelDraft& draft) {
    const core::RectCells cells = core::cells_of(draft.arena);
    return {cells.begin(), cells.end()};
}

/// Lays the tile of a drawing's cell on a level.
inline void lay_drawn(const content::VaultDef& drawing, core::Point drawn, const content::LevelTiles& laid,
                      content::TileId& tile) {
    const content::VaultCell cell = drawing.cells[drawn];
    tile = cell == content::VaultCell::Wall     ? laid.wall
           : cell == content::VaultCell::Door   ? laid.door
           : cell == content::VaultCell::Tile   ? drawing.tiles[drawn]
           : cell == content::VaultCell::AsItIs ? tile
                                                : laid.floor;
}

/// Adds the cells of monsters, items or traps.
template <class Kind>
void add_cells(const std::vector<rules::Spawn<Kind>>& spawns, spatial::BitGrid& cells) {
    for (const rules::Spawn<Kind>& spawn : spawns) {
        cells.set(spawn.at);
    }
}

/// Takes one of some cells, each with equal probability; their order changes. Requires: there is one.
inline core::Point take_one(std::vector<core::Point>& cells, core::RandomStream& stream) {
    const std::size_t chosen = stream.below(static_cast<std::uint32_t>(cells.size()));
    std::swap(cells[chosen], cells.back());
    const core::Point cell = cells.back();
    cells.pop_back();
    return cell;
}

/// Lays floor on rock that was opened after the tiles were laid, and in place of doors that lost a wall
/// beside them.
inline void open_more(const levels::Rock& rock, const content::LevelTiles& laid,
                      core::Grid<content::TileId>& tiles) {
    for (const core::Point at : core::cells_of(rock.size())) {
        content::TileId& tile = tiles[at];
        const bool opened = tile == laid.wall && rock[at] == 0;
        if (opened || (tile == laid.door && !levels::is_doorway(rock, at))) {
            tile = laid.floor;
        }
    }
}

}  // namespace torchwake::worldgen
