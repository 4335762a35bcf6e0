#pragma once

// The sprites of everything in the Catalog, found by number once.

#include <torchwake/content/catalog.hpp>
#include <torchwake/view/picture.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace torchwake::view {

enum class TileForm : std::uint8_t { Floor, Wall, Door, Stairs };

struct TileSprites {
    TileForm form = TileForm::Floor;
    bool closed = false;                          ///< of a door
    SpriteIndex plain = 0;                        ///< of doors: in a wall from west to east
    SpriteIndex side = 0;                         ///< of doors: in a wall from north to south
    std::vector<SpriteIndex> wall_frames;         ///< of walls, by neighbours
    std::array<SpriteIndex, 4> floor_variants{};  ///< of floors, weights 8:2:1:1
};

struct ActorSprites {
    std::array<SpriteIndex, 2> idle{};
    SpriteIndex corpse = 0;
};

struct SpriteTable {
    SpriteTable(const content::Catalog& catalog, SpriteNames& names);

    std::vector<TileSprites> tiles;
    std::vector<ActorSprites> actors;
    std::vector<SpriteIndex> items;
    std::array<SpriteIndex, 4> ground{};  ///< the floor under doors and stairs
    std::array<SpriteIndex, 7> floor_ornaments{};
    std::array<SpriteIndex, 4> wall_ornaments{};
    std::array<SpriteIndex, 5> shades{};  ///< by shade frame; the first is unused
    SpriteIndex shadow = 0;
};

}  // namespace torchwake::view
