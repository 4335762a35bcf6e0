#pragma once

#include <torchwake/content/ids.hpp>

#include <cstdint>

namespace torchwake::content {

/// A character of a drawing's legend, and all that stands in each of its cells over the level's floor.
struct DrawnCell {
    char drawn = ' ';        ///< the character
    TileId tile{};           ///< invalid: the floor
    MonsterId monster{};     ///< invalid: nobody
    bool asleep = false;     ///< of the monster
    ItemId item{};           ///< invalid: none
    MonsterId corpse{};      ///< the kind of a dead actor; invalid: none
    TrapId trap{};           ///< a hidden trap; invalid: none
    bool sprung = false;     ///< of the trap: it is known, and does nothing any more
    MatterId cover{};        ///< invalid: none
    MatterId liquid{};       ///< invalid: none
    std::int32_t depth = 0;  ///< of the liquid
    friend bool operator==(const DrawnCell&, const DrawnCell&) = default;
};

}  // namespace torchwake::content
