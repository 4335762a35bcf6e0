#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/ids.hpp>

#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

enum class Stairs : std::uint8_t { None, Down, Up };

/// What a cell is made of. Rules ask for these properties, never for a name.
struct TileDef {
    std::string id;
    std::string name;
    Appearance appearance;
    std::vector<std::string> ornaments;       ///< sprites of which one lies over it now and then
    std::string footstep = "footstep_stone";  ///< the sound of a step on it
    bool opaque = false;                      ///< blocks sight
    bool blocks = false;                      ///< nobody walks here
    bool blocks_diagonal = false;             ///< no diagonal step passes its corner
    std::optional<TileId> opens_to;           ///< a closed door becomes this when someone walks into it
    std::optional<TileId> closes_to;          ///< an open door becomes this
    Stairs stairs = Stairs::None;
    bool prop = false;                 ///< one picture that stands on something else
    std::optional<TileId> drawn_over;  ///< what a prop stands on; nothing: the floor beside it
    std::optional<TileId>
        emptied_to;                ///< what it becomes when the hero walks into it and looks what is in it
    std::optional<TableId> holds;  ///< what may be in it, of which one thing is drawn
    std::optional<TrapId> guard;   ///< the trap that may be in it
    std::int32_t guarded = 0;      ///< in so many of a hundred
    bool portal = false;           ///< who stands on it can go where the town portal leads

    friend bool operator==(const TileDef&, const TileDef&) = default;
};

}  // namespace torchwake::content
