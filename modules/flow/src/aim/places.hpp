#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/models.hpp>

#include <string>
#include <vector>

namespace torchwake::flow {

/// The stairs, portals, containers, vendors and items that the hero remembers: those of this level by the
/// steps to them, then those of other levels by depth. Asks the hero's memory alone.
[[nodiscard]] std::vector<screen::PlaceLine> remembered_places(const forecast::Knowledge& knowledge);

/// The name of a closed gate with a toll in that cell; empty if the hero knows of none there.
[[nodiscard]] std::string toll_gate(const forecast::Knowledge& known, core::Point at);

}  // namespace torchwake::flow
