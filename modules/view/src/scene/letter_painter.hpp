#pragma once

// The map of the window as letters: the characters of the text map, drawn like sprites in the light and with
// the motion of the window's map.

#include "scene/scene.hpp"

#include <torchwake/core/grid.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/view/light.hpp>
#include <torchwake/view/picture.hpp>
#include <torchwake/view/text_screen.hpp>

#include <vector>

namespace torchwake::view {

class LetterPainter {
  public:
    /// Requires: the names outlive the painter.
    explicit LetterPainter(SpriteNames& names) : names_(&names) {}

    /// Takes a new snapshot of what stays in its cell. Cost: linear in the cells of the level.
    void take(const forecast::Knowledge& knowledge);
    /// Replaces `quads` by the letters of the cells in an area, without those of cells where an actor is.
    void paint_ground(const Scene& scene, const LightMap& light, const core::Rect& area,
                      std::vector<SpriteQuad>& quads);
    /// The letter of an actor in its own colour, under a light. Requires: a cell of the level.
    [[nodiscard]] SpriteQuad actor(const content::Appearance& look, core::Point at,
                                   const std::array<Colour, 4>& light);

  private:
    [[nodiscard]] SpriteQuad quad(GlyphSprite glyph, core::Point at, Colour ink,
                                  const std::array<Colour, 4>& light);

    SpriteNames* names_;
    core::Grid<TextCell> cells_;
};

}  // namespace torchwake::view
