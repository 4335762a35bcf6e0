#pragma once

// Draws the open screens, outermost first, on a canvas: that of a text screen or of the window's panels.

#include "boxes/paint_context.hpp"
#include "canvas/canvas.hpp"

#include <torchwake/panels/layout.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>
#include <span>

namespace torchwake::panels {

class ScreenPainter {
  public:
    ScreenPainter(const PaintSource& source, core::Size size) : source_(&source), layout_(lay_out(size)) {}

    /// Draws everything but the window's map, and records the areas that react to the pointer.
    /// Requires: the canvas's text has the size of layout().
    void paint(std::span<const screen::Entry> screens, Canvas& canvas) const;
    /// The number of lines of a read-only page that don't fit; 0 for other pages.
    [[nodiscard]] std::int32_t scroll_range(const screen::Layer& page, bool in_window) const;
    [[nodiscard]] const Layout& layout() const { return layout_; }

  private:
    const PaintSource* source_;
    Layout layout_;
};

}  // namespace torchwake::panels
