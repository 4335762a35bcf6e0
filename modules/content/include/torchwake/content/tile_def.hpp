#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/light.hpp>

#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// The stairs of a tile.
enum class Stairs : std::uint8_t {
    None,  ///< it is no stair
    Down,  ///< to the level below
    Up     ///< to the level above, or out of the dungeon
};

/// A kind of terrain. Rules ask for its properties, never for its name.
struct TileDef {
    std::string id;                           ///< text id, unique among tiles
    std::string name;                         ///< without an article
    Appearance appearance;                    ///< on the map
    std::vector<std::string> ornaments;       ///< sprites of which one is sometimes drawn over it
    std::string footstep = "footstep_stone";  ///< the sound of a step on it
    bool opaque = false;                      ///< blocks sight
    bool blocks = false;                      ///< no actor walks here
    bool blocks_diagonal = false;             ///< no diagonal step passes its corner
    std::optional<TileId> opens_to;           ///< a closed door becomes this when an actor walks into it
    std::optional<TileId> closes_to;          ///< an open door becomes this
    std::int32_t toll = 0;                    ///< pieces of gold that the hero pays to open it; others can't
    Stairs stairs = Stairs::None;             ///< which way it leads
    bool prop = false;                        ///< a picture that stands on another tile
    std::optional<TileId> drawn_over;         ///< the tile under a prop; nothing: the floor beside it
    std::optional<TileId> emptied_to;         ///< a container becomes this when the hero opens it
    std::optional<TableId> holds;             ///< the table of its content, of which one item is drawn
    std::optional<TrapId> guard;              ///< the trap that it may have
    std::int32_t guarded = 0;                 ///< the chance of that trap, in percent
    std::int32_t ignition = 0;                ///< the heat at which it lights; 0: it does not burn
    std::int32_t fuel = 0;                    ///< the beats for which it burns; then it is the level's floor
    bool portal = false;                      ///< an actor on it can go where the town portal leads
    std::optional<Light> light;               ///< the light that it sheds
    std::optional<TileId> switches_to;        ///< a lamp becomes this when the hero puts it out or lights it
    std::optional<ItemId> rolls_as;  ///< it can be rolled away, and flies, strikes and breaks as that item

    friend bool operator==(const TileDef&, const TileDef&) = default;
};

/// True if any actor that opens doors opens it.
[[nodiscard]] inline bool is_closed_door(const TileDef& tile) {
    return tile.opens_to.has_value() && tile.toll == 0;
}

/// True if an actor that opens doors can enter a cell with that tile.
[[nodiscard]] inline bool is_passable(const TileDef& tile) {
    return !tile.blocks || is_closed_door(tile);
}

}  // namespace torchwake::content
