#pragma once

// An automatic action that finds no way tells here what bars it.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/autopilot/known_map.hpp>

#include <vector>

namespace torchwake::autopilot {

/// The cells to the nearest of which a way leads.
struct Ends {
    std::vector<core::Point> cells;
    bool beside = false;  ///< a way ends beside those onto which a map has no steps
};

/// The steps of the hero to the nearest of the ends on a map that shuns only that; spatial::unreachable if no
/// way is known. Cost: that of a KnownMap from nothing.
[[nodiscard]] spatial::Distance steps_to(const forecast::Knowledge& knowledge, Shuns shuns, const Ends& ends);

/// True if a way would lead there, were it not for fire or gas that a map of the same knowledge forecasts.
[[nodiscard]] bool is_behind_fire(const forecast::Knowledge& knowledge, const KnownMap& map,
                                  const Ends& ends);

/// Why a map of the same knowledge has no way to the ends: FireAhead or Barred if there were one but for
/// that, else `otherwise`.
[[nodiscard]] StopReason reason_without_way(const forecast::Knowledge& knowledge, const KnownMap& map,
                                            const Ends& ends, StopReason otherwise);

}  // namespace torchwake::autopilot
