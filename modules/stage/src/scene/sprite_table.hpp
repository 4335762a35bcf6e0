#pragma once

// The sprites of all tiles, actors, items and traps of the catalog. Each is looked up by name once.

#include <torchwake/content/catalog.hpp>
#include <torchwake/panels/picture.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::stage {

enum class TileForm : std::uint8_t { Floor, Wall, Door, Stairs, Prop };

/// The frames of a sprite, from 0 on.
template <std::size_t Count>
[[nodiscard]] std::array<panels::SpriteIndex, Count> frames(panels::SpriteNames& names,
                                                            const std::string& name) {
    std::array<panels::SpriteIndex, Count> indices{};
    for (std::size_t frame = 0; frame < Count; ++frame) {
        indices[frame] = names.index(name, static_cast<std::int32_t>(frame));
    }
    return indices;
}

struct TileSprites {
    TileForm form = TileForm::Floor;
    bool closed = false;                                  ///< doors: true if closed
    panels::SpriteIndex plain = 0;                        ///< doors: in a wall from west to east
    panels::SpriteIndex side = 0;                         ///< doors: in a wall from north to south
    std::vector<panels::SpriteIndex> wall_frames;         ///< walls: by neighbours
    std::array<panels::SpriteIndex, 4> floor_variants{};  ///< floors: weighted 8:2:1:1
    std::vector<panels::SpriteIndex> ornaments;           ///< one of them lies over the tile now and then
    std::optional<content::TileId> under;  ///< props: the tile below them, if the data names one
};

/// The sprites of a kind of matter; those of other layers than its own are unused.
struct MatterSprites {
    std::array<panels::SpriteIndex, 3> variants{};  ///< covers
    std::array<panels::SpriteIndex, 3>
        front{};  ///< covers that block sight: before the feet of who is in them
    std::array<panels::SpriteIndex, 16>
        shapes{};  ///< liquids: by the sides where the liquid goes on, as in the file
    std::array<panels::SpriteIndex, 16> deep{};    ///< liquids of depth 2 and more: over that
    std::array<panels::SpriteIndex, 3> ripples{};  ///< liquids: their motion
    bool patterned = false;  ///< the motion is in each cell, so that it tells the liquid where hues do not
    std::array<panels::SpriteIndex, 2> thin{};  ///< gases: their motion
    std::array<panels::SpriteIndex, 2> dense{};
};

using IdleSprites = std::array<panels::SpriteIndex, 2>;

struct ActorSprites {
    IdleSprites idle{};
    panels::SpriteIndex corpse = 0;
};

struct SpriteTable {
    SpriteTable(const content::Catalog& catalog, panels::SpriteNames& names);

    /// The floor below doors and stairs at a depth.
    [[nodiscard]] const TileSprites& ground_at(std::int32_t depth) const {
        return tiles[grounds[static_cast<std::size_t>(depth - first_depth)].value];
    }

    /// The sprite of a door at the moment at which it swings, given the one of the door at rest. Any other
    /// sprite stays the same.
    [[nodiscard]] panels::SpriteIndex ajar(panels::SpriteIndex door) const;

    std::vector<TileSprites> tiles;
    std::vector<ActorSprites> actors;
    std::vector<panels::SpriteIndex> items;
    std::vector<MatterSprites> matter;
    struct TrapSprites {
        panels::SpriteIndex armed = 0;
        std::optional<panels::SpriteIndex> spent;  ///< nothing: a spent trap is invisible
    };
    std::vector<TrapSprites> traps;
    std::vector<std::optional<IdleSprites>> worn;  ///< by item: drawn over an actor that holds or wears it
    struct DoorSprites {
        panels::SpriteIndex at_rest = 0;
        panels::SpriteIndex ajar = 0;
    };
    std::vector<DoorSprites> doors;
    std::int32_t first_depth = 1;
    std::vector<content::TileId> grounds;         ///< by depth, from the first one
    std::array<panels::SpriteIndex, 5> shades{};  ///< by frame of the shade; the first one is unused
    panels::SpriteIndex shadow = 0;
};

}  // namespace torchwake::stage
