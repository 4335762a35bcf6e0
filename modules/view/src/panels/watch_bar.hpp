#pragma once

// The time bar of a recorded run that is watched: where in it one is, and how it is played. It lies over an
// edge of the map.

#include "panels/paint_context.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/view/sentence.hpp>

#include <optional>
#include <vector>

namespace torchwake::view {

struct WatchPlace {
    core::Rect panel;
    core::Rect bar;                 ///< one row, of one cell at least
    std::vector<TextLine> problem;  ///< above the bar, a row each
};

/// As wide as the map, at its lower edge, or at the upper one where it would hide the hero or the cell below.
/// Nothing where no run is watched, and where a cursor or a box needs the map.
[[nodiscard]] std::optional<WatchPlace> watch_place(const PaintContext& with);

}  // namespace torchwake::view
