#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/colour_sight.hpp>
#include <torchwake/desktop/draw_list.hpp>

#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>

namespace torchwake::desktop {
namespace {

using Places = std::array<std::size_t, 6>;

/// The corners of the two triangles, split from the top left or from the top right.
constexpr Places falling{0, 1, 2, 0, 2, 3};
constexpr Places rising{0, 1, 3, 1, 2, 3};

int brightness(atlas::Rgba colour) {
    return colour.red + colour.green + colour.blue;
}

/// Chooses the diagonal between corners of similar brightness, so that light falls off smoothly.
const Places& split_of(const Batch::Corners& tints) {
    const int fall = std::abs(brightness(tints[0]) - brightness(tints[2]));
    const int rise = std::abs(brightness(tints[1]) - brightness(tints[3]));
    return fall <= rise ? falling : rising;
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
    const auto number = [](std::int32_t value) { return static_cast<float>(value); };
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
    const std::array<Vertex, 4> corners{
        Vertex{left, top, tints[0], from, above}, Vertex{right, top, tints[1], to, above},
        Vertex{right, bottom, tints[2], to, below}, Vertex{left, bottom, tints[3], from, below}};
    for (const std::size_t place : split_of(tints)) {
        vertices_.push_back(corners[place]);
    }
}

}  // namespace torchwake::desktop
