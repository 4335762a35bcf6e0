#pragma once

// What the graphics card is given: triangles that all take their texels from the one atlas texture.

#include <torchwake/core/rect.hpp>
#include <torchwake/desktop/atlas.hpp>
#include <torchwake/desktop/palette.hpp>
#include <torchwake/save/options.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchwake::desktop {

/// A corner of a triangle: a pixel of the window, a texel of the atlas, and the colour that multiplies it.
struct Vertex {
    float x = 0;
    float y = 0;
    Rgba tint;
    float u = 0;
    float v = 0;
};

/// Triangles, three vertices each, in the order in which they are drawn.
class Batch {
  public:
    /// The colours of a quad's corners: top left, top right, bottom right, bottom left.
    using Corners = std::array<Rgba, 4>;

    void clear() { vertices_.clear(); }
    [[nodiscard]] const std::vector<Vertex>& vertices() const { return vertices_; }
    /// Shows all tints from a vertex on in the colours of a palette. Requires: first <= vertices().size().
    void recolour(save::Palette palette, std::size_t first = 0);

    /// A part of the atlas over an area of the window.
    void add(const core::Rect& area, const AtlasRect& part, Rgba tint);
    /// The same with a colour for each corner, mirrored left to right where asked for.
    void add(const core::Rect& area, const AtlasRect& part, const Corners& tints, bool mirrored = false);

  private:
    std::vector<Vertex> vertices_;
};

/// One frame as it is drawn, in this order. The map lies on black; what is added to it afterwards is the
/// colour of the dark, so that nothing on it is blacker than what is unseen.
struct DrawList {
    core::Size window;
    Rgba backdrop;
    core::Rect map_area;  ///< nothing of `map` and `dark` is drawn outside of it
    Batch map;
    Batch dark;  ///< added to what is there
    Batch interface;
};

}  // namespace torchwake::desktop
