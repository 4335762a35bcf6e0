#pragma once

#include "panels/paint_context.hpp"

#include <torchwake/screen/models.hpp>

#include <string>

namespace torchwake::view {

/// The heading of a cursor on the map: "EXAMINE", "AIM fireball scroll". Requires: the layer is such a
/// cursor.
[[nodiscard]] std::string map_heading(const screen::Layer& layer, const PaintSource& source);

/// Points at the edges of the map to those in view for whom it has no room.
void paint_edges(Canvas& canvas, const forecast::Knowledge& known, const PaintContext& with);

/// Names in a window what is under the pointer, beside it: somebody, a thing or a trap.
void paint_tip(Canvas& canvas, const forecast::Knowledge& known, const PaintContext& with);

/// Draws the note about what is sought. Requires: the game has a prize.
void paint_quest(Canvas& canvas, const screen::QuestNote& note, const PaintContext& with);

}  // namespace torchwake::view
