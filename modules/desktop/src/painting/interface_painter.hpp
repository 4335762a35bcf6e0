#pragma once

#include "painting/pen.hpp"

#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/desktop/draw_list.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/stage/frame.hpp>

#include <span>
#include <string_view>

namespace torchwake::desktop {

/// Draws panels, bars, key caps and text of a frame, in the colours of a palette. Text has at least the least
/// contrast to the panel that it stands on.
class InterfacePainter {
  public:
    /// Requires: atlas and batch outlive the painter.
    InterfacePainter(const atlas::AtlasIndex& atlas, const WindowGeometry& geometry, Batch& batch,
                     save::Palette palette)
        : atlas_(&atlas),
          geometry_(geometry),
          batch_(&batch),
          palette_(palette),
          pen_(atlas, batch, geometry.text_scale().times, font_of(geometry)) {}

    void paint(const stage::Frame& frame);

  private:
    [[nodiscard]] static atlas::FontSize font_of(const WindowGeometry& geometry) {
        return atlas::font_sizes.at(geometry.text_scale().font);
    }
    void panel(const panels::Panel& panel);
    /// Draws a frame from the corner sprite, its edges stretched between its corners.
    void border(const core::Rect& area);
    void bar(const panels::Bar& bar);
    void key_cap(const panels::KeyCap& cap);
    /// Draws a part over an area that is higher: its middle row is repeated.
    void raise(const core::Rect& area, const atlas::AtlasRect& part);
    void icon(const panels::Icon& icon);
    /// Draws a level as squares, with its marks.
    void level(const panels::LevelPicture& level);
    void mark(const panels::LevelMark& mark, const LevelSquares& squares);
    void small_mark(const core::Rect& square, const panels::LevelMark& mark);
    /// Draws a sign of rows of texels, those with `#`, over the middle of a square.
    void sign(const core::Rect& square, std::span<const std::string_view> rows, content::Colour ink);
    /// Draws the outline of an area, one texel wide.
    void frame_of_cursor(const core::Rect& area);
    void banner(const panels::Banner& banner);
    /// Draws the stair behind the title over the whole window, as it looks at a step of its motion.
    void stair(std::int32_t step);
    void logo(core::Point cell, std::int32_t step);
    /// Draws the backgrounds of text cells that have one.
    /// The colour that each text cell stands on; without alpha where the map shows through.
    [[nodiscard]] core::Grid<atlas::Rgba> grounds_of(const stage::Frame& frame) const;
    /// The colour of ink in the palette.
    [[nodiscard]] atlas::Rgba shown(content::Colour colour) const;
    void papers(const panels::TextScreen& text);
    void glyphs(const stage::Frame& frame);

    const atlas::AtlasIndex* atlas_;
    WindowGeometry geometry_;
    Batch* batch_;
    save::Palette palette_;
    Pen pen_;
};

}  // namespace torchwake::desktop
