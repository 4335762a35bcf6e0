#pragma once

// Draws what is open, outermost first, onto a canvas: text screens and the window's panels alike.

#include "panels/canvas.hpp"
#include "panels/paint_context.hpp"

#include <torchwake/screen/models.hpp>
#include <torchwake/view/layout.hpp>

#include <cstdint>
#include <span>

namespace torchwake::view {

class ScreenPainter {
  public:
    ScreenPainter(const PaintSource& source, core::Size size) : source_(&source), layout_(lay_out(size)) {}

    /// Everything but the map of the window, with what can be pointed at.
    /// Requires: the canvas's text has the size of layout().
    void paint(std::span<const screen::Entry> screens, Canvas& canvas) const;
    /// How many lines of a page that is only read find no room; 0 of others.
    [[nodiscard]] std::int32_t scroll_range(const screen::Layer& page, bool in_window) const;
    [[nodiscard]] const Layout& layout() const { return layout_; }

  private:
    const PaintSource* source_;
    Layout layout_;
};

}  // namespace torchwake::view
