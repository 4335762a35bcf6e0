#pragma once

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/models.hpp>

#include <vector>

namespace torchwake::flow {

/// The stairs, portals, containers, vendors and items that the hero remembers: those of this level by the
/// steps to them, then those of other levels by depth. Asks the hero's memory alone.
[[nodiscard]] std::vector<screen::PlaceLine> remembered_places(const forecast::Knowledge& knowledge);

}  // namespace torchwake::flow
