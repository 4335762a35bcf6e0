#pragma once

#include "pen.hpp"

#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/desktop/draw_list.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/view/frame.hpp>

namespace torchwake::desktop {

/// Draws panels, bars, key caps and text of a frame.
class InterfacePainter {
  public:
    /// Requires: atlas and batch outlive the painter.
    InterfacePainter(const atlas::AtlasIndex& atlas, const WindowGeometry& geometry, Batch& batch)
        : atlas_(&atlas),
          geometry_(geometry),
          batch_(&batch),
          pen_(atlas, batch, geometry.text_scale().times, font_of(geometry)) {}

    void paint(const view::Frame& frame);

  private:
    [[nodiscard]] static atlas::FontSize font_of(const WindowGeometry& geometry) {
        return atlas::font_sizes.at(geometry.text_scale().font);
    }
    void panel(const view::Panel& panel);
    /// Draws a frame from the corner sprite, its edges stretched between its corners.
    void border(const core::Rect& area);
    void bar(const view::Bar& bar);
    void key_cap(const view::KeyCap& cap);
    /// Draws a part over an area that is higher: its middle row is repeated.
    void raise(const core::Rect& area, const atlas::AtlasRect& part);
    void icon(const view::Icon& icon);
    void banner(const view::Banner& banner);
    void logo(core::Point cell, std::int32_t flame);
    /// Draws the backgrounds of text cells that have one.
    void papers(const view::TextScreen& text);
    void glyphs(const view::Frame& frame);

    const atlas::AtlasIndex* atlas_;
    WindowGeometry geometry_;
    Batch* batch_;
    Pen pen_;
};

}  // namespace torchwake::desktop
