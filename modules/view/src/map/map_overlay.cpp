#include "map/map_overlay.hpp"

#include <torchwake/screen/layer.hpp>
#include <torchwake/spatial/line.hpp>
#include <torchwake/view/colours.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>

namespace torchwake::view {
namespace {

constexpr std::uint8_t half_white = 128;
constexpr std::uint8_t area_alpha = 190;
constexpr std::uint8_t click_alpha = 110;
constexpr Colour own_light{255, 255, 255};
constexpr Colour good_area{240, 130, 50};
constexpr Colour bad_area{200, 60, 60};
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

void tint(SpriteQuad& quad, Colour hue) {
    constexpr std::int32_t share = 320;
    std::ranges::transform(quad.tint, quad.tint.begin(),
                           [hue](Colour light) { return mixed(light, hue, share); });
}

void darken(SpriteQuad& quad) {
    std::ranges::transform(quad.tint, quad.tint.begin(),
                           [](Colour light) { return scaled(light, light_out_of_reach); });
}

SpriteQuad mark(core::Point cell, SpriteIndex sprite, Colour hue = own_light, std::uint8_t alpha = 255) {
    return {cell.x * sprite_pixels, cell.y * sprite_pixels, sprite, false, alpha, 0, {hue, hue, hue, hue}};
}

MapOverlay overlay_of(const screen::AimModel& aim) {
    const core::Rect reach = core::Rect{aim.from, {1, 1}}.grown(aim.range.value);
    return {aim.at,
            aim.refusal.has_value(),
            aim.item,
            aim.forecast.flight.cells,
            aim.forecast.area,
            aim.forecast.victims,
            aim.spell,
            {},
            reach};
}

MapOverlay overlay_of(const screen::TravelModel& travel) {
    MapOverlay overlay;
    overlay.cursor = travel.at;
    overlay.refused = travel.way.empty();
    overlay.way = travel.way;
    return overlay;
}

}  // namespace

MapOverlay overlay_of(std::span<const screen::Entry> screens, const screen::Pointed& over) {
    MapOverlay overlay;
    if (screens.empty()) {
        return overlay;
    }
    if (screens.size() > 1 && screen::model_in<screen::ConfirmModel>(screens.back().layer) != nullptr &&
        screen::model_in<screen::AimModel>(screens[screens.size() - 2].layer) != nullptr) {
        screens = screens.first(screens.size() - 1);
    }
    const screen::Layer& layer = screens.back().layer;
    if (const auto* aim = screen::model_in<screen::AimModel>(layer)) {
        overlay = overlay_of(*aim);
    } else if (const auto* travel = screen::model_in<screen::TravelModel>(layer)) {
        overlay = overlay_of(*travel);
    } else if (const auto* play = screen::model_in<screen::PlayModel>(layer)) {
        overlay.goals = screen::marked_cells(play->knowledge.catalog(), play->lesson);
        if (const auto* entry = std::get_if<screen::PointedEntry>(&over)) {
            overlay.goals.push_back(entry->at);
        }
        if (play->way != nullptr && std::holds_alternative<screen::PointedCell>(over)) {
            overlay.clicked = *play->way;
        }
    } else if (const auto* direction = screen::model_in<screen::DirectionModel>(layer)) {
        overlay.choices = direction->cells;
    } else {
        overlay.cursor = cursor_in(layer);
    }
    overlay.pointed = overlay.cursor && over == screen::Pointed(screen::PointedCell{*overlay.cursor});
    return overlay;
}

OverlayStamp stamp_of(const MapOverlay& overlay) {
    OverlayStamp stamp{overlay.cursor, overlay.refused, overlay.item, overlay.way.size(),
                       overlay.spell,  overlay.pointed, overlay.goals};
    if (!overlay.clicked.empty()) {
        stamp.clicked = overlay.clicked.size();
        stamp.click_ends = overlay.clicked.back();
    }
    return stamp;
}

OverlayPainter::OverlayPainter(SpriteNames& names)
    : good_{{names.index("cursor", 0), names.index("cursor", 1)},
            names.index("path"),
            names.index("aim_area")},
      bad_{{names.index("cursor_bad", 0), names.index("cursor_bad", 1)},
           names.index("path_bad"),
           names.index("aim_area_bad")},
      target_(names.index("target")) {}

void OverlayPainter::paint_ground(const MapOverlay& overlay, std::vector<SpriteQuad>& quads) const {
    for (const core::Point cell : overlay.clicked) {
        quads.push_back(mark(cell, good_.path, own_light, click_alpha));
    }
    if (!overlay.cursor) {
        return;
    }
    const core::Point corner{overlay.cursor->x * sprite_pixels, overlay.cursor->y * sprite_pixels};
    const core::Rect reached = bounds_of(overlay.area);
    for (SpriteQuad& quad : quads) {
        const core::Point cell{quad.x / sprite_pixels, quad.y / sprite_pixels};
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

void OverlayPainter::mark_throw(const MapOverlay& overlay, core::Point from, core::Point to,
                                std::vector<SpriteQuad>& quads) const {
    const spatial::Line way(from, to);
    for (std::int32_t step = 1; step < way.size(); ++step) {
        quads.push_back(mark(way[step], marks(overlay).path));
    }
}

void OverlayPainter::paint_top(const MapOverlay& overlay, std::size_t frame,
                               std::vector<SpriteQuad>& quads) const {
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

}  // namespace torchwake::view
