#include "interface_painter.hpp"
#include "map_painter.hpp"
#include "pen.hpp"

#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/frame_painter.hpp>
#include <torchwake/view/colours.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::desktop {
namespace {

constexpr atlas::Rgba black{0, 0, 0, opaque};

}  // namespace

atlas::Picture with_white_shapes(const atlas::Picture& atlas, save::Palette palette) {
    atlas::Picture texture(atlas.width, 2 * atlas.height);
    const auto shapes = std::transform(atlas.pixels.begin(), atlas.pixels.end(), texture.pixels.begin(),
                                       [&](atlas::Rgba pixel) { return apply_palette(palette, pixel); });
    std::transform(atlas.pixels.begin(), atlas.pixels.end(), shapes, [](const atlas::Rgba& pixel) {
        return atlas::Rgba{untinted.red, untinted.green, untinted.blue, pixel.alpha};
    });
    return texture;
}

const DrawList& FramePainter::paint(const view::Frame& frame, const WindowGeometry& geometry) {
    learn_sprites();
    list_.window = geometry.window();
    list_.backdrop = apply_palette(palette_, with_alpha(view::night));
    list_.map_area = geometry.map_pixels();
    list_.map.clear();
    list_.dark.clear();
    list_.interface.clear();
    if (frame.shows_map) {
        list_.map.add(list_.map_area, atlas_->white(), black);
        list_.dark.add(list_.map_area, atlas_->white(), list_.backdrop);
        paint_map(frame, geometry);
    }
    InterfacePainter(*atlas_, geometry, list_.interface).paint(frame);
    list_.interface.recolour(palette_);
    return list_;
}

/// Sprites have the palette's colours from the texture already; their tint is light, which no palette
/// changes.
void FramePainter::paint_map(const view::Frame& frame, const WindowGeometry& geometry) {
    MapPainter painter(*atlas_, sprite_parts_, geometry, list_);
    painter.paint_sprites(frame.map, frame.map_light);
    const std::size_t sprites = list_.map.vertices().size();
    painter.paint_effects(frame.map, frame.map_light);
    list_.map.recolour(palette_, sprites);
}

void FramePainter::learn_sprites() {
    const std::vector<view::SpriteNames::Name>& names = sprites_->names();
    for (std::size_t i = sprite_parts_.size(); i < names.size(); ++i) {
        sprite_parts_.push_back(atlas_->sprite(names[i].name, static_cast<unsigned>(names[i].frame)));
    }
}

}  // namespace torchwake::desktop
