#pragma once

// Tells what the hero knows to burn.

#include <torchwake/content/effect.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/matter_forecast.hpp>

#include <vector>

namespace torchwake::bots {

/// True if something could be lit in a cell or beside it.
[[nodiscard]] bool is_near_fuel(const forecast::Knowledge& knowledge, core::Point at);
/// True if whoever walks into a cell of the level makes it give off a gas that burns.
[[nodiscard]] bool gives_off_fuel(const forecast::Knowledge& knowledge, core::Point at);
/// True if a fire elsewhere would not come to a cell: nothing burns there, and no gas that burns is beside
/// it.
[[nodiscard]] bool is_out_of_fires(const forecast::Knowledge& knowledge, core::Point at);
/// True if one of the effects brings matter, heat or cold.
[[nodiscard]] bool changes_matter(const std::vector<content::ItemEffect>& effects);
/// True if one of the effects heats a cell.
[[nodiscard]] bool lights(const std::vector<content::ItemEffect>& effects);

}  // namespace torchwake::bots
