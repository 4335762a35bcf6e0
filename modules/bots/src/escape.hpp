#pragma once

// Leads the hero out of fire, gas and announced spells.

#include <torchwake/core/direction.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/spatial/open_neighbours.hpp>

#include <optional>

namespace torchwake::bots {

/// The first step of the way on which the forecast beats and announced spells harm the hero least. Nothing if
/// they harm it no less there than where it stands, or if it does as well to wait. The steps are those that
/// it may take.
[[nodiscard]] std::optional<core::Direction> way_out_of_harm(const forecast::Knowledge& knowledge,
                                                             const forecast::MatterForecast& forecast,
                                                             const spatial::OpenNeighbours& steps);

}  // namespace torchwake::bots
