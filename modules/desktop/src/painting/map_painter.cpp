#include "painting/map_painter.hpp"

#include <cstddef>

namespace torchwake::desktop {
namespace {

/// The white shape of a part, in the texture's lower half.
atlas::AtlasRect white_shape(atlas::AtlasRect part, const atlas::AtlasIndex& atlas) {
    part.y += atlas.texture().height;
    return part;
}

Batch::Corners lit(const std::array<content::Colour, 4>& tints, content::Colour light, std::uint8_t alpha) {
    Batch::Corners corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = with_alpha(words::multiplied(tints[i], light), alpha);
    }
    return corners;
}

}  // namespace

MapPainter::MapPainter(const atlas::AtlasIndex& atlas, std::span<const SpritePart> parts,
                       const WindowGeometry& geometry, DrawList& list, save::Palette palette)
    : atlas_(&atlas),
      parts_(parts),
      list_(&list),
      palette_(palette),
      scale_(geometry.sprite_scale()),
      geometry_(geometry) {}

void MapPainter::paint_sprites(const panels::MapPicture& map, content::Colour light) {
    origin_ = geometry_.map_to_window({0, 0}, map.camera);
    for (const panels::SpriteQuad& quad : map.quads) {
        add(quad, light);
    }
}

void MapPainter::paint_effects(const panels::MapPicture& map, content::Colour light) {
    origin_ = geometry_.map_to_window({0, 0}, map.camera);
    for (const panels::Particle& particle : map.particles) {
        add(particle, light);
    }
    for (const panels::FloatingText& text : map.texts) {
        add(text);
    }
}

core::Point MapPainter::to_window(std::int32_t x, std::int32_t y) const {
    return {origin_.x + x * scale_, origin_.y + y * scale_};
}

core::Rect MapPainter::area_of(const panels::SpriteQuad& quad) const {
    const SpritePart& drawn = parts_[quad.sprite];
    if (drawn.fills) {
        const std::int32_t side = panels::sprite_pixels * scale_;
        return {to_window(quad.x, quad.y), {side, side}};
    }
    const core::Size size{drawn.part.width, drawn.part.height};
    const core::Point beside = drawn.is_glyph ? core::Point{(panels::sprite_pixels - size.width) / 2,
                                                            (panels::sprite_pixels - size.height) / 2}
                                              : core::Point{};
    return {to_window(quad.x + beside.x, quad.y + beside.y), {size.width * scale_, size.height * scale_}};
}

void MapPainter::add(const panels::SpriteQuad& quad, content::Colour light) {
    const atlas::AtlasRect& part = parts_[quad.sprite].part;
    const core::Rect area = area_of(quad);
    if (!area.intersects(list_->map_area)) {
        return;
    }
    const std::size_t first = list_->map.vertices().size();
    list_->map.add(area, part, lit(quad.tint, light, quad.alpha), quad.flipped);
    if (parts_[quad.sprite].is_glyph) {
        list_->map.recolour(palette_, first);  // its ink is its tint, and not in the texture
    }
    if (quad.whiteness > 0) {
        const atlas::Rgba white = with_alpha({255, 255, 255}, faded(quad.alpha, quad.whiteness));
        list_->map.add(area, white_shape(part, *atlas_), {white, white, white, white}, quad.flipped);
    }
}

void MapPainter::add(const panels::Particle& particle, content::Colour light) {
    const core::Rect area{to_window(particle.x, particle.y),
                          {particle.size * scale_, particle.size * scale_}};
    if (area.intersects(list_->map_area)) {
        list_->map.add_block(area, with_alpha(words::multiplied(particle.colour, light), particle.alpha));
    }
}

void MapPainter::add(const panels::FloatingText& text) {
    Pen pen(*atlas_, list_->map, geometry_.letter_scale(text));
    pen.outlined(to_window(text.x, text.y), text.text, with_alpha(text.ink, text.alpha));
}

}  // namespace torchwake::desktop
