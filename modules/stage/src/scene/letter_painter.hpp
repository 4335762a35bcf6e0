#pragma once

// The map of the window as letters: the characters of the text map, drawn like sprites in the light and with
// the motion of the window's map.

#include "scene/scene.hpp"

#include <torchwake/core/grid.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/stage/light.hpp>

#include <vector>

namespace torchwake::stage {

class LetterPainter {
  public:
    /// Requires: the names outlive the painter.
    explicit LetterPainter(panels::SpriteNames& names) : names_(&names) {}

    /// Takes a new snapshot of what stays in its cell. Cost: linear in the cells of the level.
    void take(const forecast::Knowledge& knowledge);
    /// Replaces `quads` by the letters of the cells in an area, without those of cells where an actor is.
    void paint_ground(const Scene& scene, const LightMap& light, const core::Rect& area,
                      std::vector<panels::SpriteQuad>& quads);
    /// The letter of an actor in its own colour, under a light. Requires: a cell of the level.
    [[nodiscard]] panels::SpriteQuad actor(const content::Appearance& look, core::Point at,
                                           const std::array<content::Colour, 4>& light);

  private:
    [[nodiscard]] panels::SpriteQuad quad(panels::GlyphSprite glyph, core::Point at, content::Colour ink,
                                          const std::array<content::Colour, 4>& light);

    panels::SpriteNames* names_;
    core::Grid<panels::TextCell> cells_;
};

}  // namespace torchwake::stage
