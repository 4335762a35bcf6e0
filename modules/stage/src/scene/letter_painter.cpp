#include "scene/letter_painter.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <array>

namespace torchwake::stage {
namespace {

/// A remembered cell has colours of its own, whatever light falls there.
constexpr std::array<content::Colour, 4> own_colours{
    {{255, 255, 255}, {255, 255, 255}, {255, 255, 255}, {255, 255, 255}}};

/// The light on a letter in view. A letter covers less of its cell than a sprite, so it is brighter.
std::array<content::Colour, 4> on_letters(std::array<content::Colour, 4> light) {
    std::ranges::transform(light, light.begin(),
                           [](content::Colour each) { return words::lightened(each, 3, 40); });
    return light;
}

}  // namespace

void LetterPainter::take(const forecast::Knowledge& knowledge) {
    cells_.reset(knowledge.size());
    for (const core::Point at : core::cells_of(cells_.size())) {
        const bool remembered = knowledge.visibility(at) == forecast::Visibility::Remembered;
        cells_[at] = remembered ? panels::map_cell(knowledge, at) : panels::ground_cell(knowledge, at);
    }
}

void LetterPainter::paint_ground(const Scene& scene, const LightMap& light, const core::Rect& area,
                                 std::vector<panels::SpriteQuad>& quads) {
    quads.clear();
    for (const core::Point at : core::cells_of(area)) {
        const forecast::Visibility seen = scene.visibility[at];
        if (seen == forecast::Visibility::Unseen) {
            continue;
        }
        const panels::TextCell& cell = cells_[at];
        const std::array<content::Colour, 4> tints =
            seen == forecast::Visibility::Visible ? on_letters(light.tints(at)) : own_colours;
        if (cell.paper != words::night && cell.paper != content::Colour{}) {
            quads.push_back(quad(panels::paper_glyph, at, cell.paper, tints));
        }
        const bool hidden = std::ranges::find(scene.actors, at, &SceneActor::at) != scene.actors.end();
        if (cell.glyph != U' ' && !hidden) {
            quads.push_back(quad({cell.glyph, cell.bold}, at, cell.ink, tints));
        }
    }
}

panels::SpriteQuad LetterPainter::actor(const content::Appearance& look, core::Point at,
                                        const std::array<content::Colour, 4>& light) {
    return quad({look.glyph, true}, at, look.foreground, on_letters(light));
}

panels::SpriteQuad LetterPainter::quad(panels::GlyphSprite glyph, core::Point at, content::Colour ink,
                                       const std::array<content::Colour, 4>& light) {
    panels::SpriteQuad letter{at.x * panels::sprite_pixels,
                              at.y * panels::sprite_pixels,
                              names_->index(glyph),
                              false,
                              255,
                              0,
                              light};
    std::ranges::transform(letter.tint, letter.tint.begin(),
                           [ink](content::Colour shade) { return words::multiplied(ink, shade); });
    return letter;
}

}  // namespace torchwake::stage
