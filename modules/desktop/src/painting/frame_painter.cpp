#include "painting/interface_painter.hpp"
#include "painting/map_painter.hpp"
#include "painting/pen.hpp"

#include <torchwake/core/grid.hpp>
#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/frame_painter.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace torchwake::desktop {
namespace {

constexpr atlas::Rgba black{0, 0, 0, opaque};

/// The side of the squares by which the drawn part of the map is known, in pixels.
constexpr std::int32_t square = 32;

/// The squares of the map area on which something is drawn.
class DrawnSquares {
  public:
    explicit DrawnSquares(const core::Rect& area)
        : area_(area),
          drawn_({(area.size.width + square - 1) / square, (area.size.height + square - 1) / square}, false) {
    }

    void add(const Batch& batch) {
        const std::vector<Vertex>& vertices = batch.vertices();
        for (std::size_t corner = 0; corner < vertices.size(); corner += Batch::vertices_of_quad) {
            add(std::span(vertices).subspan(corner, Batch::vertices_of_quad));
        }
    }
    /// Fills them with a colour, row by row.
    void fill(Batch& batch, atlas::Rgba colour) const {
        for (std::int32_t y = 0; y < drawn_.size().height; ++y) {
            for (std::int32_t x = 0; x < drawn_.size().width; ++x) {
                const std::int32_t first = x;
                while (x < drawn_.size().width && drawn_[{x, y}]) {
                    ++x;
                }
                if (x > first) {
                    batch.add_block({{area_.left() + first * square, area_.top() + y * square},
                                     {(x - first) * square, square}},
                                    colour);
                }
            }
        }
    }

  private:
    void add(std::span<const Vertex> quad) {
        const auto [left, right] = std::ranges::minmax(quad, {}, &Vertex::x);
        const auto [top, bottom] = std::ranges::minmax(quad, {}, &Vertex::y);
        const core::Point first = square_of(left.x, top.y);
        const core::Point last = square_of(right.x - 1, bottom.y - 1);
        for (std::int32_t y = first.y; y <= last.y; ++y) {
            for (std::int32_t x = first.x; x <= last.x; ++x) {
                drawn_[{x, y}] = true;
            }
        }
    }
    /// The nearest square of the area to a pixel.
    [[nodiscard]] core::Point square_of(float x, float y) const {
        const auto place = [](float pixel, std::int32_t origin, std::int32_t count) {
            return std::clamp((static_cast<std::int32_t>(pixel) - origin) / square, 0, count - 1);
        };
        return {place(x, area_.left(), drawn_.size().width), place(y, area_.top(), drawn_.size().height)};
    }

    core::Rect area_;
    core::Grid<char> drawn_;  ///< bool
};

/// The part of the atlas for a sprite, or for a character of the font.
SpritePart part_of(const panels::SpriteNames::Name& name, const atlas::AtlasIndex& atlas) {
    if (name.name != panels::glyph_sprite) {
        return {atlas.sprite(name.name, static_cast<unsigned>(name.frame))};
    }
    const panels::GlyphSprite glyph = panels::glyph_of(name.frame);
    return {atlas.glyph(glyph.glyph, glyph.bold), true, glyph.glyph == panels::paper_glyph.glyph};
}

}  // namespace

atlas::Picture white_shapes(const atlas::Picture& atlas) {
    atlas::Picture shapes(atlas.width, atlas.height);
    std::ranges::transform(atlas.pixels, shapes.pixels.begin(), [](const atlas::Rgba& pixel) {
        return atlas::Rgba{untinted.red, untinted.green, untinted.blue, pixel.alpha};
    });
    return shapes;
}

const DrawList& FramePainter::paint(const stage::Frame& frame, const WindowGeometry& geometry) {
    learn_sprites();
    std::swap(list_, former_);
    list_.window = geometry.window();
    list_.backdrop = apply_palette(palette_, with_alpha(words::night));
    list_.map_area = geometry.map_pixels();
    list_.ground.clear();
    list_.map.clear();
    list_.dark.clear();
    list_.interface.clear();
    if (frame.shows_map) {
        paint_map(frame, geometry);
        DrawnSquares squares(list_.map_area);
        squares.add(list_.map);
        squares.fill(list_.ground, black);
        squares.fill(list_.dark, list_.backdrop);
    }
    InterfacePainter(*atlas_, geometry, list_.interface, palette_).paint(frame);
    return list_;
}

/// Sprites have the palette's colours from the texture already; their tint is light, which no palette
/// changes. Only characters have their colour as a tint.
void FramePainter::paint_map(const stage::Frame& frame, const WindowGeometry& geometry) {
    MapPainter painter(*atlas_, sprite_parts_, geometry, list_, palette_);
    painter.paint_sprites(frame.map, frame.map_light);
    const std::size_t sprites = list_.map.vertices().size();
    painter.paint_effects(frame.map, frame.map_light);
    list_.map.recolour(palette_, sprites);
}

void FramePainter::learn_sprites() {
    const std::vector<panels::SpriteNames::Name>& names = sprites_->names();
    for (std::size_t i = sprite_parts_.size(); i < names.size(); ++i) {
        sprite_parts_.push_back(part_of(names[i], *atlas_));
    }
}

}  // namespace torchwake::desktop
