#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/forecast/knowledge.hpp>

#include <vector>

namespace torchwake::flow {

/// True if an enemy in view ends any travel to the cell before its first step.
[[nodiscard]] bool is_stopped_by_enemy(const forecast::Knowledge& known, core::Point to);

/// The cells on which a click on a cell of the level leads now, from the first step on: only that step while
/// an enemy in view ends any travel. None to a cell that is not known, and where no known way leads. Cost: a
/// search over the known level.
[[nodiscard]] std::vector<core::Point> way_of_click(const forecast::Knowledge& known, core::Point to);

}  // namespace torchwake::flow
