#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/draw_list.hpp>

#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>

namespace torchwake::desktop {
namespace {

using Places = std::array<std::size_t, Batch::vertices_of_quad>;

/// The corners of the two triangles, split from the top left or from the top right.
constexpr Places falling{0, 1, 2, 0, 2, 3};
constexpr Places rising{0, 1, 3, 1, 2, 3};

int brightness(atlas::Rgba colour) {
    return colour.red + colour.green + colour.blue;
}

/// Chooses the diagonal between corners of similar brightness, so that light falls off smoothly.
const Places& split_of(const std::array<Vertex, 4>& corners) {
    const int fall = std::abs(brightness(corners[0].tint) - brightness(corners[2].tint));
    const int rise = std::abs(brightness(corners[1].tint) - brightness(corners[3].tint));
    return fall <= rise ? falling : rising;
}

float number(std::int32_t value) {
    return static_cast<float>(value);
}

}  // namespace

void Batch::recolour(save::Palette palette, std::size_t first) {
    TORCHWAKE_EXPECTS(first <= vertices_.size());
    if (palette == save::Palette::Standard) {
        return;
    }
    atlas::Rgba last;
    atlas::Rgba shown;
    for (Vertex& vertex : std::span(vertices_).subspan(first)) {
        if (vertex.tint != last) {
            last = vertex.tint;
            shown = apply_palette(palette, last);
        }
        vertex.tint = shown;
    }
}

void Batch::add(const core::Rect& area, const atlas::AtlasRect& part, atlas::Rgba tint) {
    add(area, part, {tint, tint, tint, tint});
}

void Batch::add(const core::Rect& area, const atlas::AtlasRect& part, const Corners& tints, bool mirrored) {
    const float left = number(area.left());
    const float top = number(area.top());
    const float right = number(area.right());
    const float bottom = number(area.bottom());
    float from = number(part.x);
    float to = number(part.x + part.width);
    if (mirrored) {
        std::swap(from, to);
    }
    const float above = number(part.y);
    const float below = number(part.y + part.height);
    add({Vertex{left, top, tints[0], from, above}, Vertex{right, top, tints[1], to, above},
         Vertex{right, bottom, tints[2], to, below}, Vertex{left, bottom, tints[3], from, below}},
        Surface::Sprites);
}

void Batch::add_block(const core::Rect& area, atlas::Rgba colour) {
    constexpr std::uint8_t opaque = 255;
    const float left = number(area.left());
    const float top = number(area.top());
    const float right = number(area.right());
    const float bottom = number(area.bottom());
    add({Vertex{left, top, colour}, Vertex{right, top, colour}, Vertex{right, bottom, colour},
         Vertex{left, bottom, colour}},
        colour.alpha == opaque ? Surface::OpaqueBlocks : Surface::Blocks);
}

void Batch::add(const std::array<Vertex, 4>& corners, Surface surface) {
    if (runs_.empty() || runs_.back().surface != surface) {
        runs_.push_back({surface, vertices_.size(), 0});
    }
    for (const std::size_t place : split_of(corners)) {
        vertices_.push_back(corners[place]);
    }
    runs_.back().count += vertices_of_quad;
}

}  // namespace torchwake::desktop
