#pragma once

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/desktop/draw_list.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/stage/frame.hpp>

#include <vector>

namespace torchwake::desktop {

/// The lower half of a FramePainter's texture, as large as the atlas, which is the upper half: the same
/// shapes in white, from which flashing sprites are drawn.
[[nodiscard]] atlas::Picture white_shapes(const atlas::Picture& atlas);

/// The part of the atlas from which a sprite of the map is drawn.
struct SpritePart {
    atlas::AtlasRect part;  ///< in pixels of the atlas
    bool is_glyph = false;  ///< a character: white, and in the middle of its cell
    bool fills = false;     ///< it is stretched over its whole cell
};

/// Turns the frames of `stage` into triangles: sprites by name, panels, bars, key caps and text.
class FramePainter {
  public:
    /// Requires: both outlive the painter.
    FramePainter(const atlas::AtlasIndex& atlas, const panels::SpriteNames& sprites)
        : atlas_(&atlas), sprites_(&sprites) {}

    /// Sets the palette from the next frame on. The atlas in the texture must have its colours, see
    /// apply_palette().
    void set_palette(save::Palette palette) { palette_ = palette; }
    /// Draws a frame for a window of that geometry; the result is valid until the next call.
    /// Cost: linear in what the frame shows.
    const DrawList& paint(const stage::Frame& frame, const WindowGeometry& geometry);
    /// The last result of paint().
    [[nodiscard]] const DrawList& last() const { return list_; }
    /// True if it differs from the result before. Cost: linear.
    [[nodiscard]] bool changed() const { return list_ != former_; }

  private:
    void paint_map(const stage::Frame& frame, const WindowGeometry& geometry);
    /// Looks up sprites that were named since the last frame.
    void learn_sprites();

    const atlas::AtlasIndex* atlas_;
    const panels::SpriteNames* sprites_;
    std::vector<SpritePart> sprite_parts_;  ///< by SpriteIndex
    save::Palette palette_ = save::Palette::Standard;
    DrawList list_;
    DrawList former_;
};

}  // namespace torchwake::desktop
