#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/forecast/knowledge.hpp>

#include <vector>

namespace torchwake::flow {

/// The cells on which a click on a cell of the level leads now, from the first step on: only that step while
/// an enemy in view ends any travel. None to a cell that is not known, and where no known way leads. Cost: a
/// search over the known level.
[[nodiscard]] std::vector<core::Point> way_of_click(const forecast::Knowledge& known, core::Point to);

}  // namespace torchwake::flow
