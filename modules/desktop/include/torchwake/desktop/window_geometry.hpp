#pragma once

// The layout of a window in pixels: a grid of text cells for panels and glyphs, and the map's sprites. Both
// sizes are independent. Sprites, and the glyphs of the font's sizes, are drawn at whole multiples of their
// own pixels so that every texel stays a crisp square.
//
// 1. No extent is ever 0, whatever the window manager says: there is at least one text cell and one map cell.
// 2. The text grid starts at pixel 0, 0; less than a cell is left over on the right and at the bottom.

#include <torchwake/atlas/font_source.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/panels/layout.hpp>
#include <torchwake/panels/panel_picture.hpp>
#include <torchwake/save/options.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace torchwake::desktop {

/// The default window, and the limits of others.
inline constexpr core::Size default_window{1280, 720};
/// The least extents of a window in pixels, unless the screen is smaller.
inline constexpr core::Size smallest_window{320, 200};
/// The greatest extents of a window in pixels.
inline constexpr core::Size largest_window{7680, 4320};

/// The most window pixels per sprite pixel, at which an option stops.
inline constexpr std::int32_t largest_sprite_scale = 6;

/// The size within both limits; a screen smaller than the smallest window takes precedence.
[[nodiscard]] core::Size clamp_window(core::Size wanted, core::Size screen);

/// The top left corner of a window in the middle of a screen, or at its edge if it is too large.
[[nodiscard]] core::Point centred(core::Size window, core::Size screen);

/// One of the font's sizes, drawn at a whole multiple.
struct TextScale {
    std::size_t font = 0;    ///< a place in atlas::font_sizes
    std::int32_t times = 1;  ///< window pixels per glyph pixel: 1, 2, 4 or 8

    friend bool operator==(const TextScale&, const TextScale&) = default;
};

/// The scale of text. The normal one is the largest that leaves 120x36 text cells at 1280x720, and more in a
/// larger window: there cells have 10x20 pixels, at 1920x1080 they have 12x24, at 2560x1440 14x28. The
/// smallest is a step smaller, the largest leaves 80x22 cells, and two stand between it and the normal one.
[[nodiscard]] TextScale text_scale_for(core::Size window, save::TextSize size = save::TextSize::Normal);
/// The number of window pixels per sprite pixel: the largest with which the map shows 28x18 cells, 2 at
/// 1280x720, 3 at 1920x1080.
[[nodiscard]] std::int32_t sprite_scale_for(core::Size window);

/// The squares of a level's picture in pixels.
struct LevelSquares {
    core::Point origin;     ///< the top left corner of the first square
    std::int32_t side = 1;  ///< of each square

    /// The pixels of a square.
    [[nodiscard]] core::Rect square(core::Point cell) const {
        return {origin + core::Point{cell.x * side, cell.y * side}, {side, side}};
    }
};

/// The sizes of text cells and sprites in one window, and where they lie.
class WindowGeometry {
  public:
    /// A sprite_scale of 0 follows the window's size. Requires: 0 <= sprite_scale <= largest_sprite_scale.
    explicit WindowGeometry(core::Size window = default_window, std::int32_t sprite_scale = 0,
                            save::TextSize text_size = save::TextSize::Normal);

    /// The extents of the window in pixels, at least 1 x 1.
    [[nodiscard]] core::Size window() const { return window_; }
    /// The size of the font, and its multiple.
    [[nodiscard]] const TextScale& text_scale() const { return text_scale_; }
    /// Window pixels per sprite pixel, at least 1.
    [[nodiscard]] std::int32_t sprite_scale() const { return sprite_scale_; }
    /// Extents of a text cell in pixels.
    [[nodiscard]] core::Size cell() const;
    /// The number of whole text cells that fit.
    [[nodiscard]] core::Size text_size() const;
    /// The places of panels and map, in text cells.
    [[nodiscard]] panels::Layout layout() const { return panels::lay_out(text_size()); }

    /// The pixels of an area of text cells. An area that touches the last column or row of the screen reaches
    /// to the window's edge, so that no seam is left.
    [[nodiscard]] core::Rect pixels_of(const core::Rect& cells) const;
    /// The squares of a level's picture: as large as its area allows, but not larger than a cell of the map;
    /// at least a pixel. The picture stands in the middle of its area.
    [[nodiscard]] LevelSquares squares_of(const panels::LevelPicture& level) const;
    /// The cell of the level under a pixel of its picture; nothing beside the picture.
    [[nodiscard]] std::optional<core::Point> cell_in(const panels::LevelPicture& level,
                                                     core::Point pixel) const;
    /// The text cell under a pixel.
    [[nodiscard]] core::Point text_cell_at(core::Point pixel) const;

    /// The pixels that show the map.
    [[nodiscard]] core::Rect map_pixels() const { return pixels_of(layout().map); }
    /// The number of map cells that are at least partly visible.
    [[nodiscard]] core::Size map_cells() const;
    /// The window pixel of a level's sprite pixel, for a camera in sprite pixels.
    [[nodiscard]] core::Point map_to_window(core::Point sprite_pixel, core::Point camera) const;
    /// Window pixels per pixel of the letters of a text over the map.
    [[nodiscard]] std::int32_t letter_scale(const panels::FloatingText& text) const;
    /// The pixels of a text over the map, for a camera in sprite pixels.
    [[nodiscard]] core::Rect pixels_of(const panels::FloatingText& text, core::Point camera) const;
    /// The cell of the level under a pixel of the window.
    [[nodiscard]] core::Point map_cell_at(core::Point pixel, core::Point camera) const;

    friend bool operator==(const WindowGeometry&, const WindowGeometry&) = default;

  private:
    core::Size window_;
    TextScale text_scale_;
    std::int32_t sprite_scale_ = 1;
};

}  // namespace torchwake::desktop
