#include "without_way.hpp"

namespace torchwake::autopilot {

spatial::Distance steps_to(const forecast::Knowledge& knowledge, Shuns shuns, const Ends& ends) {
    KnownMap map(shuns);
    map.update(knowledge);
    PathMap paths;
    if (ends.beside) {
        paths.lead_beside(map, ends.cells);
    } else {
        paths.lead_onto(map, ends.cells);
    }
    return paths.distance(knowledge.hero().at);
}

bool is_behind_fire(const forecast::Knowledge& knowledge, const KnownMap& map, const Ends& ends) {
    return map.forecasts_harm() && steps_to(knowledge, Shuns::WhatStays, ends) != spatial::unreachable;
}

StopReason reason_without_way(const forecast::Knowledge& knowledge, const KnownMap& map, const Ends& ends,
                              StopReason otherwise) {
    if (is_behind_fire(knowledge, map, ends)) {
        return StopReason::FireAhead;
    }
    return steps_to(knowledge, Shuns::Perils, ends) == spatial::unreachable ? otherwise : StopReason::Barred;
}

}  // namespace torchwake::autopilot
