#pragma once

#include <torchwake/core/point.hpp>

#include <optional>
#include <vector>

namespace torchwake::flow {

/// The pointer's place on the map, at which the player may look or begin to examine. Any key clears it, until
/// the pointer moves again.
struct Pointer {
    std::optional<core::Point> cell;  ///< of the level
    bool moved = false;               ///< since the process began
    std::vector<core::Point> way{};   ///< the cells on which a click there leads now, in play

    /// Notes that the pointer moved to a cell of the level, or off the map.
    void move_to(std::optional<core::Point> to) {
        cell = to;
        moved = true;
    }
};

}  // namespace torchwake::flow
