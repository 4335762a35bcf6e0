#include <torchwake/panels/map_overlay.hpp>
#include <torchwake/screen/layer.hpp>

#include <variant>

namespace torchwake::panels {
namespace {

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

}  // namespace torchwake::panels
