#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/levels/rock.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/cells_where.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::worldgen {

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

/// Lays floor on rock that was opened after the tiles were laid, and in place of doors that lost a wall
/// beside them.
inline void open_more(const levels::Rock& rock, const content::LevelTiles& laid,
                      core::Grid<content::TileId>& tiles) {
    for (std::size_t index = 0; index < rock.span().size(); ++index) {
        content::TileId& tile = tiles.span()[index];
        const bool opened = tile == laid.wall && rock.span()[index] == 0;
        if (opened || (tile == laid.door && !levels::is_doorway(rock, rock.point(index)))) {
            tile = laid.floor;
        }
    }
}

}  // namespace torchwake::worldgen
