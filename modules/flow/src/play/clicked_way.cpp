#include "play/clicked_way.hpp"

#include "aim/places.hpp"

#include <torchwake/autopilot/known_map.hpp>

#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

bool is_ended_by_enemy(const forecast::Knowledge& known, const autopilot::AutoAction& action) {
    const auto first = autopilot::AutoActionRunner(action).next(known);
    const auto* const stop = std::get_if<autopilot::Stop>(&first);
    return stop != nullptr && stop->reason == autopilot::StopReason::EnemyInView;
}

/// The paths to where a way to a cell ends. Requires: the level contains it.
autopilot::PathMap paths_to(const forecast::Knowledge& known, core::Point to, autopilot::Shuns shuns) {
    autopilot::KnownMap map(shuns);
    map.update(known);
    autopilot::PathMap paths;
    paths.lead_onto(map, autopilot::ends_of_way(known, map, to));
    return paths;
}

}  // namespace

bool is_stopped_by_enemy(const forecast::Knowledge& known, core::Point to) {
    return is_ended_by_enemy(known, autopilot::TravelTo{to, {}, true});
}

std::optional<autopilot::StopReason> lack_of_way(const forecast::Knowledge& known, core::Point to) {
    const core::Point here = known.hero().at;
    const core::Point end = end_of_travel(known, to);
    const auto leads = [&](autopilot::Shuns shuns) {
        return known.size().contains(end) &&
               paths_to(known, end, shuns).distance(here) != spatial::unreachable;
    };
    if (leads(autopilot::Shuns::ForecastHarm) || here == end) {
        return std::nullopt;
    }
    return leads(autopilot::Shuns::WhatStays) ? autopilot::StopReason::FireAhead
                                              : autopilot::StopReason::NoPath;
}

std::optional<core::Direction> hunted_step_of_exploring(const forecast::Knowledge& known) {
    if (!is_ended_by_enemy(known, autopilot::Explore{})) {
        return std::nullopt;
    }
    autopilot::KnownMap map;
    map.update(known);
    const core::Point here = known.hero().at;
    std::vector<core::Point> unseen = known.depth() == 0 ? map.frontier().cells() : map.unseen(known).cells();
    std::erase(unseen, here);
    autopilot::PathMap paths;
    paths.lead_onto(map, std::move(unseen));
    return paths.first_step(map, here);
}

std::vector<core::Point> way_of_click(const forecast::Knowledge& known, core::Point to) {
    if (!known.size().contains(to) || !known.tile(to)) {
        return {};
    }
    std::vector<core::Point> way = autopilot::known_path(known, end_of_travel(known, to));
    if (way.size() > 1 && is_stopped_by_enemy(known, to)) {
        way.resize(1);
    }
    return way;
}

}  // namespace torchwake::flow
