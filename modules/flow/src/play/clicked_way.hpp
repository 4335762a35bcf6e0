#pragma once

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/forecast/knowledge.hpp>

#include <optional>
#include <vector>

namespace torchwake::flow {

/// True if an enemy in view ends any travel to the cell before its first step.
[[nodiscard]] bool is_stopped_by_enemy(const forecast::Knowledge& known, core::Point to);

/// The reason why there is no step on the way to a cell; nothing if a way is known, or has no step left.
[[nodiscard]] std::optional<autopilot::StopReason> lack_of_way(const forecast::Knowledge& known,
                                                               core::Point to);

/// The step of exploring that an enemy in view ends before it is taken; nothing if none does, or no known way
/// leads to unknown cells. It fetches nothing.
[[nodiscard]] std::optional<core::Direction> hunted_step_of_exploring(const forecast::Knowledge& known);

/// The cells on which a click on a cell of the level leads now, from the first step on: only that step while
/// an enemy in view ends any travel. None to a cell that is not known, and where no known way leads. Cost: a
/// search over the known level.
[[nodiscard]] std::vector<core::Point> way_of_click(const forecast::Knowledge& known, core::Point to);

}  // namespace torchwake::flow
