#pragma once

// The input of the graphics card: triangles whose texels are all in the one atlas texture.

#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/atlas/palette.hpp>
#include <torchwake/core/rect.hpp>
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
    atlas::Rgba tint;
    float u = 0;
    float v = 0;
};

/// Triangles, three vertices each, in the order in which they are drawn.
class Batch {
  public:
    /// The colours of a quad's corners: top left, top right, bottom right, bottom left.
    using Corners = std::array<atlas::Rgba, 4>;

    void clear() { vertices_.clear(); }
    [[nodiscard]] const std::vector<Vertex>& vertices() const { return vertices_; }
    /// Applies a palette to all tints from a vertex on. Requires: first <= vertices().size().
    void recolour(save::Palette palette, std::size_t first = 0);

    /// Adds a part of the atlas over an area of the window.
    void add(const core::Rect& area, const atlas::AtlasRect& part, atlas::Rgba tint);
    /// Adds a part with a colour for each corner, mirrored left to right on request.
    void add(const core::Rect& area, const atlas::AtlasRect& part, const Corners& tints,
             bool mirrored = false);

  private:
    std::vector<Vertex> vertices_;
};

/// One frame in drawing order. The map is drawn on black; the colour of the dark is added to it afterwards,
/// so that nothing on it is darker than unseen cells.
struct DrawList {
    core::Size window;
    atlas::Rgba backdrop;
    core::Rect map_area;  ///< clips `map` and `dark`
    Batch map;
    Batch dark;  ///< added to the colours below it
    Batch interface;
};

}  // namespace torchwake::desktop
