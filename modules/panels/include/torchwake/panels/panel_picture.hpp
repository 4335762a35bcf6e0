#pragma once

// What the window draws over the map or in place of it: panels, bars, pictures and text cells.

#include <torchwake/core/grid.hpp>
#include <torchwake/panels/hot_areas.hpp>
#include <torchwake/panels/layout.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/words/colours.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::panels {

/// A filled panel of text cells. Its top edge is a light line, one pixel high.
struct Panel {
    core::Rect area;           ///< in text cells
    content::Colour fill;      ///< of its ground
    content::Colour edge;      ///< of its border and its top line
    std::uint8_t alpha = 255;  ///< of the ground; 255: nothing shows through
    bool bordered = false;     ///< a line on all four sides

    friend bool operator==(const Panel&, const Panel&) = default;
};

/// A horizontal bar inside text cells. Its values are permille of its width.
struct Bar {
    core::Rect area;            ///< in text cells
    std::int32_t filled = 0;    ///< 0 to 1000; at least one pixel is drawn when above 0
    std::int32_t trailing = 0;  ///< the chip behind the filled part, which shows a recent loss; >= filled
    content::Colour fill;       ///< of the filled part
    content::Colour chip;       ///< of the chip
    content::Colour empty;      ///< of the rest

    friend bool operator==(const Bar&, const Bar&) = default;
};

/// A key cap, drawn behind the glyphs of its cells.
struct KeyCap {
    core::Rect area;  ///< in text cells
    friend bool operator==(const KeyCap&, const KeyCap&) = default;
};

/// A sprite among the text, drawn at `scale` times the size of text. Its left edge is the left edge of the
/// cell; it is centred in as many rows.
struct Icon {
    core::Point cell;          ///< of its left edge, in text cells
    std::string sprite;        ///< a name in the sprite atlas
    std::uint8_t alpha = 255;  ///< 255: nothing shows through
    std::int32_t scale = 1;    ///< 1: as high as text; whole

    friend bool operator==(const Icon&, const Icon&) = default;
};

/// Bold text at `scale` times the usual size, centred in its area.
struct Banner {
    core::Rect area;         ///< in text cells
    std::string text;        ///< in UTF-8, one line
    content::Colour ink;     ///< of its letters
    std::int32_t scale = 2;  ///< times the size of text; whole

    friend bool operator==(const Banner&, const Banner&) = default;
};

/// How a mark is drawn where squares are too small for sprites.
enum class SmallMark : std::uint8_t {
    None,     ///< not at all
    Square,   ///< its square in its ink
    Large,    ///< a larger square
    Diamond,  ///< a diamond in its ink
    Down,     ///< the sign `>` in its ink
    Up        ///< the sign `<` in its ink
};

/// A sprite over a square of a level's picture.
struct LevelMark {
    core::Point at;                       ///< a cell of the picture
    std::string sprite;                   ///< empty: always a square
    content::Colour ink;                  ///< of the square
    SmallMark small = SmallMark::Square;  ///< where squares are small

    friend bool operator==(const LevelMark&, const LevelMark&) = default;
};

/// A level as one square a cell, as large as the area allows, in the middle of it.
struct LevelPicture {
    core::Rect area;                        ///< in text cells
    core::Point corner{};                   ///< the level's cell of the first square
    core::Grid<content::Colour> squares{};  ///< `night`: an unknown cell, which is not drawn
    std::vector<LevelMark> marks{};         ///< bottom to top
    std::optional<core::Point> cursor{};    ///< a cell of the picture with a frame around it
    bool reacts = false;                    ///< to the pointer, as the level's cells

    friend bool operator==(const LevelPicture&, const LevelPicture&) = default;
};

/// The interface of one frame: what is drawn over the map or in place of it.
struct PanelPicture {
    Layout layout;                     ///< of the screen that it is for
    std::vector<Panel> panels;         ///< bottom to top; each menu adds one
    std::vector<Bar> bars;             ///< over the panels
    std::vector<KeyCap> key_caps;      ///< over the panels
    std::vector<Icon> icons;           ///< over the panels
    std::vector<LevelPicture> levels;  ///< over the panels
    std::optional<Banner> banner;      ///< nothing: none
    std::optional<core::Point> logo;   ///< the text cell of the title picture's top left corner
    TextScreen text;  ///< glyphs over the panels; cells that are not solid have no background
    HotAreas areas;   ///< those of panels only: the window itself finds map sprites under the pointer

    /// Empties the picture for a layout; keeps the allocated memory.
    void reset(const Layout& laid_out);
    friend bool operator==(const PanelPicture&, const PanelPicture&) = default;
};

}  // namespace torchwake::panels
