#include "play/clicked_way.hpp"

#include "aim/places.hpp"

#include <torchwake/autopilot/auto_action.hpp>

#include <variant>

namespace torchwake::flow {

bool is_stopped_by_enemy(const forecast::Knowledge& known, core::Point to) {
    const autopilot::AutoAction travel{autopilot::TravelTo{to, {}, true}};
    const auto first = autopilot::AutoActionRunner(travel).next(known);
    const auto* const stop = std::get_if<autopilot::Stop>(&first);
    return stop != nullptr && stop->reason == autopilot::StopReason::EnemyInView;
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
