#pragma once

#include "painting/pen.hpp"

#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/desktop/draw_list.hpp>
#include <torchwake/desktop/frame_painter.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/save/options.hpp>

#include <span>

namespace torchwake::desktop {

/// Draws the map's picture into a list's map batch, without what lies wholly outside the map area.
class MapPainter {
  public:
    /// Shape: `parts` are those of the atlas by SpriteIndex. Requires: all outlive the painter.
    MapPainter(const atlas::AtlasIndex& atlas, std::span<const SpritePart> parts,
               const WindowGeometry& geometry, DrawList& list, save::Palette palette);

    // The light tints everything except floating texts.
    /// Draws what the map's own light shows.
    void paint_sprites(const panels::MapPicture& map, content::Colour light);
    /// Draws what has a colour of its own: particles and texts.
    void paint_effects(const panels::MapPicture& map, content::Colour light);

  private:
    void add(const panels::SpriteQuad& quad, content::Colour light);
    void add(const panels::Particle& particle, content::Colour light);
    void add(const panels::FloatingText& text);
    /// The window's pixels of a quad.
    [[nodiscard]] core::Rect area_of(const panels::SpriteQuad& quad) const;
    [[nodiscard]] core::Point to_window(std::int32_t x, std::int32_t y) const;

    const atlas::AtlasIndex* atlas_;
    std::span<const SpritePart> parts_;
    DrawList* list_;
    save::Palette palette_;
    std::int32_t scale_;
    WindowGeometry geometry_;
    core::Point origin_;  ///< the window's pixel of the level's top left corner
};

}  // namespace torchwake::desktop
