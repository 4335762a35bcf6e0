#include "scene/overlay_painter.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/spatial/line.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <cstdint>
#include <span>

namespace torchwake::stage {
namespace {

constexpr std::uint8_t half_white = 128;
constexpr std::uint8_t area_alpha = 190;
constexpr std::uint8_t click_alpha = 110;
constexpr content::Colour own_light{255, 255, 255};
constexpr content::Colour good_area{240, 130, 50};
constexpr content::Colour bad_area{200, 60, 60};
constexpr std::int32_t light_out_of_reach = 450;

/// The smallest rectangle that holds all cells; empty if there are none.
core::Rect bounds_of(std::span<const core::Point> cells) {
    if (cells.empty()) {
        return {};
    }
    const auto [left, right] = std::ranges::minmax(cells, {}, &core::Point::x);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, &core::Point::y);
    return {{left.x, top.y}, {right.x - left.x + 1, bottom.y - top.y + 1}};
}

void tint(panels::SpriteQuad& quad, content::Colour hue) {
    constexpr std::int32_t share = 320;
    std::ranges::transform(quad.tint, quad.tint.begin(),
                           [hue](content::Colour light) { return words::mixed(light, hue, share); });
}

void darken(panels::SpriteQuad& quad) {
    std::ranges::transform(quad.tint, quad.tint.begin(),
                           [](content::Colour light) { return words::scaled(light, light_out_of_reach); });
}

panels::SpriteQuad mark(core::Point cell, panels::SpriteIndex sprite, content::Colour hue = own_light,
                        std::uint8_t alpha = 255) {
    return {cell.x * panels::sprite_pixels,
            cell.y * panels::sprite_pixels,
            sprite,
            false,
            alpha,
            0,
            {hue, hue, hue, hue}};
}

}  // namespace

OverlayStamp stamp_of(const panels::MapOverlay& overlay) {
    OverlayStamp stamp{overlay.cursor, overlay.refused, overlay.item, overlay.way.size(),
                       overlay.spell,  overlay.pointed, overlay.goals};
    if (!overlay.clicked.empty()) {
        stamp.clicked = overlay.clicked.size();
        stamp.click_ends = overlay.clicked.back();
    }
    return stamp;
}

OverlayPainter::OverlayPainter(panels::SpriteNames& names)
    : good_{{names.index("cursor", 0), names.index("cursor", 1)},
            names.index("path"),
            names.index("aim_area")},
      bad_{{names.index("cursor_bad", 0), names.index("cursor_bad", 1)},
           names.index("path_bad"),
           names.index("aim_area_bad")},
      target_(names.index("target")) {}

void OverlayPainter::paint_ground(const panels::MapOverlay& overlay,
                                  std::vector<panels::SpriteQuad>& quads) const {
    for (const core::Point cell : overlay.clicked) {
        quads.push_back(mark(cell, good_.path, own_light, click_alpha));
    }
    if (!overlay.cursor) {
        return;
    }
    const core::Point corner{overlay.cursor->x * panels::sprite_pixels,
                             overlay.cursor->y * panels::sprite_pixels};
    const core::Rect reached = bounds_of(overlay.area);
    for (panels::SpriteQuad& quad : quads) {
        const core::Point cell{quad.x / panels::sprite_pixels, quad.y / panels::sprite_pixels};
        if (quad.x == corner.x && quad.y == corner.y) {
            quad.whiteness = half_white;
        } else if (reached.contains(cell) && std::ranges::find(overlay.area, cell) != overlay.area.end()) {
            tint(quad, overlay.refused ? bad_area : good_area);
        } else if (overlay.reach && !overlay.reach->contains(cell)) {
            darken(quad);
        }
    }
    for (const core::Point cell : overlay.area) {
        quads.push_back(mark(cell, marks(overlay).area, own_light, area_alpha));
    }
    for (const forecast::StrikeForecast& victim : overlay.victims) {
        if (victim.lands) {
            mark_throw(overlay, victim.at, *victim.lands, quads);
        }
    }
    for (const core::Point cell : overlay.way) {
        if (cell != *overlay.cursor) {
            quads.push_back(mark(cell, marks(overlay).path));
        }
    }
}

void OverlayPainter::mark_throw(const panels::MapOverlay& overlay, core::Point from, core::Point to,
                                std::vector<panels::SpriteQuad>& quads) const {
    const spatial::Line way(from, to);
    for (std::int32_t step = 1; step < way.size(); ++step) {
        quads.push_back(mark(way[step], marks(overlay).path));
    }
}

void OverlayPainter::paint_top(const panels::MapOverlay& overlay, std::size_t frame,
                               std::vector<panels::SpriteQuad>& quads) const {
    for (const core::Point cell : overlay.choices) {
        quads.push_back(mark(cell, good_.cursor[frame]));
    }
    for (const core::Point cell : overlay.goals) {
        quads.push_back(mark(cell, good_.cursor[frame]));
    }
    if (!overlay.cursor) {
        return;
    }
    for (const forecast::StrikeForecast& victim : overlay.victims) {
        if (victim.at != *overlay.cursor) {
            quads.push_back(mark(victim.at, target_));
        }
    }
    quads.push_back(mark(*overlay.cursor, marks(overlay).cursor[frame]));
}

}  // namespace torchwake::stage
