#pragma once

// The contents of one frame of the window: the map as sprites, the light on it, and the panels over it.
// The window draws, in this order: backdrop, map (times map_light), panels and bars, glyphs.

#include <torchwake/content/appearance.hpp>
#include <torchwake/panels/panel_picture.hpp>
#include <torchwake/panels/picture.hpp>

#include <cstdint>

namespace torchwake::stage {

/// The steps of the motion of the title picture, after which it begins again.
inline constexpr std::int32_t title_steps = 18;

/// All that the window draws at a moment.
struct Frame : panels::PanelPicture {
    bool shows_map = false;  ///< false: the backdrop or a page takes its place
    panels::MapPicture map;  ///< the sprites of the map area
    content::Colour map_light{255, 255,
                              255};  ///< multiplied onto the map: half under a menu, dark red at a death
    std::int32_t title_step = 0;     ///< of the title picture, from 0, where it rests
    std::uint64_t revision = 0;      ///< frames with equal revisions look alike: no redraw is needed
};

}  // namespace torchwake::stage
