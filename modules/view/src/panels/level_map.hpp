#pragma once

#include "panels/canvas.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/knowledge.hpp>

namespace torchwake::view {

/// Draws the present level as the hero remembers it, scaled to fit, in the middle of an area.
void draw_level(Canvas& canvas, const rules::Knowledge& knowledge, const core::Rect& room);

}  // namespace torchwake::view
