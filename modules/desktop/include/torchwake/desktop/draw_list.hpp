#pragma once

// The input of the graphics card: triangles, plain or with texels of the one atlas texture. The parts of a
// frame that cover most pixels are plain and opaque: without a graphics card they cost a fraction of what
// sprites cost.

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
    float x = 0;       ///< pixels of the window, from its left edge
    float y = 0;       ///< pixels of the window, from its top edge
    atlas::Rgba tint;  ///< multiplies the texel; of plain triangles the colour itself
    float u = 0;       ///< pixels of the texture, from its left edge
    float v = 0;       ///< pixels of the texture, from its top edge

    friend bool operator==(const Vertex&, const Vertex&) = default;
};

/// The way in which triangles are drawn.
enum class Surface : std::uint8_t {
    Sprites,       ///< texels times tint, mixed by alpha with what is below
    Blocks,        ///< tint alone, mixed by alpha
    OpaqueBlocks,  ///< tint alone, in place of what is below
};

/// Successive triangles that are drawn in the same way.
struct Run {
    Surface surface = Surface::Sprites;  ///< of all its triangles
    std::size_t first = 0;               ///< its first vertex
    std::size_t count = 0;               ///< of its vertices

    friend bool operator==(const Run&, const Run&) = default;
};

/// Triangles, three vertices each, in the order in which they are drawn.
class Batch {
  public:
    /// A rectangle is two triangles.
    static constexpr std::size_t vertices_of_quad = 6;
    /// The colours of a quad's corners: top left, top right, bottom right, bottom left.
    using Corners = std::array<atlas::Rgba, 4>;

    /// Removes all triangles; the memory is kept.
    void clear() {
        vertices_.clear();
        runs_.clear();
    }
    /// The corners of all triangles, in drawing order, three of each.
    [[nodiscard]] const std::vector<Vertex>& vertices() const { return vertices_; }
    /// Successive runs differ in their surface; together they have all vertices.
    [[nodiscard]] const std::vector<Run>& runs() const { return runs_; }
    /// Applies a palette to all tints from a vertex on. Requires: first <= vertices().size().
    void recolour(save::Palette palette, std::size_t first = 0);

    /// Adds a part of the atlas over an area of the window.
    void add(const core::Rect& area, const atlas::AtlasRect& part, atlas::Rgba tint);
    /// Adds a part with a colour for each corner, mirrored left to right on request.
    void add(const core::Rect& area, const atlas::AtlasRect& part, const Corners& tints,
             bool mirrored = false);
    /// Adds a plain rectangle.
    void add_block(const core::Rect& area, atlas::Rgba colour);

    friend bool operator==(const Batch&, const Batch&) = default;

  private:
    void add(const std::array<Vertex, 4>& corners, Surface surface);

    std::vector<Vertex> vertices_;
    std::vector<Run> runs_;
};

/// One frame in drawing order. The map is drawn on black; the colour of the dark is added to it afterwards,
/// so that nothing on it is darker than unseen cells. Where nothing of the map is drawn the backdrop stays,
/// which is as dark.
struct DrawList {
    core::Size window;     ///< its extents in pixels, from the top left
    atlas::Rgba backdrop;  ///< the colour of the whole window before anything is drawn
    core::Rect map_area;   ///< clips `ground`, `map` and `dark`
    Batch ground;          ///< black below all that is drawn of the map
    Batch map;             ///< what stands on the ground, clipped
    Batch dark;            ///< the same area again, added to the colours below it
    Batch interface;       ///< panels and text, over the whole window

    /// Equal lists give equal pictures, as long as the texture is the same.
    friend bool operator==(const DrawList&, const DrawList&) = default;
};

}  // namespace torchwake::desktop
