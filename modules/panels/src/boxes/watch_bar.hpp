#pragma once

// The time bar of a watched run: the position in the run, and the state of playback. It covers an edge of the
// map.

#include "boxes/paint_context.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/words/sentence.hpp>

#include <optional>
#include <vector>

namespace torchwake::panels {

struct WatchPlace {
    core::Rect panel;
    core::Rect bar;                        ///< one row, at least one cell wide
    std::vector<words::TextLine> problem;  ///< above the bar, one row each
};

/// The place of the time bar: as wide as the map, at its lower edge, or at the upper one where it would
/// otherwise hide the hero or the cell below. Nothing if no run is watched, or if a cursor or a box is over
/// the map.
[[nodiscard]] std::optional<WatchPlace> watch_place(const PaintContext& with);

}  // namespace torchwake::panels
