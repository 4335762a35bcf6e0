#pragma once

// The overlay of a cursor on the map: the cursor, the path to it, and the cells and actors that the action
// would reach.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/models.hpp>

#include <optional>
#include <span>
#include <vector>

namespace torchwake::panels {

/// What the innermost screen marks on the map.
struct MapOverlay {
    std::optional<core::Point> cursor;                  ///< its cell
    bool refused = false;                               ///< true if the cell can't be chosen
    content::ItemId item;                               ///< the aimed item; invalid if there is none
    std::span<const core::Point> way;                   ///< refers into an open model
    std::span<const core::Point> area;                  ///< refers into an open model
    std::span<const forecast::StrikeForecast> victims;  ///< who would be hit; refers into an open model
    content::SpellId spell{};                           ///< the aimed spell, in place of an item
    std::span<const core::Point> choices{};             ///< cells of which one is chosen by its direction
    std::optional<core::Rect> reach{};                  ///< the cells that are not too far for what is aimed
    /// Where the present step of a lesson leads, and what the pointer is on in the sidebar.
    std::vector<core::Point> goals{};
    bool pointed = false;                    ///< the pointer is over the cursor, whose cell stays under it
    std::span<const core::Point> clicked{};  ///< where a click would lead; refers into an open model
};

/// The overlay of the innermost open screen, and of an aim with a question about it; `over` is under the
/// pointer.
[[nodiscard]] MapOverlay overlay_of(std::span<const screen::Entry> screens, const screen::Pointed& over = {});

}  // namespace torchwake::panels
