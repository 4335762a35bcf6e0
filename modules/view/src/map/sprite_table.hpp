#pragma once

// The sprites of everything in the Catalog, found by number once.

#include <torchwake/content/catalog.hpp>
#include <torchwake/view/picture.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::view {

enum class TileForm : std::uint8_t { Floor, Wall, Door, Stairs, Prop };

struct TileSprites {
    TileForm form = TileForm::Floor;
    bool closed = false;                          ///< of a door
    SpriteIndex plain = 0;                        ///< of doors: in a wall from west to east
    SpriteIndex side = 0;                         ///< of doors: in a wall from north to south
    std::vector<SpriteIndex> wall_frames;         ///< of walls, by neighbours
    std::array<SpriteIndex, 4> floor_variants{};  ///< of floors, weights 8:2:1:1
    std::vector<SpriteIndex> ornaments;           ///< of which one lies over it now and then
    std::optional<content::TileId> under;         ///< of props: what they stand on, if their data says
};

using IdleSprites = std::array<SpriteIndex, 2>;

struct ActorSprites {
    IdleSprites idle{};
    SpriteIndex corpse = 0;
};

struct SpriteTable {
    SpriteTable(const content::Catalog& catalog, SpriteNames& names);

    /// The floor under the doors and stairs of a depth.
    [[nodiscard]] const TileSprites& ground_at(std::int32_t depth) const {
        return tiles[grounds[static_cast<std::size_t>(depth - first_depth)].value];
    }

    std::vector<TileSprites> tiles;
    std::vector<ActorSprites> actors;
    std::vector<SpriteIndex> items;
    struct TrapSprites {
        SpriteIndex armed = 0;
        std::optional<SpriteIndex> spent;  ///< nothing: it does not show
    };
    std::vector<TrapSprites> traps;
    std::vector<std::optional<IdleSprites>> worn;  ///< by item: over the hero who holds or wears it
    std::int32_t first_depth = 1;
    std::vector<content::TileId> grounds;  ///< by depth, from the first
    std::array<SpriteIndex, 5> shades{};   ///< by shade frame; the first is unused
    SpriteIndex shadow = 0;
};

}  // namespace torchwake::view
