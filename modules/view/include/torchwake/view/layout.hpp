#pragma once

#include <torchwake/core/rect.hpp>

namespace torchwake::view {

/// Where the parts of the game screen stand, in text cells. They cover the screen and don't overlap.
struct Layout {
    core::Size screen;
    core::Rect map;
    core::Rect sidebar;
    core::Rect log;
    core::Rect help;  ///< one row: what is under the cursor, and what is legal

    friend bool operator==(const Layout&, const Layout&) = default;
};

/// Requires: nothing; a screen below 40x16 is laid out as 40x16 and cut.
[[nodiscard]] Layout lay_out(core::Size screen);

}  // namespace torchwake::view
