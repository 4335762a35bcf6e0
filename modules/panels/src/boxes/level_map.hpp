#pragma once

#include "canvas/canvas.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/forecast/knowledge.hpp>

namespace torchwake::panels {

/// Draws the present level as the hero remembers it, scaled to fit, in the middle of an area.
void draw_level(Canvas& canvas, const forecast::Knowledge& knowledge, const core::Rect& room);

/// Draws the present level over its minimap's area in a window: squares, which react to the pointer as the
/// level's cells. Requires: a window's canvas.
void draw_minimap(Canvas& canvas, const forecast::Knowledge& knowledge, const core::Rect& area);

/// Draws it in the lowest rows of what is free in the sidebar; nothing where there is too little room.
void draw_small_map(Canvas& canvas, const forecast::Knowledge& knowledge, const core::Rect& free);

}  // namespace torchwake::panels
