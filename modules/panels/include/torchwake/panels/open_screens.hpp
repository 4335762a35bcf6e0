#pragma once

// What the open screens leave of the game behind them.

#include <torchwake/content/appearance.hpp>
#include <torchwake/screen/models.hpp>

#include <span>

namespace torchwake::panels {

/// The relation of the open screens to the game behind them.
struct OpenScreens {
    const screen::PlayModel* play = nullptr;          ///< the game, if its map is visible
    const screen::WatchModel* watch = nullptr;        ///< not null if the game is watched rather than played
    bool menu_open = false;                           ///< true for any box over the map
    bool on_map = false;                              ///< true if the innermost screen is a cursor on the map
    screen::Dimming dimming = screen::Dimming::None;  ///< how far the map darkens
};

/// The visible screens: the last one that covers everything (or the first), and those over it.
[[nodiscard]] std::span<const screen::Entry> uncovered(std::span<const screen::Entry> screens);
/// The relation of these screens to the game, from the visible ones.
[[nodiscard]] OpenScreens open_screens_of(std::span<const screen::Entry> screens);
/// True if the innermost screen takes text.
[[nodiscard]] bool take_text(std::span<const screen::Entry> screens);

/// The light on the map where nothing covers it.
constexpr content::Colour full_light{255, 255, 255};

/// The light on the map: full, half and slightly cooled under a menu, or a third and red at a death.
[[nodiscard]] content::Colour map_light(const OpenScreens& open_screens);

}  // namespace torchwake::panels
