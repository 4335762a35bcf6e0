#pragma once

// The questions that the forecasts of a deed ask about what the hero knows.

#include <torchwake/core/direction.hpp>
#include <torchwake/forecast/harm.hpp>

namespace torchwake::forecast {

/// True if the hero knows that nothing blocks a cell. The cell may lie outside the level.
[[nodiscard]] inline bool is_open(const Knowledge& knowledge, core::Point at) {
    const content::TileDef* const tile = knowledge.tile_def(at);
    return tile != nullptr && !tile->blocks;
}

/// True if the hero knows that a cell cuts the corners of diagonal steps. It may lie outside the level.
[[nodiscard]] inline bool cuts_corners(const Knowledge& knowledge, core::Point at) {
    const content::TileDef* const tile = knowledge.tile_def(at);
    return tile != nullptr && tile->blocks_diagonal;
}

/// True if nothing and nobody that the hero knows keeps one from coming over that border of a cell.
[[nodiscard]] inline bool lets_by(const Knowledge& knowledge, core::Point from, core::Direction direction) {
    const core::Point to = core::step(from, direction);
    const core::Point gap = core::offset(direction);
    const bool cut = core::is_diagonal(direction) && (cuts_corners(knowledge, from + core::Point{gap.x, 0}) ||
                                                      cuts_corners(knowledge, from + core::Point{0, gap.y}));
    return is_open(knowledge, to) && !knowledge.actor(to) && !cut;
}

/// True if the deed is a missile that can be picked up again: it hits, and its effects do not happen.
[[nodiscard]] inline bool stays_whole(const content::Catalog& catalog, const AimedDeed& deed) {
    return deed.is_missile() && !catalog.breaks(deed.source);
}

}  // namespace torchwake::forecast
