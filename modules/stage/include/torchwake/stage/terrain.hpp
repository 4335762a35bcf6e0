#pragma once

// The terrain of the map as sprites: floor, walls, doors, stairs and ornaments. The sprites of a cell are
// found once, when the hero's knowledge of it changes. Each frame only combines them with the light.

#include <torchwake/core/grid.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/stage/light.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace torchwake::stage {

/// The sprites of one cell, from the lowest to the highest; none for an unseen cell.
struct CellLook {
    static constexpr std::size_t most_layers = 4;  ///< further ones are left out

    std::array<panels::SpriteIndex, most_layers> layers{};  ///< the first `count` of them are drawn
    std::uint8_t count = 0;                                 ///< of layers

    /// Lays a sprite over the others.
    void add(panels::SpriteIndex sprite) {
        if (count < most_layers) {
            layers[count++] = sprite;
        }
    }
    friend bool operator==(const CellLook&, const CellLook&) = default;
};

/// Replaces `quads` by one quad for each layer of the cells in an area, row by row.
/// Requires: looks and light have the same extents; the area lies within them.
/// Cost: linear in the cells; no allocation where `quads` has the capacity.
void paint_terrain(const core::Grid<CellLook>& looks, const LightMap& light, const core::Rect& area,
                   std::vector<panels::SpriteQuad>& quads);

/// The frame of a wall by its neighbours: the sum of N 1, NE 2, E 4, SE 8, S 16, SW 32, W 64, NW 128 over
/// those that are wall too. A diagonal neighbour counts only where both neighbours beside it are wall.
/// Takes the eight neighbours in that order.
[[nodiscard]] std::uint8_t wall_frame(const std::array<bool, 8>& neighbours);

}  // namespace torchwake::stage
