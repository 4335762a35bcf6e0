#include <torchwake/stage/terrain.hpp>

#include <cstring>

namespace torchwake::stage {
namespace {

/// The light at the four corners of a cell, given the corners at its left in the rows above and below it. It
/// is copied in blocks, because member by member it would be twelve single bytes for each quad.
std::array<content::Colour, 4> tints_between(const content::Colour* above, const content::Colour* below) {
    std::array<content::Colour, 4> tints;
    std::memcpy(tints.data(), above, 2 * sizeof(content::Colour));
    std::memcpy(tints.data() + 2, below + 1, sizeof(content::Colour));
    std::memcpy(tints.data() + 3, below, sizeof(content::Colour));
    return tints;
}

std::size_t count_quads(const core::Grid<CellLook>& looks, const core::Rect& area) {
    std::size_t count = 0;
    for (std::int32_t y = area.top(); y < area.bottom(); ++y) {
        for (const CellLook& look : looks.row(y).subspan(static_cast<std::size_t>(area.left()),
                                                         static_cast<std::size_t>(area.size.width))) {
            count += look.count;
        }
    }
    return count;
}

}  // namespace

void paint_terrain(const core::Grid<CellLook>& looks, const LightMap& light, const core::Rect& area,
                   std::vector<panels::SpriteQuad>& quads) {
    quads.resize(count_quads(looks, area));
    panels::SpriteQuad* quad = quads.data();
    for (std::int32_t y = area.top(); y < area.bottom(); ++y) {
        const CellLook* look = looks.row(y).data() + area.left();
        const content::Colour* above = light.row(y).data() + area.left();
        const content::Colour* below = light.row(y + 1).data() + area.left();
        for (std::int32_t x = area.left(); x < area.right(); ++x, ++look, ++above, ++below) {
            const std::array<content::Colour, 4> tints = tints_between(above, below);
            for (std::uint8_t layer = 0; layer < look->count; ++layer) {
                *quad++ = {x * panels::sprite_pixels,
                           y * panels::sprite_pixels,
                           look->layers[layer],
                           false,
                           255,
                           0,
                           tints};
            }
        }
    }
}

std::uint8_t wall_frame(const std::array<bool, 8>& neighbours) {
    unsigned frame = 0;
    for (std::size_t i = 0; i < neighbours.size(); ++i) {
        const bool is_corner = i % 2 == 1;
        const bool sides = neighbours[(i + 7) % 8] && neighbours[(i + 1) % 8];
        if (neighbours[i] && (!is_corner || sides)) {
            frame |= 1U << i;
        }
    }
    return static_cast<std::uint8_t>(frame);
}

}  // namespace torchwake::stage
