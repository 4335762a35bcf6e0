#pragma once

#include <torchwake/core/rect.hpp>

namespace torchwake::panels {

/// The areas of the parts of the game screen, in text cells. They cover the screen and don't overlap.
struct Layout {
    core::Size screen;     ///< the size of the screen, at least 40x16
    core::Rect map;        ///< the view of the level
    core::Rect sidebar;    ///< the hero and those in view
    core::Rect log;        ///< the last messages
    core::Rect buttons;    ///< one row: the buttons of play, each always in its place
    core::Rect help;       ///< one row: what is under the cursor, and the keys of what the situation offers
    core::Rect minimap{};  ///< beside the log, below the sidebar; empty: there is none

    friend bool operator==(const Layout&, const Layout&) = default;
};

/// Lays a screen out. A screen smaller than 40x16 is laid out as 40x16 and cut off.
[[nodiscard]] Layout lay_out(core::Size screen);

/// The layout with a minimap, in place of the right end of the log and, on a high screen, of the sidebar's
/// lowest rows. A screen below 100x30 has none.
[[nodiscard]] Layout with_minimap(const Layout& layout);

}  // namespace torchwake::panels
