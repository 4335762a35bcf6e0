#pragma once

// Everything of one frame: the map as sprites, what dims it, and the panels as text cells and bars.
// The window draws: backdrop, map (times map_light), panels and bars, glyphs.

#include <torchwake/view/hot_areas.hpp>
#include <torchwake/view/layout.hpp>
#include <torchwake/view/picture.hpp>
#include <torchwake/view/text_screen.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::view {

/// A filled panel of text cells with a one-pixel light top edge.
struct Panel {
    core::Rect area;
    Colour fill;
    Colour edge;
    std::uint8_t alpha = 255;
    bool bordered = false;

    friend bool operator==(const Panel&, const Panel&) = default;
};

/// A horizontal bar inside text cells, in permille of its width.
struct Bar {
    core::Rect area;
    std::int32_t filled = 0;    ///< 0 to 1000; at least one pixel is drawn when above 0
    std::int32_t trailing = 0;  ///< the chip behind it that shows what was just lost; >= filled
    Colour fill;
    Colour chip;
    Colour empty;

    friend bool operator==(const Bar&, const Bar&) = default;
};

/// A key cap drawn behind the glyphs of those cells.
struct KeyCap {
    core::Rect area;
    friend bool operator==(const KeyCap&, const KeyCap&) = default;
};

/// A sprite among the text, its left edge at that of a cell, in the middle of its row, drawn at the size of
/// text.
struct Icon {
    core::Point cell;
    std::string sprite;
    std::uint8_t alpha = 255;

    friend bool operator==(const Icon&, const Icon&) = default;
};

/// Bold text of several times the usual size, centred in its area, which is as many cells high.
struct Banner {
    core::Rect area;
    std::string text;
    Colour ink;
    std::int32_t scale = 2;

    friend bool operator==(const Banner&, const Banner&) = default;
};

/// What is drawn over the map, and in place of it.
struct PanelPicture {
    Layout layout;
    std::vector<Panel> panels;  ///< bottom-up; each menu adds its own
    std::vector<Bar> bars;
    std::vector<KeyCap> key_caps;
    std::vector<Icon> icons;
    std::optional<Banner> banner;
    std::optional<core::Point> logo;  ///< the text cell of the title picture's top left corner
    TextScreen text;  ///< glyphs on top of panels; cells that are not solid have no background
    HotAreas areas;   ///< of the panels alone: the window knows where its sprites are

    /// An empty one; keeps its memory.
    void reset(const Layout& laid_out);
    friend bool operator==(const PanelPicture&, const PanelPicture&) = default;
};

struct Frame : PanelPicture {
    bool shows_map = false;
    MapPicture map;
    Colour map_light{255, 255, 255};  ///< multiplied onto the map: half under a menu, dark red at a death
    std::int32_t flame = 0;           ///< which frame of the torches beside the title picture
    std::uint64_t revision = 0;       ///< equal revisions draw the same: no redraw is needed
};

}  // namespace torchwake::view
